//! Runs the laws that every game must pass on Forest Shuffle.

use tabletop::{
    Choice, Outcome, Rules, Seats, Settings, Turn, Viewer,
    luck::{Fair, Quick},
};
use testkit::{LawTest, fuzz_decide, laws, perft, replay_golden};

use crate::{
    Action, Config, Event, ForestShuffle, State,
    board::Host,
    card::{Card, CardSet, Slot},
    config::{ExtraTurns, MoleCards, PermanentEffects, Rewards, ShowScores},
    set::Member,
    state::Phase,
};

/// RM-20: every preset obeys every law, with two to five players.
#[test]
fn every_preset_obeys_the_laws() {
    for (seed, preset) in (0..).zip(Config::PRESETS) {
        for seats in ForestShuffle::SEATS {
            let seed = seed * 10 + u64::from(seats);
            let coverage = law_test(preset.config, seats).check(seed..seed + 1).unwrap();
            assert!(
                coverage.decisions > 200 && coverage.worlds > 400,
                "{}: {coverage:?}",
                preset.name
            );
            for code in ["not-now", "not-in-hand", "slot-taken", "too-dear", "pay-in-order"] {
                assert!(coverage.refusals.contains_key(code), "{}: no {code}", preset.name);
            }
        }
    }
}

/// Every mix of settings obeys every law.
#[test]
fn mixed_settings_obey_the_laws() {
    for mix in 0..64_u64 {
        let bit = |n: u64| mix >> n & 1 == 1;
        let config = Config {
            alpine: mix % 3 == 0,
            woodland_edge: mix % 3 == 1,
            pass: bit(0),
            rewards: if bit(1) { Rewards::AtOnce } else { Rewards::Settled },
            mole: if bit(2) { MoleCards::Full } else { MoleCards::Plain },
            extra_turns: if bit(3) { ExtraTurns::Each } else { ExtraTurns::One },
            permanent_effects: PermanentEffects::ALL[usize::from(bit(4))],
            scores: if bit(5) { ShowScores::AtTheEnd } else { ShowScores::Live },
        };
        let law_test = law_test(config, 2 + (mix % 4) as u8);
        let bytes: Vec<u8> = (0..1200_u64).map(|n| ((n * (mix + 3) * 97) >> 3) as u8).collect();
        fuzz_decide(&law_test, &bytes).unwrap();
        if mix % 9 == 0 {
            law_test.check(mix..mix + 1).unwrap();
        }
    }
}

/// RM-20: a player cannot distinguish two states in which hidden cards of others were swapped.
#[test]
fn no_player_sees_hidden_cards() {
    for preset in Config::PRESETS {
        let law_test = law_test(preset.config, 3);
        let checked = law_test.law_inputs(77, |input| {
            let viewers = Viewer::all(input.test.seats).filter(|_| input.next.is_some());
            // Every third step is enough to cover every kind of state.
            for viewer in viewers.filter(|_| input.step % 3 == 0) {
                for world in swapped(input.state, viewer) {
                    laws::no_information_leak(input, viewer, &world)?;
                }
            }
            Ok(())
        });
        checked.unwrap();
    }
}

/// States in which a card that `viewer` cannot see, in a hand or face down, was swapped with a card
/// of the deck.
fn swapped(state: &State, viewer: Viewer) -> Vec<State> {
    let mut worlds = Vec::new();
    // The hand of a player who is about to pay must contain the chosen card.
    let paying = matches!(state.phase, Phase::Paying(_));
    let Some(drawn) = state.deck.cards.last() else { return worlds };
    for seat in state.board.seats().iter().filter(|&seat| !viewer.is(seat)) {
        let public = state.known[seat].or(&state.lost[seat]);
        let swap = |cards: &mut CardSet, from, to| {
            cards.remove(from);
            cards.insert(to);
        };
        if let Some(held) = state.hands[seat].minus(&public).first().filter(|_| !paying) {
            let mut world = *state;
            swap(&mut world.hands[seat], held, drawn);
            swap(&mut world.deck.cards, drawn, held);
            worlds.push(world);
        }
        if let Some(hidden) = state.secret[seat].minus(&public).first() {
            let mut world = *state;
            world.board.swap_hidden(seat, hidden, drawn);
            swap(&mut world.secret[seat], hidden, drawn);
            swap(&mut world.deck.cards, drawn, hidden);
            worlds.push(world);
        }
    }
    worlds
}

/// FS-21, and no state without legal actions: a million random turns.
#[test]
fn a_million_random_turns_go_by_without_a_stop() {
    let (mut turns, mut legal) = (0_u64, Vec::new());
    let luck = &mut Quick::new(1);
    for (game, config) in (0_u32..).zip(Config::PRESETS.iter().cycle().map(|it| it.config)) {
        let seats = Seats::new(2 + (game / 4 % 4) as u8).unwrap();
        let mut state = ForestShuffle::begin(&config, &ForestShuffle::deal(&config, seats, luck));
        while let Turn::Of(_) = ForestShuffle::turn(&state) {
            legal.clear();
            ForestShuffle::legal_actions(&state, &mut legal);
            let action = luck.pick(&legal).expect("there is always something to do");
            ForestShuffle::play_unchecked(&mut state, &action, luck);
            turns += u64::from(state.phase == Phase::Acting && action != Action::Cancel);
        }
        if turns > 1_000_000 {
            break;
        }
    }
}

