//! Runs the laws that every game must pass on Dun Mazi.

use std::collections::BTreeSet;

use cards::Card;
use proptest::prelude::*;
use tabletop::{CodedRefusal, Outcome, Rules, Seat, Seats, Settings, Turn, Viewer, luck::Quick};
use testkit::{LawInput, LawTest, Next, Violation, fuzz_decide, laws, perft, replay_golden};

use crate::{
    Action, ActionKind, Config, DunMazi, Ending, Event, Handful, Pays, Phase, Rejection, State,
    aids::Leaves,
    card_bag::CardBag,
    deck::DeckSet,
    order::{JOKERS, ORDER, SUIT_SLOTS, slot},
};

/// DM-10, DM-45, RM-20: every preset obeys every law with two, three and four players.
#[test]
fn every_preset_obeys_the_laws() {
    for preset in Config::PRESETS {
        for seats in 2..=4 {
            let coverage = law_test(preset.config, seats).check(0..8).unwrap();
            assert_eq!(coverage.games, 8);
            assert!(coverage.worlds > 1000, "{}: {coverage:?}", preset.name);
        }
    }
}

/// DM-41, DM-42: every setting obeys every law at both ends of its range.
#[test]
fn every_option_obeys_the_laws() {
    let short = Config { rounds: 1, ..Config::CLASSIC };
    for config in [
        Config { target: 30, ..short },
        Config { target: 50, ..short },
        Config { stall_turns: 1, rounds: 20, ..short },
        Config { stall_turns: 60, ..short },
        Config { sudden_death_pays: Pays::Base, stall_turns: 0, ..short },
        Config { decks: 2, hand_size: 6, ..short },
    ] {
        for seats in 2..=4 {
            law_test(config, seats).check(0..2).unwrap();
        }
    }
}

/// DM-24, DM-30, DM-41: players with a plan reach showdowns and sudden death, which random players
/// hardly ever do. All laws hold there, and every kind of event occurs.
#[test]
fn players_with_a_plan_obey_the_laws() {
    let mut met = Met::default();
    for (n, preset) in (0..).zip(Config::PRESETS) {
        for seats in 2..=4 {
            let law_test = law_test(Config { rounds: 2, target: 35, ..preset.config }, seats);
            let seed = 10 * n + u64::from(seats);
            for temper in [Temper::Bold, Temper::Shy] {
                check_steered(&law_test, seed, temper, &mut met).unwrap();
            }
        }
    }
    let endings = ["higher-score", "higher-suit", "nobody-called", "sudden-death"];
    assert!(endings.iter().all(|ending| met.endings.contains(*ending)), "{:?}", met.endings);
    let happened = [
        "called", "cleared", "dealt", "drew", "folded", "knocked", "mazi", "passed", "played",
        "settled", "swapped",
    ];
    assert_eq!(met.events, happened.map(str::to_owned).into());
    assert_eq!(met.refusals, Rejection::CODES.iter().copied().collect());
}

/// RM-20, DM-46: a player cannot distinguish two states in which an unseen card of another hand and
/// a card of the deck are swapped.
#[test]
fn no_player_sees_cards_that_were_not_shown() {
    let mut n_worlds = 0;
    for preset in Config::PRESETS {
        let law_test = law_test(Config { rounds: 2, ..preset.config }, 3);
        for seed in 0..3 {
            let checked = law_test.law_inputs(seed, |input| {
                for viewer in Viewer::all(law_test.seats) {
                    for seat in law_test.seats.iter().filter(|&seat| !viewer.is(seat)) {
                        if let Some(world) = with_a_card_swapped(input.state, seat) {
                            laws::no_information_leak(input, viewer, &world)?;
                            n_worlds += 1;
                        }
                    }
                }
                Ok(())
            });
            checked.unwrap();
        }
    }
    assert!(n_worlds > 3000, "{n_worlds}");
}

/// RM-46: the predicted hand of an action equals the hand after it.
#[test]
fn the_predicted_hand_of_an_action_is_correct() {
    let mut n_told = 0;
    let mut legal = Vec::new();
    for preset in Config::PRESETS {
        let law_test = law_test(Config { rounds: 1, ..preset.config }, 3);
        let checked = law_test.law_inputs(1, |input| {
            let Turn::Of(seat) = DunMazi::turn(input.state) else { return Ok(()) };
            legal.clear();
            DunMazi::legal_actions(input.state, &mut legal);
            let aids = DunMazi::aids(&DunMazi::view(input.state, Viewer::Seat(seat)));
            let leaves = aids.hand.unwrap().leaves;
            assert_eq!(leaves.len(), legal.len());
            for (action, leaves) in legal.iter().zip(leaves) {
                let Some(leaves) = leaves else { continue };
                let mut after = *input.state;
                DunMazi::play_unchecked(&mut after, action, &mut Quick::new(1));
                let worth = after.worth(seat);
                assert_eq!(leaves, Leaves(worth.score, worth.suit), "{action:?}");
                n_told += 1;
            }
            Ok(())
        });
        checked.unwrap();
    }
    assert!(n_told > 10_000, "{n_told}");
}

