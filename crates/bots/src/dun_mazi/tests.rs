//! Bots play by the rules, by what they see, and well where the right move is plain.

use game_dun_mazi::{Action, CardBag, Config, DunMazi, Handful, Phase, State, View};
use search::Sight;
use tabletop::{Rules, SeatSet, Seats, Settings, Turn, Viewer, luck::Quick};
use testkit::{Said, check_said};

use crate::{BotGame, BotSpec, Choice, Thinking};

const BOTS: [&str; 3] = ["medium", "hard", "instinct"];

/// Enough to find what is plain, and quick without optimisation.
const FEW: u32 = 150;

fn choose(bot: &str, view: &View, iterations: u32, seed: u64) -> Choice<Action> {
    let spec: BotSpec = bot.parse().unwrap();
    let mut bot = DunMazi::bot(&spec).unwrap();
    let (seat, seats) = (view.turn.unwrap(), view.players.seats());
    let mut thinking =
        Thinking { luck: Quick::new(seed), iterations: Some(iterations), halt: &|| false };
    bot.choose(Sight { view, seat, seats }, &mut thinking).unwrap()
}

/// Plays a match between `bots`, one for each seat, showing each decision to `look`.
fn play(config: Config, bots: &[&str], seed: u64, mut look: impl FnMut(&State, &Choice<Action>)) {
    let (seats, mut luck) = (Seats::new(bots.len() as u8).unwrap(), Quick::new(seed));
    let mut state = DunMazi::begin(&config, &DunMazi::deal(&config, seats, &mut luck));
    while let Turn::Of(seat) = DunMazi::turn(&state) {
        let view = DunMazi::view(&state, Viewer::Seat(seat));
        let choice = choose(bots[seat.index()], &view, 8, seed);
        DunMazi::judge(&state, seat, &choice.action).unwrap();
        look(&state, &choice);
        DunMazi::play(&mut state, &choice.action, &mut luck);
    }
}

#[test]
fn bots_play_by_the_rules_of_every_preset() {
    for preset in Config::PRESETS {
        for (seed, bots) in [
            &["hard", "medium"][..],
            &["medium", "medium"],
            &["hard", "instinct", "medium"],
            &["hard", "easy", "medium", "hard"],
        ]
        .into_iter()
        .enumerate()
        {
            play(preset.config, bots, seed as u64, |_, choice| assert!(!choice.reasons.is_empty()));
        }
    }
}

#[test]
fn the_same_seed_and_effort_give_the_same_choice_and_hidden_cards_do_not_matter() {
    let mut luck = Quick::new(5);
    let mut n_decisions = 0;
    play(Config::CLASSIC, &["medium", "instinct", "medium"], 3, |state, _| {
        let view = DunMazi::view(state, Viewer::Seat(state.seat()));
        let other = DunMazi::imagine(&view, &mut luck);
        let again = DunMazi::view(&other, Viewer::Seat(state.seat()));
        for bot in BOTS {
            assert_eq!(choose(bot, &view, 20, 1), choose(bot, &again, 20, 1), "{bot}");
        }
        n_decisions += 1;
    });
    assert!(n_decisions > 50, "{n_decisions}");
}

/// A moment of the first round for two, in which seat 0 is to act.
fn moment(hand: &str, public: &str, phase: Phase) -> View {
    let config = Config::CLASSIC;
    let state = DunMazi::begin(&config, &DunMazi::deal(&config, Seats::TWO, &mut Quick::new(1)));
    let seat = Seats::TWO.first();
    let mut view = DunMazi::view(&state, Viewer::Seat(seat));
    let you = view.you.as_mut().unwrap();
    you.hand = bag(hand);
    (view.phase, view.public, view.turn) = (phase, bag(public), Some(seat));
    for (seat, player) in view.players.iter_mut() {
        let is_you = seat == Seats::TWO.first();
        player.cards = if is_you { bag(hand).len() as u8 } else { 5 };
    }
    view.deck = (54 - 5 - bag(hand).len() - bag(public).len()) as u8;
    view
}

fn bag(cards: &str) -> CardBag {
    CardBag::gather(cards.split_whitespace().map(|card| card.parse().unwrap())).unwrap()
}

/// The other player has knocked.
fn knocked() -> Phase {
    let knocker = Seats::TWO.seat(1).unwrap();
    Phase::Showdown { knocker, called: SeatSet::EMPTY, folded: SeatSet::EMPTY }
}

