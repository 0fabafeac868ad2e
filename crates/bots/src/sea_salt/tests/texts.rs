//! Every reason has a sentence in every language, and every sentence is said.

use game_sea_salt::{Action, Config};
use testkit::{Said, check_said};

use super::{LEVELS, choose, play_games, positions::fourth_mermaid};
use crate::Choice;

#[test]
fn everything_that_is_said_has_a_sentence_and_the_other_way_round() {
    let mut said = Said::new();
    for level in LEVELS {
        let mut listen = |choice: &Choice<Action>| {
            assert!((1..=2).contains(&choice.reasons.len()), "{choice:?}");
            for reason in &choice.reasons {
                let values = reason.values.iter().map(|(name, _)| name.to_string());
                said.entry(reason.key.to_string()).or_default().extend(values);
            }
        };
        play_games(level, 30, |_, choice| listen(choice));
        let rare = fourth_mermaid(&Config::CLASSIC);
        listen(&choose(level, &rare.state, 0, None));
    }
    // The sentence that all games share stands in a file of its own.
    said.remove("bot-searched");
    check_said("bots-sea-salt", &said);
}