/// RM-46: the aids reject each kind of action for the same reason as the judge, and the aids of a
/// view equal those of every determinization of it.
#[test]
fn aids_reject_what_the_judge_rejects() {
    let mut n_judged = 0;
    for preset in Config::PRESETS {
        let law_test = law_test(Config { rounds: 1, ..preset.config }, 3);
        let checked = law_test.law_inputs(2, |input| {
            let Turn::Of(seat) = DunMazi::turn(input.state) else { return Ok(()) };
            let view = DunMazi::view(input.state, Viewer::Seat(seat));
            let aids = DunMazi::aids(&view);
            let moves = &aids.hand.as_ref().unwrap().moves;
            assert_eq!(moves.len(), ActionKind::ALL.len());
            for it in moves {
                assert_eq!(it.rejection, input.state.judge_kind(seat, it.kind).err());
                n_judged += 1;
            }
            let world = DunMazi::determinize(&view, &mut Quick::new(3));
            assert_eq!(DunMazi::aids(&DunMazi::view(&world, Viewer::Seat(seat))), aids);
            Ok(())
        });
        checked.unwrap();
    }
    assert!(n_judged > 1000, "{n_judged}");
}

/// DM-26, DM-45: over many decisions, hands and zone keep their size and no card is lost.
#[test]
fn a_million_decisions_lose_no_card() {
    let mut n_decisions = 0;
    let mut legal = Vec::new();
    for seed in 0..5000 {
        let preset = &Config::PRESETS[seed as usize % Config::PRESETS.len()];
        let seats = Seats::new(2 + (seed % 3) as u8).unwrap();
        let (mut luck, mut moods) = (Quick::new(seed), Quick::new(!seed));
        let deal = DunMazi::deal(&preset.config, seats, &mut luck);
        let mut state = DunMazi::begin(&preset.config, &deal);
        let all = DeckSet::full(preset.config.decks).faces();
        while let Turn::Of(acting) = DunMazi::turn(&state) {
            let hands = state.hands.values().copied().fold(CardBag::EMPTY, CardBag::plus);
            let seen = hands.plus(state.public).plus(state.discard);
            assert_eq!(seen.plus(state.deck.faces()), all);
            let n_seen = hands.len() + state.public.len() + state.discard.len();
            assert_eq!(n_seen + state.deck.len(), all.len());
            for (seat, hand) in state.hands.iter() {
                let extra = match state.phase {
                    Phase::Opening | Phase::Play { .. } => usize::from(seat == acting),
                    Phase::Turn | Phase::Showdown { .. } | Phase::Settled => 0,
                };
                assert_eq!(hand.len(), preset.config.places() + extra);
                assert!(hand.contains_all(state.known[seat]));
            }
            let least = usize::from(matches!(state.phase, Phase::Turn | Phase::Showdown { .. }));
            assert!((least..=preset.config.places()).contains(&state.public.len()));
            legal.clear();
            DunMazi::legal_actions(&state, &mut legal);
            let action = moods.pick(&legal).unwrap();
            DunMazi::play_unchecked(&mut state, &action, &mut luck);
            n_decisions += 1;
        }
    }
    assert!(n_decisions > 1_000_000, "{n_decisions}");
}

/// Leaf counts of the first decisions. A change in legality shows up as a different number.
#[test]
fn perft_counts() {
    let leaves = |preset: &str, depth| {
        let config = Config::preset(preset).unwrap();
        let luck = &mut Quick::new(2026);
        let state = DunMazi::begin(&config, &DunMazi::deal(&config, Seats::FOUR, luck));
        perft::<DunMazi>(&state, depth, luck)
    };
    let counts = |preset| [1, 2, 3, 4, 5].map(|depth| leaves(preset, depth));
    // By hand, for each of the first plays: a draw and six plays, or five swaps, each followed by
    // the same with one card in the zone; after a play there are two, and ten swaps.
    let of_five = |after_swap: u64, after_play: u64| 6 * after_play + 5 * after_swap;
    let third = of_five(6, 1);
    let fourth = of_five(third, 1 + 10);
    let fifth = of_five(fourth, 6 + 10 * 11);
    assert_eq!(counts("classic"), [6, 6 * 6, 6 * third, 6 * fourth, 6 * fifth]);
    assert_eq!(counts("classic"), [6, 36, 216, 1476, 11556]);
    assert_eq!(counts("two-decks"), [6, 36, 216, 1476, 11556]);
    assert_eq!(counts("six-cards"), [7, 49, 343, 2842, 29155]);
}

