//! Every reason has a sentence in every language, and every sentence is used.

use game_sea_salt::{Action, Config};
use testkit::{MessageArgs, check_messages};

use super::{LEVELS, choose, play_games, positions::fourth_mermaid};
use crate::Decision;

#[test]
fn every_reason_has_a_sentence() {
    let mut said = MessageArgs::new();
    for level in LEVELS {
        let mut collect = |decision: &Decision<Action>| {
            assert!((1..=2).contains(&decision.reasons.len()), "{decision:?}");
            for reason in &decision.reasons {
                let values = reason.values.iter().map(|(name, _)| name.to_string());
                said.entry(reason.key.to_string()).or_default().extend(values);
            }
        };
        play_games(level, 30, |_, decision| collect(decision));
        let rare = fourth_mermaid(&Config::CLASSIC);
        collect(&choose(level, &rare.state, 0, None));
    }
    // All games share this sentence, which is in another file.
    said.remove("bot-searched");
    check_messages("bots-sea-salt", &said);
}
