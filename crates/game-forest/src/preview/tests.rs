use tabletop::{Choice, Rules, Seats, Turn, luck::Quick};

use super::*;
use crate::{Action, Config, Event, ForestShuffle};

/// RM-45: whatever is about to be paid for, the preview says what then comes.
#[test]
fn a_preview_keeps_its_word() {
    let (mut kept, mut bonuses, mut draws) = (0, 0, 0);
    for seed in 0..40 {
        let luck = &mut Quick::new(seed);
        let config = Config::SEED.with_everything();
        let mut state = ForestShuffle::begin(&config, &ForestShuffle::deal(&config, SEATS, luck));
        while let Turn::Of(seat) = ForestShuffle::turn(&state) {
            let action = choose(&state, luck);
            let mut events = Vec::new();
            ForestShuffle::decide(&state, seat, &action, luck, &mut events).unwrap();
            if let (Phase::Paying(order), Action::Pay { card }) = (state.phase, action) {
                let paid = order.paid.iter().chain([card]).collect();
                let Spot { place, host } = order.spot;
                let selection = Selection { card: order.card, place, host: Some(host), paid };
                let preview = state.preview(seat, &selection).unwrap();
                let placed = events.iter().any(|it| matches!(it, Event::Placed { .. }));
                assert_eq!(placed, preview.cost == preview.paid);
                assert_eq!(preview.refusal, None);
                if placed {
                    assert_eq!(promised(&preview), came(&events), "{preview:?} {events:?}");
                    kept += 1;
                    bonuses += u32::from(preview.bonus.fires == Fires::Yes);
                    draws += preview.draws.len();
                }
            }
            for event in &events {
                ForestShuffle::evolve(&mut state, event);
            }
        }
    }
    assert!(kept > 500 && bonuses > 50 && draws > 20, "{kept} {bonuses} {draws}");
}

const SEATS: Seats = Seats::TWO;

/// Any action, but cards of the right colour first, and nothing is taken back.
fn choose(state: &State, luck: &mut Quick) -> Action {
    let mut legal = Vec::new();
    ForestShuffle::legal_actions(state, &mut legal);
    legal.retain(|action| *action != Action::Cancel);
    let matching = |action: &Action| match (state.phase, *action) {
        (Phase::Paying(order), Action::Pay { card }) => {
            let symbol = order.face().symbol;
            symbol.is_some_and(|symbol| CardSet::coloured(symbol).contains(card))
        }
        _ => false,
    };
    let matching: Vec<Action> = legal.iter().copied().filter(matching).collect();
    luck.pick(&matching).or_else(|| luck.pick(&legal)).unwrap()
}

/// The cards that a preview promises to draw, and whether it promises an extra turn.
fn promised(preview: &Preview) -> (usize, bool) {
    let fires = [&preview.bonus, &preview.effect].into_iter().filter(|it| it.fires == Fires::Yes);
    let tasks: Vec<Task> = fires.flat_map(|it| it.tasks.clone()).collect();
    let draws = tasks.iter().map(|task| if let Task::Draw { n } = task { *n } else { 0 });
    (usize::from(draws.sum::<u8>()) + preview.draws.len(), tasks.contains(&Task::ExtraTurn))
}

/// The same, as it came.
fn came(events: &[Event]) -> (usize, bool) {
    let earned = events.iter().filter_map(|event| {
        if let Event::Earned { draws, .. } = event { Some(usize::from(*draws)) } else { None }
    });
    (earned.sum(), events.iter().any(|event| matches!(event, Event::Granted { .. })))
}

/// A state after the first hands were kept, with a hand of the given cards.
fn state(hand: &[u8]) -> State {
    let luck = &mut Quick::new(1);
    let config = Config::SEED.with_everything();
    let deal = ForestShuffle::deal(&config, SEATS, luck);
    let mut state = ForestShuffle::begin(&config, &deal);
    for _ in 0..2 {
        ForestShuffle::play(&mut state, &Action::Keep, luck);
    }
    state.hands[state.to_act] = hand.iter().map(|&it| Card::numbered(it).unwrap()).collect();
    state
}