/// RM-32: a match stored by an earlier version still replays. The records include showdowns, with
/// one deck and two and with six cards, sudden death, and stalls.
#[test]
fn stored_matches_replay() {
    let stored = include_str!("../../../vectors/dun-mazi/golden.json");
    for line in stored.lines() {
        replay_golden::<DunMazi>(line).unwrap();
    }
    assert_eq!(stored.lines().count(), 5);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn whatever_is_asked_is_answered(bytes: Vec<u8>, preset in 0..Config::PRESETS.len()) {
        fuzz_decide(&law_test(Config::PRESETS[preset].config, 3), &bytes).unwrap();
    }
}

fn law_test(config: Config, seats: u8) -> LawTest<DunMazi> {
    let seats = Seats::new(seats).unwrap();
    LawTest { config, seats, candidates, cards: push_cards, outcome, max_decisions: 30_000 }
}

/// Every action without cards, every card, and swaps, most of them possible.
fn candidates(state: &State, luck: &mut Quick, actions: &mut Vec<Action>) {
    actions.extend([
        Action::Draw,
        Action::Clear,
        Action::Knock,
        Action::Pass,
        Action::Call,
        Action::Fold,
        Action::FreeSwap { give: Handful::default(), take: Handful::default() },
    ]);
    actions.extend(ORDER.map(|card| Action::Play { card }));
    for _ in 0..40 {
        let give = some_of(state.hands[state.to_act], luck);
        let take = some_of(state.public, luck);
        actions.extend([Action::ForcedSwap { give }, Action::FreeSwap { give, take }]);
    }
}

/// A random part of `bag`, or sometimes of all cards.
fn some_of(bag: CardBag, luck: &mut Quick) -> Handful {
    let cards: Vec<Card> = bag.iter().collect();
    let from = if luck.below(8) == 0 { &ORDER[..] } else { &cards };
    let size = luck.below(7);
    let mut picked = CardBag::EMPTY;
    for card in (0..size).filter_map(|_| luck.pick(from)) {
        if picked.count(card) < 2 {
            picked = picked.plus(CardBag::of(card));
        }
    }
    picked.try_into().unwrap()
}

/// Every card by its face: identical cards are not distinguished.
fn push_cards(state: &State, cards: &mut Vec<u16>) {
    let hands = state.hands.values().copied();
    for bag in hands.chain([state.public, state.discard, state.deck.faces()]) {
        cards.extend(bag.iter().map(|card| slot(card) as u16));
    }
}

/// DM-32, DM-41: no player loses points, and no round scores more than the sum of all hands.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that `LawTest` expects")]
fn outcome(config: &Config, outcome: &Outcome) -> bool {
    let most = 4 * 62 * i32::from(config.rounds);
    outcome.scores.values().all(|&score| (0..=most).contains(&score))
}

/// `state` with an unseen card of `seat` and a card of the deck swapped.
fn with_a_card_swapped(state: &State, seat: Seat) -> Option<State> {
    // A hand that must be a flush, or is open, cannot change.
    let free = matches!(state.phase, Phase::Opening | Phase::Turn | Phase::Play { .. });
    let hidden = state.hands[seat].minus(state.known[seat]).iter().next().filter(|_| free)?;
    let top = state.deck.iter().next()?;
    let mut world = *state;
    world.hands[seat] = state.hands[seat].minus(CardBag::of(hidden)).plus(CardBag::of(top.face()));
    let elsewhere = world.hands.values().copied().fold(CardBag::EMPTY, CardBag::plus);
    let seen = elsewhere.plus(state.public).plus(state.discard);
    world.deck = DeckSet::full(state.config.decks).minus_faces(seen);
    if let Phase::Play { drawn } = &mut world.phase
        && seat == state.to_act
        && *drawn == hidden
    {
        *drawn = top.face();
    }
    Some(world)
}

/// The situations that occurred.
#[derive(Default)]
struct Met {
    events: BTreeSet<String>,
    endings: BTreeSet<String>,
    refusals: BTreeSet<&'static str>,
}

/// The strategy of a player with a plan.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Temper {
    /// Collects a flush and knocks.
    Bold,
    /// Draws and passes, and never knocks.
    Shy,
}

