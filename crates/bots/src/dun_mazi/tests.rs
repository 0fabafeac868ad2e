//! Properties of all Dun Mazi bots, and positions in which the right move is clear.

use game_dun_mazi::{Action, CardBag, Config, DunMazi, Handful, PhaseView, State, View};
use search::Observation;
use tabletop::{Rules, SeatSet, Seats, Settings, Turn, Value, Viewer, luck::Quick};
use testkit::{MessageArgs, check_messages};

use super::{features::Features, flush::Flush};
use crate::{BotContext, BotGame, BotSpec, Decision, hint_tests::HintTest};

const BOTS: [&str; 3] = ["medium", "hard", "prior"];

/// Number of iterations that is enough for clear positions and fast in a debug build.
const FEW: u32 = 150;

fn choose(bot: &str, view: &View, iterations: u32, seed: u64) -> Decision<Action> {
    let spec: BotSpec = bot.parse().unwrap();
    let mut bot = DunMazi::bot(&spec).unwrap();
    let (seat, seats) = (view.turn.unwrap(), view.players.seats());
    let mut context =
        BotContext { luck: Quick::new(seed), iterations: Some(iterations), should_stop: &|| false };
    bot.choose(Observation { view, seat, seats }, &mut context).unwrap()
}

/// Plays a match between `bots`, one for each seat, and calls `look` with each decision.
fn play(config: Config, bots: &[&str], seed: u64, mut look: impl FnMut(&State, &Decision<Action>)) {
    let (seats, mut luck) = (Seats::new(bots.len() as u8).unwrap(), Quick::new(seed));
    let mut state = DunMazi::begin(&config, &DunMazi::deal(&config, seats, &mut luck));
    while let Turn::Of(seat) = DunMazi::turn(&state) {
        let view = DunMazi::view(&state, Viewer::Seat(seat));
        let decision = choose(bots[seat.index()], &view, 8, seed);
        DunMazi::judge(&state, seat, &decision.action).unwrap();
        look(&state, &decision);
        DunMazi::play_unchecked(&mut state, &decision.action, &mut luck);
    }
}

#[test]
fn every_decision_is_legal_in_every_preset() {
    for preset in Config::PRESETS {
        for (seed, bots) in [
            &["hard", "medium"][..],
            &["medium", "medium"],
            &["hard", "prior", "medium"],
            &["hard", "easy", "medium", "hard"],
        ]
        .into_iter()
        .enumerate()
        {
            play(preset.config, bots, seed as u64, |_, decision| {
                assert!(!decision.reasons.is_empty());
            });
        }
    }
}

#[test]
fn a_decision_depends_only_on_the_view_and_the_seed() {
    let mut luck = Quick::new(5);
    let mut n_decisions = 0;
    play(Config::CLASSIC, &["medium", "prior", "medium"], 3, |state, _| {
        let view = DunMazi::view(state, Viewer::Seat(state.to_act()));
        let other = DunMazi::determinize(&view, &mut luck);
        let again = DunMazi::view(&other, Viewer::Seat(state.to_act()));
        for bot in BOTS {
            assert_eq!(choose(bot, &view, 20, 1), choose(bot, &again, 20, 1), "{bot}");
        }
        n_decisions += 1;
    });
    assert!(n_decisions > 50, "{n_decisions}");
}

/// A position in the first round of two players; seat 0 is to act.
fn position(hand: &str, public: &str, phase: PhaseView) -> View {
    let config = Config::CLASSIC;
    let state = DunMazi::begin(&config, &DunMazi::deal(&config, Seats::TWO, &mut Quick::new(1)));
    let seat = Seats::TWO.first();
    let mut view = DunMazi::view(&state, Viewer::Seat(seat));
    view.hand = bag(hand);
    (view.phase, view.public, view.turn) = (phase, bag(public), Some(seat));
    for (seat, player) in view.players.iter_mut() {
        player.held = if view.viewer == Some(seat) { view.hand.len() as u8 } else { 5 };
    }
    view.deck = (54 - 5 - bag(hand).len() - bag(public).len()) as u8;
    view
}

fn bag(cards: &str) -> CardBag {
    CardBag::gather(cards.split_whitespace().map(|card| card.parse().unwrap())).unwrap()
}

/// The other player has knocked.
fn knocked() -> PhaseView {
    let knocker = Seats::TWO.seat(1).unwrap();
    PhaseView::Showdown { knocker, called: SeatSet::EMPTY, folded: SeatSet::EMPTY }
}

#[track_caller]
fn check(bots: &[&str], view: &View, expected: Action) {
    for bot in bots {
        assert_eq!(choose(bot, view, FEW, 1).action, expected, "{bot}");
    }
}

