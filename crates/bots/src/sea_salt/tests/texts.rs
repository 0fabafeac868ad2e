//! Every reason has a sentence in every language, and every sentence is used.

use game_sea_salt::{Action, Config};
use testkit::{MessageArgs, check_messages};

use super::{LEVELS, choose, play_games, positions::fourth_mermaid};
use crate::{
    Decision, Level,
    reason::LEAST_WEIGHT,
    sea_salt::{
        heuristics::Heuristics,
        reasons::{card_reasons, gained},
    },
};

/// RM-14: the reason for taking a card is the part of its value that weighs most.
#[test]
fn the_reason_for_a_card_weighs_most() {
    let mut n_checked = 0;
    play_games(Level::Hard, 12, |state, decision| {
        let Some(card) = gained(state, decision.action) else { return };
        let Some(first) = decision.reasons.first() else { panic!("{decision:?}") };
        if first.key == "bot-sea-salt-no-choice" {
            return;
        }
        let is_on_top = matches!(decision.action, Action::Take { .. });
        let extra_value = Heuristics::new(state).extra_value(card, is_on_top);
        let reasons = card_reasons(state, state.to_act(), card, extra_value);
        let own = reasons.iter().find(|(_, reason)| reason == first).map(|&(weight, _)| weight);
        let most = own.unwrap_or(LEAST_WEIGHT);
        assert!(reasons.iter().all(|&(weight, _)| weight <= most), "{first:?} of {reasons:?}");
        n_checked += 1;
    });
    assert!(100 < n_checked, "{n_checked}");
}

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