/// RM-22: with fair luck, every draw is the top of a shuffled deck.
#[test]
fn fair_luck_deals_and_draws() {
    let config = Config::CLASSIC;
    let (fair, moods) = (&mut Fair::new([7; 32]), &mut Quick::new(7));
    let mut state = ForestShuffle::begin(&config, &ForestShuffle::deal(&config, Seats::TWO, fair));
    let (mut legal, mut drawn, mut events) = (Vec::new(), Vec::new(), Vec::new());
    while let Turn::Of(seat) = ForestShuffle::turn(&state) {
        legal.clear();
        ForestShuffle::legal_actions(&state, &mut legal);
        let action = moods.pick(&legal).unwrap();
        // Repeated calls return the same card, because luck does not depend on earlier calls.
        let (mut again, undecided) = (Vec::new(), state);
        events.clear();
        ForestShuffle::decide(&undecided, seat, &action, fair, &mut again).unwrap();
        ForestShuffle::decide(&undecided, seat, &action, fair, &mut events).unwrap();
        assert_eq!(events, again);
        for event in &events {
            ForestShuffle::evolve(&mut state, event);
            if let Event::Drew { card, .. } | Event::Revealed { card } = *event {
                drawn.push(card);
            }
        }
    }
    let distinct: CardSet = drawn.iter().copied().collect();
    assert!(drawn.len() > 60 && usize::from(distinct.len()) == drawn.len());
}

/// Leaf counts of the first decisions. A change in legality shows up as a different number.
#[test]
fn perft_counts() {
    let leaves = |preset: &str, depth| {
        let config = Config::preset(preset).unwrap();
        let luck = &mut Quick::new(2026);
        let deal = ForestShuffle::deal(&config, Seats::TWO, luck);
        let mut state = ForestShuffle::begin(&config, &deal);
        for _ in 0..2 {
            ForestShuffle::play_unchecked(&mut state, &Action::Keep, luck);
        }
        perft::<ForestShuffle>(&state, depth, luck)
    };
    let counts = |preset| [1, 2, 3, 4].map(|depth| leaves(preset, depth));
    let found = ["classic-base", "published", "classic", "published-all"].map(counts);
    assert_eq!(
        found,
        [[12, 107, 1213, 12745], [11, 90, 948, 9296], [12, 98, 998, 10008], [11, 82, 762, 7150],]
    );
}

/// RM-32: a game stored by an earlier version still replays.
#[test]
fn stored_games_replay() {
    let stored = include_str!("../../../vectors/forest/golden.json");
    for line in stored.lines() {
        replay_golden::<ForestShuffle>(line).unwrap();
    }
    assert_eq!(stored.lines().count(), Config::PRESETS.len());
}

pub(crate) fn law_test(config: Config, seats: u8) -> LawTest<ForestShuffle> {
    let seats = Seats::new(seats).unwrap();
    // No forest scores below zero.
    let outcome = |_: &_, outcome: &Outcome| outcome.scores.values().all(|&score| score >= 0);
    LawTest { config, seats, candidates, cards: push_cards, outcome, max_decisions: 20_000 }
}

/// Every action without a card, and all actions with some cards, most of them held.
fn candidates(state: &State, luck: &mut Quick, actions: &mut Vec<Action>) {
    actions.extend([
        Action::Keep,
        Action::Replace,
        Action::Draw,
        Action::Cancel,
        Action::End,
        Action::Done,
    ]);
    let near = state.hands[state.to_act].or(&state.clearing);
    let near: Vec<Card> = near.iter().collect();
    let hosts: Vec<Host> = state.board.forest(state.to_act).hosts.iter().collect();
    for _ in 0..12 {
        let from = if luck.below(6) == 0 { &Card::ALL[..] } else { &near };
        let Some(card) = luck.pick(from) else { continue };
        actions.extend([
            Action::Take { card },
            Action::Plant { card },
            Action::Sapling { card },
            Action::Pay { card },
            Action::Stash { card },
            Action::Stow { card },
        ]);
        let some = luck.pick(&hosts).filter(|_| luck.below(8) > 0);
        let host = some.unwrap_or(Host::at(luck.below(256) as u8));
        actions.extend(Slot::ALL.iter().map(|&slot| Action::Attach { card, slot, host }));
    }
}

fn push_cards(state: &State, cards: &mut Vec<u16>) {
    let forests = state.board.seats().iter().map(|seat| state.board.forest(seat));
    let forests = forests.flat_map(|forest| [forest.cards, forest.cave]);
    let open = [state.clearing, state.gone, state.removed, state.deck.cards];
    for pile in state.hands.values().copied().chain(forests).chain(open) {
        cards.extend(pile.iter().map(|card| u16::from(card.number())));
    }
}