/// Plays one match with a plan and checks all laws about one state.
fn check_steered(
    law_test: &LawTest<DunMazi>,
    seed: u64,
    temper: Temper,
    met: &mut Met,
) -> Result<(), Violation> {
    let (mut luck, mut moods) = (Quick::new(seed), Quick::new(!seed));
    let deal = DunMazi::deal(&law_test.config, law_test.seats, &mut luck);
    let mut state = DunMazi::begin(&law_test.config, &deal);
    let (mut cards, mut log) = (Vec::new(), Vec::new());
    push_cards(&state, &mut cards);
    cards.sort_unstable();
    for step in 0.. {
        let turn = DunMazi::turn(&state);
        let (mut legal, mut tried, mut events) = (Vec::new(), Vec::new(), Vec::new());
        DunMazi::legal_actions(&state, &mut legal);
        candidates(&state, &mut moods, &mut tried);
        let mut later = luck.clone();
        let next = if let Turn::Of(seat) = turn {
            let action = choose(&state, &legal, temper, &mut moods);
            DunMazi::decide(&state, seat, &action, &mut later, &mut events).unwrap();
            Some(Next { seat, action, events: &events })
        } else {
            None
        };
        let input = LawInput {
            test: law_test,
            seed,
            step,
            deal: &deal,
            cards: &cards,
            events: &log,
            state: &state,
            turn,
            legal: &legal,
            candidates: &tried,
            luck: &luck,
            next,
        };
        check_input(&input)?;
        for seat in law_test.seats.iter() {
            let refused = tried.iter().filter_map(|it| DunMazi::judge(&state, seat, it).err());
            met.refusals.extend(refused.map(|refusal| refusal.code()));
        }
        if events.is_empty() {
            return Ok(());
        }
        for event in &events {
            DunMazi::evolve(&mut state, event);
            met.note(event);
        }
        log.append(&mut events);
        luck = later;
    }
    Ok(())
}

fn check_input(input: &LawInput<'_, DunMazi>) -> Result<(), Violation> {
    laws::legal_matches_judge(input)?;
    laws::always_an_action(input)?;
    laws::outcome_is_valid(input)?;
    laws::cards_conserved(input, input.state)?;
    laws::serde_round_trip(input)?;
    laws::deterministic(input)?;
    laws::play_matches_decide(input)?;
    laws::every_game_ends(input)?;
    if input.next.is_none() {
        laws::replay_matches_live(input)?;
    }
    for viewer in input.viewers() {
        let world = input.determinize(viewer, 0);
        laws::determinization_matches_view(input, viewer, &world)?;
        laws::cards_conserved(input, &world)?;
        laws::no_information_leak(input, viewer, &world)?;
        laws::legal_from_view(input, viewer, &world)?;
    }
    Ok(())
}

/// The action of a player with a plan: collect one suit, then act by `temper`; sometimes at random.
fn choose(state: &State, legal: &[Action], temper: Temper, moods: &mut Quick) -> Action {
    let any = moods.pick(legal).unwrap();
    let calm: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| match temper {
            Temper::Bold => *action == Action::Knock,
            Temper::Shy => matches!(action, Action::Draw | Action::Clear | Action::Pass),
        })
        .collect();
    if let Some(action) = moods.pick(&calm) {
        return action;
    }
    if temper == Temper::Shy && any == Action::Knock || moods.below(10) == 0 {
        return any;
    }
    let after = |action: &Action| {
        let mut after = *state;
        DunMazi::play_unchecked(&mut after, action, &mut Quick::new(0));
        promise(after.hands[state.to_act])
    };
    match state.phase {
        Phase::Opening | Phase::Play { .. } => legal.iter().copied().max_by_key(after).unwrap(),
        Phase::Turn => {
            let swaps = legal.iter().copied().filter(|action| *action != Action::Draw);
            let best = swaps.max_by_key(after).unwrap_or(any);
            let gains = after(&best) > promise(state.hands[state.to_act]);
            if gains || !legal.contains(&Action::Draw) { best } else { Action::Draw }
        }
        Phase::Showdown { .. } | Phase::Settled => any,
    }
}

/// How close a hand is to a good flush.
fn promise(hand: CardBag) -> u32 {
    let of_suit = |slots: u64| {
        let fitting = hand.slots().filter(|&slot| (slots | JOKERS) >> slot & 1 == 1);
        let points = |slot: usize| 20 + u32::from(crate::order::POINTS[slot]);
        fitting.map(points).sum()
    };
    SUIT_SLOTS.into_iter().map(of_suit).max().unwrap_or(0)
}

impl Met {
    fn note(&mut self, event: &Event) {
        let name = |value: &serde_json::Value| value["type"].as_str().unwrap().to_owned();
        self.events.insert(name(&serde_json::to_value(event).unwrap()));
        if let Event::Settled { settlement } = event {
            let ending = serde_json::to_value(settlement.ending).unwrap();
            self.endings.insert(match settlement.ending {
                Ending::Showdown { .. } => name(&ending["why"]),
                Ending::SuddenDeath { .. } | Ending::Stall => name(&ending),
            });
        }
    }
}