/// FS-12, FS-14, FS-17: the slot fixes the species and the cost; the bonus follows the payment.
#[test]
fn a_selection_is_explained_step_by_step() {
    // Card 117: tawny owl (beech) above a stag beetle (sycamore); 33 and 34 are beeches, 1 a linden.
    let state = state(&[117, 33, 34, 1]);
    let seat = state.to_act;
    let card = |number| Card::numbered(number).unwrap();
    let preview = |place, paid: &[u8]| {
        let paid = paid.iter().map(|&it| card(it)).collect();
        state.preview(seat, &Selection { card: card(117), place, host: None, paid }).unwrap()
    };
    let owl = preview(Place::Top, &[]);
    assert_eq!((owl.species, owl.cost, owl.paid), (Species::TawnyOwl, 2, 0));
    assert_eq!((owl.bonus.fires, owl.effect.fires), (Fires::NotYet, Fires::Yes));
    assert_eq!(owl.bonus.tasks, [Task::Draw { n: 2 }]);
    assert_eq!(owl.refusal, Some(Rejection::NoHosts));
    assert_eq!(preview(Place::Top, &[33]).bonus.fires, Fires::NotYet);
    assert_eq!(preview(Place::Top, &[33, 34]).bonus.fires, Fires::Yes);
    assert_eq!(preview(Place::Top, &[1, 33]).bonus.fires, Fires::No);
    assert_eq!(preview(Place::Bottom, &[]).species, Species::StagBeetle);
    assert_eq!(preview(Place::Bottom, &[]).bonus.fires, Fires::No, "no sycamore in hand");
    let sapling = preview(Place::Sapling, &[]);
    assert_eq!((sapling.cost, sapling.reveals, sapling.refusal), (0, true, None));
}

/// A selection that cannot be is refused by name.
#[test]
fn a_selection_that_cannot_be_is_refused() {
    let state = state(&[117, 1]);
    let card = |number| Card::numbered(number).unwrap();
    let preview = |number, place| {
        let paid = CardSet::EMPTY;
        let selection = Selection { card: card(number), place, host: None, paid };
        state.preview(state.to_act, &selection).unwrap_err()
    };
    assert_eq!(preview(2, Place::Grown), Rejection::NotInHand { card: card(2) });
    assert_eq!(preview(117, Place::Grown), Rejection::NotAHost { card: card(117) });
    let slot = Place::Left.slot().unwrap();
    assert_eq!(preview(117, Place::Left), Rejection::NoSuchHalf { card: card(117), slot });
    assert_eq!(Fires::ALL.len(), 3);
}

/// RM-45: the prompt line needs no rule: costs, colours and rewards of every face are told.
#[test]
fn every_face_in_the_hand_is_offered() {
    let state = state(&[117, 33, 34, 1]);
    let card = |number| Card::numbered(number).unwrap();
    let offers = state.offers(state.to_act);
    let faces: Vec<(u8, Place)> = offers.iter().map(|it| (it.card.number(), it.place)).collect();
    let hosts = [(1, Place::Grown), (33, Place::Grown), (34, Place::Grown)];
    assert_eq!(faces, [&hosts[..], &[(117, Place::Top), (117, Place::Bottom)]].concat());
    let owl = &offers[3];
    assert_eq!((owl.cost, &owl.refusal), (2, &Some(Rejection::NoHosts)));
    assert_eq!(owl.matching, [33, 34].map(card).into_iter().collect());
    assert_eq!((owl.bonus.fires, owl.effect.fires), (Fires::NotYet, Fires::Yes));
    let beech = &offers[1];
    assert_eq!((beech.cost, &beech.refusal), (1, &None));
    assert_eq!(beech.matching, [34, 117].map(card).into_iter().collect());
    assert_eq!(beech.bonus.tasks, []);
}

/// Nothing is offered to whoever cannot place a card now; while paying, what was offered stays.
#[test]
fn offers_are_for_whoever_may_place_a_card() {
    let luck = &mut Quick::new(3);
    let mut state = state(&[117, 33, 34, 1]);
    let seat = state.to_act;
    let before = state.offers(seat);
    assert_eq!(state.offers(SEATS.after(seat)), []);
    ForestShuffle::play(&mut state, &Action::Plant { card: Card::numbered(33).unwrap() }, luck);
    assert!(matches!(state.phase, Phase::Paying(_)));
    assert_eq!(state.offers(seat), before);
    ForestShuffle::play(&mut state, &Action::Cancel, luck);
    ForestShuffle::play(&mut state, &Action::Draw, luck);
    assert_eq!(state.offers(seat), [], "the second draw is due");
}
