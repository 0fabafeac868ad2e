//! Runs the laws that every game must pass, for every preset, setting and number of players.

use tabletop::{
    Choice, CodedRefusal, FieldType, Rules, Seats, Setting, Settings, Turn, luck::Quick,
};
use testkit::{Coverage, LawTest, fuzz_decide, perft, replay_golden};

use crate::{
    Action, Card, Config, Face, Kind, Pair, Rejection, SeaSalt, Side, State, card::Colour,
};

/// Far more decisions than any random game here has had. A game of passes alone would not end.
const LONGEST: usize = 60_000;

fn law_test(config: Config, seats: Seats) -> LawTest<SeaSalt> {
    LawTest {
        config,
        seats,
        candidates,
        cards: push_cards,
        outcome: |_, _| true,
        max_decisions: LONGEST,
    }
}

/// Actions that a faulty or hostile client might send.
fn candidates(state: &State, luck: &mut Quick, actions: &mut Vec<Action>) {
    let mut face = || {
        let kind = luck.pick(Kind::ALL).unwrap_or(Kind::Fish);
        Face { kind, colour: luck.pick(Colour::ALL).unwrap_or(Colour::Red) }
    };
    let (one, other) = (face(), face());
    let alike = Face { kind: one.kind, ..other };
    for &pile in Side::ALL {
        actions.extend([
            Action::Take { pile },
            Action::Keep { card: one, discard_to: pile },
            Action::Pick { pile, depth: 0 },
            Action::Pick { pile, depth: 3 },
            Action::Pick { pile, depth: u8::MAX },
        ]);
    }
    actions.extend([one, alike, other].map(|it| Action::Pair { cards: Pair::new(one, it) }));
    for victim in Seats::MAX.iter() {
        actions.push(Action::Rob { victim });
        for card in state.cards().filter(|&card| card.kind() <= Kind::Swimmer).take(4) {
            let same = Face { kind: card.kind(), colour: one.colour };
            actions.push(Action::Pair { cards: Pair::new(same, one) });
        }
    }
    actions.extend([Action::Draw, Action::Stop, Action::LastChance, Action::Pass]);
}

fn push_cards(state: &State, cards: &mut Vec<u16>) {
    cards.extend(state.cards().map(|card: Card| card.index() as u16));
}

fn tables() -> impl Iterator<Item = Seats> {
    SeaSalt::SEATS.filter_map(|seats| Seats::new(seats).ok())
}

/// SS-A1: two to four play.
#[test]
fn the_presets_obey_the_laws_with_every_number_of_players() {
    let mut refused = Coverage::default().refusals;
    for preset in Config::PRESETS {
        for seats in tables() {
            let coverage = law_test(preset.config, seats).check(0..4).unwrap();
            assert!(coverage.worlds > 1000, "{} {coverage:?}", preset.name);
            refused.extend(coverage.refusals);
        }
    }
    for code in Rejection::CODES {
        // Random players neither empty a deck nor rob a player whose hand was just emptied.
        assert!(
            ["deck-empty", "no-cards-to-rob"].contains(code) || refused.contains_key(code),
            "{code} never came up"
        );
    }
}

/// Every useful value of every setting, starting from every preset.
#[test]
fn every_setting_obeys_the_laws() {
    for preset in Config::PRESETS {
        for (nth, field) in Config::FIELDS.iter().enumerate() {
            for setting in settings(field.fits(&preset.config)) {
                let mut config = preset.config;
                field.set(&mut config, &setting).unwrap();
                if config != preset.config && config.validate().is_ok() {
                    let seed = nth as u64;
                    law_test(config, Seats::TWO).check(seed..seed + 1).unwrap();
                }
            }
        }
    }
}

fn settings(fits: FieldType) -> Vec<Setting> {
    match fits {
        FieldType::Bool => [false, true].map(Setting::Bool).into(),
        FieldType::Int { min, max } => [min, max].map(Setting::Int).into(),
        FieldType::Choice { names } | FieldType::Set { names } => choices(names).collect(),
        FieldType::IntOrChoice { min, max, names } => {
            choices(names).chain([min, max].map(Setting::Int)).collect()
        }
    }
}

