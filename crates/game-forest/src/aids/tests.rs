use tabletop::{Rules, Seats, Turn, Viewer};

use super::*;
use crate::{Action, Config, Event, ForestShuffle};

/// FS-40, FS-41: the offer predicts the rewards of every payment.
#[test]
fn an_offer_predicts_every_reward() {
    let (mut kept, mut bonuses, mut triggers) = (0, 0, 0);
    for seed in 0..60 {
        let luck = &mut Quick::new(seed);
        let config = Config::CLASSIC;
        let mut state = ForestShuffle::begin(&config, &ForestShuffle::deal(&config, SEATS, luck));
        while let Turn::Of(seat) = ForestShuffle::turn(&state) {
            let action = choose(&state, luck);
            let mut events = Vec::new();
            ForestShuffle::decide(&state, seat, &action, luck, &mut events).unwrap();
            let before = state;
            for event in &events {
                ForestShuffle::evolve(&mut state, event);
            }
            let (Phase::Paying(order), Action::Pay { card }) = (before.phase, action) else {
                continue;
            };
            let offers = offers(&before, seat);
            let its = |it: &&Offer| (it.card, it.place) == (order.card, order.spot.place);
            let offer = offers.iter().find(its).unwrap();
            let paid: CardSet = order.paid.iter().chain([card]).collect();
            let placed = events.iter().any(|it| matches!(it, Event::Placed { .. }));
            assert_eq!((placed, &offer.refusal), (offer.cost == paid.len(), &None));
            if !placed {
                continue;
            }
            let matched = paid.is_within(&offer.matching);
            let bonus = offer.bonus.as_ref().is_some_and(|it| matched && gives(it, &paid));
            let effect = offer.effect.as_ref().is_some_and(|it| gives(it, &paid));
            let is_shrub = before.board.is_shrub(order.spot.host);
            let here = if is_shrub { HostKind::Shrub } else { HostKind::Tree };
            let draws = offer.draws.iter().find(|it| it.at == HostKind::Any || it.at == here);
            let total = draws.map(|it| if bonus { it.with_bonus } else { it.without_bonus });
            let total = total.unwrap_or(DrawTotal { cards: 0, fit: 0 });
            assert_eq!(usize::from(total.cards), earned(&events), "{offer:?} {events:?}");
            let settled = events.iter().any(|it| matches!(it, Event::TurnBegan { .. }));
            if settled && before.progress.draws == 0 {
                assert_eq!(usize::from(total.fit), drawn(&events), "{offer:?} {events:?}");
            }
            let by_triggers = draws.map_or(0, |it| it.triggers.len());
            let came =
                earned(&events) > usize::from(by_triggers) || something(&before, offer, &events);
            if bonus || effect {
                assert!(came, "{offer:?} {events:?}");
            } else if came && state.phase == Phase::Resolving {
                // Whether a player may place a free card must not reveal the hand.
                let mut legal = Vec::new();
                ForestShuffle::legal_actions(&state, &mut legal);
                assert_eq!(legal, [Action::Done], "{offer:?} {events:?}");
            }
            kept += 1;
            bonuses += u32::from(bonus);
            triggers += u32::from(by_triggers);
        }
    }
    assert!(kept > 800 && bonuses > 50 && triggers > 40, "{kept} {bonuses} {triggers}");
}

const SEATS: Seats = Seats::TWO;

/// The offers that the player in `seat` gets.
fn offers(state: &State, seat: Seat) -> Vec<Offer> {
    ForestShuffle::aids(&ForestShuffle::view(state, Viewer::Seat(seat))).offers
}

/// RM-20: aids computed from a view are correct in the full state and in every determinization.
#[test]
fn aids_are_correct_in_every_world_that_agrees_with_the_view() {
    let config = Config::CLASSIC;
    let (luck, mut n_points, mut n_buffs) = (&mut Quick::new(8), 0, 0);
    let mut state = ForestShuffle::begin(&config, &ForestShuffle::deal(&config, SEATS, luck));
    while let Turn::Of(_) = ForestShuffle::turn(&state) {
        for viewer in Viewer::all(SEATS) {
            let view = ForestShuffle::view(&state, viewer);
            let aids = ForestShuffle::aids(&view);
            for world in [state, ForestShuffle::determinize(&view, luck)] {
                assert_eq!(ForestShuffle::aids(&ForestShuffle::view(&world, viewer)), aids);
                let offers = view.viewer.map(|seat| world.offers(seat)).unwrap_or_default();
                assert_eq!(aids.offers, offers);
                let scores = Score::of(&world.board);
                for (seat, player) in aids.players.iter() {
                    assert_eq!(player.shares, scores.shares(seat));
                    let buffs = player.buffs.iter().map(|buff| buff.card);
                    assert!(buffs.eq(world.board.permanents(seat).map(|(card, ..)| card)));
                    n_points += player.points.len();
                    n_buffs += player.buffs.len();
                }
            }
        }
        let action = choose(&state, luck);
        ForestShuffle::play_unchecked(&mut state, &action, luck);
    }
    assert!(n_points > 1_000 && n_buffs > 100, "{n_points} {n_buffs}");
}

