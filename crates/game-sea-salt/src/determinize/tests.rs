use tabletop::{Rules, Seats, Settings, Turn, luck::Quick};

use super::*;
use crate::{SeaSalt, config::Config};

/// A called score is nearly always matched; no other player ever holds four mermaids.
#[test]
fn determinized_hands_match_the_call() {
    let (mut matched, mut missed) = (0, 0);
    for seed in 0..60 {
        let config = Config::PRESETS[seed as usize % 2].config; // Those in which hands stay hidden.
        let mut luck = Quick::new(seed);
        let mut state = SeaSalt::begin(&config, &SeaSalt::deal(&config, Seats::TWO, &mut luck));
        let mut legal = Vec::new();
        while let Turn::Of(seat) = SeaSalt::turn(&state) {
            let world = SeaSalt::determinize(&SeaSalt::view(&state, Viewer::Seat(seat)), &mut luck);
            for seat in state.seats().iter() {
                assert!(!has_all_mermaids(world.hands[seat]));
            }
            if let Some(call) = state.call {
                let score = world.card_score(call.seat);
                *(if score == call.score { &mut matched } else { &mut missed }) += 1;
            }
            legal.clear();
            SeaSalt::legal_actions(&state, &mut legal);
            let action = luck.pick(&legal).unwrap();
            SeaSalt::play_unchecked(&mut state, &action, &mut luck);
        }
    }
    assert!(matched > 100 && missed * 50 < matched, "{matched} matched, {missed} missed");
}

/// Any hidden card may be anywhere: over many determinizations each occurs in the hand.
#[test]
fn unseen_cards_are_spread_evenly() {
    let config = Config::FLOW;
    let mut luck = Quick::new(9);
    let state = SeaSalt::begin(&config, &SeaSalt::deal(&config, Seats::TWO, &mut luck));
    let (me, other) = (Seats::TWO.seat(0).unwrap(), Seats::TWO.seat(1).unwrap());
    let view = SeaSalt::view(&state, Viewer::Seat(me));
    let mut held = [0_u32; N_CARDS];
    let mut unseen = CardSet::EMPTY;
    for _ in 0..6100 {
        let world = SeaSalt::determinize(&view, &mut luck);
        let hands = [&world, &state].map(|state| state.colours.faces(state.hands[me]));
        assert_eq!(hands[0], hands[1]);
        unseen = config.deck.cards() - world.hands[me];
        world.hands[other].iter().for_each(|card| held[card.index()] += 1);
    }
    // Two of 61 cards, 6,100 times: 200 each; five standard deviations are 70.
    assert!(unseen.iter().all(|card| (130..=270).contains(&held[card.index()])), "{held:?}");
}