#[track_caller]
fn check(bots: &[&str], view: &View, expected: Action) {
    for bot in bots {
        assert_eq!(choose(bot, view, FEW, 1).action, expected, "{bot}");
    }
}

/// DM-20: the card that belongs to no plan goes.
#[test]
fn a_lone_low_card_is_played_first() {
    let view = moment("SA SK SQ S9 H2 S8", "", Phase::Opening);
    check(&BOTS, &view, Action::Play { card: "H2".parse().unwrap() });
}

/// DM-22: what completes the flush is taken.
#[test]
fn a_full_zone_that_makes_a_great_flush_is_used() {
    let view = moment("SA SK H2 D3 S10", "SQ SJ C4 D2 C2", Phase::Turn);
    for bot in BOTS {
        let Action::FreeSwap { take, .. } = choose(bot, &view, FEW, 1).action else {
            panic!("{bot} does not swap")
        };
        assert_eq!(take, Handful::try_from(bag("SQ SJ")).unwrap(), "{bot}");
    }
}

/// DM-24: a bare flush wins nothing, so a medium bot goes on; with points behind it, it knocks.
#[test]
fn medium_knocks_with_points_behind_it() {
    let view = moment("SA S10 S9 S8 S2", "H2 D3", Phase::Turn);
    check(&["medium"], &view, Action::Draw);
    let view = moment("SA SK S9 S8 S6", "H2 D3", Phase::Turn);
    check(&["medium"], &view, Action::Knock);
}

/// DM-31: nothing beats the best hand there is, and a bare flush beats nothing.
#[test]
fn the_best_hand_calls_and_the_worst_folds() {
    let best = moment("SA SK SQ SJ S10", "H2 D3", knocked());
    check(&BOTS, &best, Action::Call);
    let worst = moment("DA D10 D9 D8 D3", "H2 D2", knocked());
    check(&BOTS, &worst, Action::Fold);
}

/// DM-41: once the deck is empty a flush waits for its whole score.
#[test]
fn a_flush_waits_for_sudden_death() {
    let mut view = moment("SA SK SQ SJ S6", "H2 D3", Phase::Turn);
    let unknown = bag("C2 C3 C4 C5 D6 D7 H8 H9");
    let everything = CardBag::gather(game_dun_mazi::order::ORDER).unwrap();
    view.players[Seats::TWO.seat(1).unwrap()].known = bag("C2 D6 H8");
    let elsewhere = bag("SA SK SQ SJ S6 H2 D3").plus(unknown);
    view.discard = everything.minus(elsewhere).plus(bag("C5 D7 H9"));
    (view.deck, view.quiet) = (0, 1);
    check(&BOTS, &view, Action::Pass);
}

/// DM-43: in the last round a sure lead is a sure win, and the other is one card short of better.
#[test]
fn hard_knocks_when_that_wins_the_match() {
    let mut view = moment("SA SK S9 S8 S7", "HK D3", Phase::Turn);
    view.round = Config::CLASSIC.rounds;
    view.players[Seats::TWO.seat(1).unwrap()].known = bag("HA HQ HJ H10 C2");
    check(&["hard"], &view, Action::Knock);
}

const LANGUAGES: [(&str, &str); 3] = [
    ("en", include_str!("../../../../locales/en/bots-dun-mazi.ftl")),
    ("zh-TW", include_str!("../../../../locales/zh-TW/bots-dun-mazi.ftl")),
    ("zh-CN", include_str!("../../../../locales/zh-CN/bots-dun-mazi.ftl")),
];

/// RM-41: every reason is given in play and has a sentence in every language, and no other has.
#[test]
fn every_reason_has_a_sentence() {
    let mut said = Said::new();
    let mut note = |_: &State, choice: &Choice<Action>| {
        for reason in choice.reasons.iter().filter(|it| it.key.starts_with("bot-dun-mazi-")) {
            let values = reason.values.iter().map(|(name, _)| (*name).to_owned()).collect();
            said.insert(reason.key.to_owned(), values);
        }
    };
    for seed in 0..20 {
        // The usual target, and one so high that decks run out.
        for target in [40, 50] {
            play(Config { target, ..Config::CLASSIC }, &["medium", "instinct"], seed, &mut note);
        }
    }
    for (language, text) in LANGUAGES {
        check_said(language, text, &said);
    }
}