/// A random action that prefers cards of the right colour and never cancels.
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

/// Whether a reward gives anything for this payment, as a client reads it.
fn gives(reward: &RewardPreview, paid: &CardSet) -> bool {
    if let RewardStatus::Depends { keep, pay } = reward.status {
        return !keep.minus(paid).is_empty() || !pay.and(paid).is_empty();
    }
    reward.status == RewardStatus::Certain
}

/// Number of cards drawn at the end of the turn.
fn earned(events: &[Event]) -> usize {
    let earned = events.iter().filter_map(|event| {
        if let Event::Earned { draws, .. } = event { Some(usize::from(*draws)) } else { None }
    });
    earned.sum()
}

fn drawn(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Drew { .. })).count()
}

/// Whether the card had another consequence, or the player must choose something.
fn something(before: &State, offer: &Offer, events: &[Event]) -> bool {
    let removes = |it: &RewardPreview| {
        it.tasks.contains(&Task::ClearingRemove) && it.status != RewardStatus::NotUsed
    };
    let asks = |task| !before.progress.tasks.tasks().contains(task);
    events.iter().any(|event| {
        matches!(event, Event::Granted { .. } | Event::Stowed { .. } | Event::Took { .. })
            || matches!(event, Event::Queued { task, .. } if asks(task))
            || matches!(event, Event::Cleared { .. } if offer.effect.as_ref().is_some_and(removes))
    })
}

/// A state after the first hands were kept, with a hand of the given cards.
fn state(hand: &[u8]) -> State {
    let luck = &mut Quick::new(1);
    let config = Config::CLASSIC;
    let deal = ForestShuffle::deal(&config, SEATS, luck);
    let mut state = ForestShuffle::begin(&config, &deal);
    for _ in 0..2 {
        ForestShuffle::play_unchecked(&mut state, &Action::Keep, luck);
    }
    state.hands[state.to_act] = hand.iter().map(|&it| Card::numbered(it).unwrap()).collect();
    state
}

/// RM-45: the prompt needs no rules: each offer has the cost, colour and rewards of a face.
#[test]
fn every_face_in_the_hand_is_offered() {
    // Card 117: tawny owl (beech) above a stag beetle (sycamore); 33 and 34 are beeches, 1 a linden.
    let state = state(&[117, 33, 34, 1]);
    let card = |number| Card::numbered(number).unwrap();
    let offers = offers(&state, state.to_act);
    let faces: Vec<(u8, Place)> = offers.iter().map(|it| (it.card.number(), it.place)).collect();
    let hosts = [(1, Place::Grown), (33, Place::Grown), (34, Place::Grown)];
    assert_eq!(faces, [&hosts[..], &[(117, Place::Top), (117, Place::Bottom)]].concat());
    let [owl, beetle] = [&offers[3], &offers[4]];
    assert_eq!((owl.cost, &owl.refusal), (2, &Some(Rejection::NoHosts)));
    assert_eq!(owl.matching, [33, 34].map(card).into_iter().collect());
    let certain =
        |n| Some(RewardPreview { status: RewardStatus::Certain, tasks: vec![Task::Draw { n }] });
    assert_eq!((&owl.bonus, &owl.effect), (&certain(2), &certain(1)));
    let status = beetle.bonus.as_ref().map(|it| it.status);
    assert_eq!(status, Some(RewardStatus::NoColour), "no sycamore in hand");
    let beech = &offers[1];
    assert_eq!((beech.cost, &beech.refusal), (1, &None));
    assert_eq!(beech.matching, [34, 117].map(card).into_iter().collect());
    assert_eq!((&beech.bonus, &beech.effect), (&None, &certain(1)));
}

/// Only the seat that may place a card gets offers; while it pays, they stay as they were.
#[test]
fn offers_are_for_the_seat_that_may_place_a_card() {
    let luck = &mut Quick::new(3);
    let mut state = state(&[117, 33, 34, 1]);
    let seat = state.to_act;
    let before = offers(&state, seat);
    assert_eq!(offers(&state, SEATS.after(seat)), []);
    ForestShuffle::play_unchecked(
        &mut state,
        &Action::Plant { card: Card::numbered(33).unwrap() },
        luck,
    );
    assert!(matches!(state.phase, Phase::Paying(_)));
    assert_eq!(offers(&state, seat), before);
    ForestShuffle::play_unchecked(&mut state, &Action::Cancel, luck);
    ForestShuffle::play_unchecked(&mut state, &Action::Draw, luck);
    assert_eq!(offers(&state, seat), [], "the second draw is due");
}