fn choices(names: Vec<&'static str>) -> impl Iterator<Item = Setting> {
    names.into_iter().map(|name| Setting::Choice(name.to_owned()))
}

/// SS-B7: every state has a legal action. A million games, a third for each number of players.
#[test]
fn no_state_of_two_is_dead() {
    check_alive(Seats::TWO);
}

/// SS-B7: the same for three.
#[test]
fn no_state_of_three_is_dead() {
    check_alive(Seats::new(3).unwrap());
}

/// SS-B7: the same for four.
#[test]
fn no_state_of_four_is_dead() {
    check_alive(Seats::FOUR);
}

/// Plays all presets at random; in some games nobody calls, so that the cards run out.
fn check_alive(seats: Seats) {
    const GAMES: u64 = 333_334;
    const LONG: usize = 3_000;
    let (mut legal, mut n_skipped) = (Vec::new(), 0);
    for game in 0..GAMES {
        let config = Config::PRESETS[game as usize % 3].config;
        let is_shy = game % 100 < 3;
        let mut luck = Quick::new(game);
        let mut state = SeaSalt::begin(&config, &SeaSalt::deal(&config, seats, &mut luck));
        for _ in 0..LONG {
            let Turn::Of(_) = SeaSalt::turn(&state) else { break };
            legal.clear();
            SeaSalt::legal_actions(&state, &mut legal);
            if is_shy {
                legal.retain(|action| !matches!(action, Action::Stop | Action::LastChance));
            }
            let action = luck.pick(&legal);
            assert!(action.is_some(), "game {game} is dead: {state:?}");
            n_skipped += u64::from(legal == [Action::Pass] && state.skips > 0);
            if let Some(action) = action {
                SeaSalt::play_unchecked(&mut state, &action, &mut luck);
            }
        }
        assert_eq!(state.cards().count(), config.deck.cards().len());
    }
    assert!(n_skipped > 0, "no game came to the point where nothing is left to draw");
}

/// Leaf counts of the first decisions. A change in legality shows up as a different number.
#[test]
fn perft_counts_stay() {
    const COUNTS: [[u64; 7]; 3] = [
        [1, 4, 8, 12, 64, 696, 9488],
        [1, 4, 8, 12, 76, 760, 11936],
        [3, 6, 18, 56, 192, 2576, 35896],
    ];
    let count = |config: Config| {
        let luck = Quick::new(2);
        let deal = SeaSalt::deal(&config, Seats::TWO, &mut luck.clone());
        let state = SeaSalt::begin(&config, &deal);
        [1, 2, 4, 6, 8, 12, 16].map(|depth| perft::<SeaSalt>(&state, depth, &luck))
    };
    let counts = Config::PRESETS.iter().map(|preset| count(preset.config));
    assert_eq!(counts.collect::<Vec<_>>(), COUNTS);
}

/// A game in which players were absent: in a last chance, with an open choice, and permanently.
const ABSENCES: &str = include_str!("../../../vectors/sea-salt/golden-absence.json");

/// SS-X8, RM-32: games stored by the first version replay to the same end.
#[test]
fn golden_games_replay() {
    for (golden, best) in [
        (include_str!("../../../vectors/sea-salt/golden-classic.json"), 35),
        (include_str!("../../../vectors/sea-salt/golden-flow.json"), 32),
        (include_str!("../../../vectors/sea-salt/golden-published.json"), 30),
        (ABSENCES, 40),
    ] {
        let outcome = replay_golden::<SeaSalt>(golden).unwrap();
        assert_eq!(outcome.scores.values().max(), Some(&best));
    }
    assert!(ABSENCES.contains("turn-skipped"));
}

/// For any bytes from a client, nothing panics and no unlisted action is accepted.
#[test]
fn bytes_from_anywhere_do_no_harm() {
    for seed in 0..30 {
        let mut luck = Quick::new(seed);
        let bytes: Vec<u8> = (0..2_000).map(|_| luck.below(256) as u8).collect();
        let config = Config::PRESETS[seed as usize % 3].config;
        fuzz_decide(&law_test(config, Seats::FOUR), &bytes).unwrap();
    }
}
