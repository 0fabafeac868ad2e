//! Every reason has a sentence in every language, and every sentence is used.

use game_sea_salt::{Action, Config, SeaSalt, Side, State};
use search::Observation;
use tabletop::{Rules, luck::Quick};
use testkit::{MessageArgs, check_messages};

use super::{
    LEVELS, choose, play_games,
    positions::{fourth_mermaid, rival_wants_a_card},
};
use crate::{
    Decision, Level,
    hint_tests::{HintTest, assert_weighs_most},
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
        if gained(state, decision.action).is_some() {
            check_reason(state, decision);
            n_checked += 1;
        }
    });
    assert!(100 < n_checked, "{n_checked}");
}

impl HintTest for SeaSalt {
    fn check_reason(observation: Observation<'_, Self>, hint: &Decision<Action>) {
        check_reason(&observation.world(&mut Quick::new(0)).unwrap(), hint);
    }
}

/// Checks the first reason of a decision of the hard bot.
#[track_caller]
fn check_reason(state: &State, decision: &Decision<Action>) {
    let Decision { action, ref reasons, .. } = *decision;
    let first = &reasons[0];
    let mut legal = Vec::new();
    SeaSalt::legal_actions(state, &mut legal);
    if let [_] = legal[..] {
        assert_eq!(first.key, "bot-sea-salt-no-choice");
        return;
    }
    let heuristics = Heuristics::new(state);
    let Some(card) = gained(state, action) else {
        // The other actions have one reason each.
        assert_eq!(*first, heuristics.explain(action));
        return;
    };
    let extra_value = heuristics.extra_value(card, matches!(action, Action::Take { .. }));
    let weighed = card_reasons(state, state.to_act(), card, extra_value);
    assert_weighs_most(first, &weighed);
    let mut score = None;
    heuristics.each_action(|other, value| score = score.or((other == action).then_some(value)));
    let is_all = |score: f32| (weighed.iter().map(|it| it.0).sum::<f32>() - score).abs() < 1e-3;
    if let (Action::Take { .. }, Some(score)) = (action, score)
        && weighed[0].0.is_finite()
    {
        assert!(is_all(score), "the reasons {weighed:?} are not all of {score}");
    }
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
        let rare = rival_wants_a_card(&Config::CLASSIC);
        let take = Action::Take { pile: Side::Right };
        collect(&Decision::because(take, Heuristics::new(&rare.state).explain(take)));
    }
    // All games share this sentence, which is in another file.
    said.remove("bot-searched");
    check_messages("bots-sea-salt", &said);
}