/// DM-20: the card outside the collected suit goes first.
#[test]
fn a_lone_low_card_is_played_first() {
    let view = position("SA SK SQ S9 H2 S8", "", PhaseView::Opening);
    check(&BOTS, &view, Action::Play { card: "H2".parse().unwrap() });
}

/// DM-22: the bots take the cards that complete the flush.
#[test]
fn a_free_swap_completes_the_flush() {
    let view = position("SA SK H2 D3 S10", "SQ SJ C4 D2 C2", PhaseView::Turn);
    for bot in BOTS {
        let Action::FreeSwap { take, .. } = choose(bot, &view, FEW, 1).action else {
            panic!("{bot} does not swap")
        };
        assert_eq!(take, Handful::try_from(bag("SQ SJ")).unwrap(), "{bot}");
    }
}

/// DM-24: a flush that just reaches the target wins nothing, so medium draws; with a base it knocks.
#[test]
fn medium_knocks_only_with_a_base() {
    let view = position("SA S10 S9 S8 S2", "H2 D3", PhaseView::Turn);
    check(&["medium"], &view, Action::Draw);
    let view = position("SA SK S9 S8 S6", "H2 D3", PhaseView::Turn);
    check(&["medium"], &view, Action::Knock);
}

/// DM-31: nothing beats the best hand, and a flush without a base beats nothing.
#[test]
fn the_best_hand_calls_and_the_worst_folds() {
    let best = position("SA SK SQ SJ S10", "H2 D3", knocked());
    check(&BOTS, &best, Action::Call);
    let worst = position("DA D10 D9 D8 D3", "H2 D2", knocked());
    check(&BOTS, &worst, Action::Fold);
}

/// DM-41: once the deck is empty, a flush waits for sudden death, which pays its whole score.
#[test]
fn a_flush_waits_for_sudden_death() {
    let mut view = position("SA SK SQ SJ S6", "H2 D3", PhaseView::Turn);
    let unknown = bag("C2 C3 C4 C5 D6 D7 H8 H9");
    let everything = CardBag::gather(game_dun_mazi::order::ORDER).unwrap();
    view.players[Seats::TWO.seat(1).unwrap()].known = bag("C2 D6 H8");
    let elsewhere = bag("SA SK SQ SJ S6 H2 D3").plus(unknown);
    view.discard = everything.minus(elsewhere).plus(bag("C5 D7 H9"));
    (view.deck, view.quiet) = (0, 1);
    check(&BOTS, &view, Action::Pass);
}

/// DM-43: in the last round a knock wins the match, and the opponent is one card short of a better
/// hand.
#[test]
fn hard_knocks_when_that_wins_the_match() {
    let mut view = position("SA SK S9 S8 S7", "HK D3", PhaseView::Turn);
    view.round = Config::CLASSIC.rounds;
    view.players[Seats::TWO.seat(1).unwrap()].known = bag("HA HQ HJ H10 C2");
    check(&["hard"], &view, Action::Knock);
}

/// RM-41: every reason has a sentence in every language, and every sentence is used.
#[test]
fn every_reason_has_a_sentence() {
    let mut said = MessageArgs::new();
    let mut note = |_: &State, decision: &Decision<Action>| {
        for reason in decision.reasons.iter().filter(|it| it.key.starts_with("bot-dun-mazi-")) {
            let values = reason.values.iter().map(|(name, _)| name.to_string()).collect();
            said.insert(reason.key.to_string(), values);
        }
    };
    for seed in 0..20 {
        // The default target, and one so high that the deck runs out.
        for target in [40, 50] {
            play(Config { target, ..Config::CLASSIC }, &["medium", "prior"], seed, &mut note);
        }
    }
    check_messages("bots-dun-mazi", &said);
}

impl HintTest for DunMazi {
    /// Every action has one reason, which names the hand after it.
    fn check_reason(observation: Observation<'_, Self>, hint: &Decision<Action>) {
        let after = Features::of_view(observation.view).unwrap().after(&hint.action);
        let stated = &hint.reasons[0];
        let number = |wanted: &str| {
            let value = stated.values.iter().find(|(name, _)| name == wanted);
            value.map(|(_, value)| {
                let Value::Number(number) = value else { panic!("{value:?} is not a number") };
                *number
            })
        };
        let worth = after.worth();
        if worth.mazi {
            assert_eq!(number("score"), None, "{hint:?}");
            let points = Flush::best(after.hand, after.config).points;
            assert!(number("points").is_none_or(|it| it == i64::from(points)), "{hint:?}");
        } else {
            assert_eq!(number("points"), None, "{hint:?}");
            assert!(number("score").is_none_or(|it| it == i64::from(worth.score)), "{hint:?}");
            assert!(number("base").is_none_or(|it| it == i64::from(worth.base)), "{hint:?}");
        }
    }
}
