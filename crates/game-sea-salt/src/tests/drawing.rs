//! Decks, set-up and drawing.

use super::*;

/// SS-A1 to SS-A4: two to four players, hands and piles by the settings, any start player. SS-A2,
/// SS-A3: none and none, two and none, none and one.
#[test]
fn a_game_is_set_up() {
    let mut starters = SeatSet::EMPTY;
    for seed in 0..50 {
        for (config, hand, piles) in [
            (Config::CLASSIC, 0, 0),
            (Config::FLOW, 2, 0),
            (Config::PUBLISHED, 0, 1),
            (Config { start_hand: 1, start_piles: 1, ..Config::CLASSIC }, 1, 1),
        ] {
            let deal = SeaSalt::deal(&config, Seats::FOUR, &mut Quick::new(seed));
            let state = SeaSalt::begin(&config, &deal);
            assert!(state.hands.values().all(|it| it.len() == hand));
            assert!(state.piles.iter().all(|it| it.len() == piles));
            assert_eq!(state.deck.len(), config.deck.cards().len() - 4 * hand - 2 * piles);
            assert_eq!(SeaSalt::view(&state, Viewer::Spectator).starter, state.to_act);
            starters = starters.with(state.to_act);
        }
    }
    assert_eq!(starters, SeatSet::all(Seats::FOUR));
    assert_eq!(SeaSalt::SEATS, 2..=4);
}

/// SS-D5: colours are assigned once per game, or in every round if the settings say so.
#[test]
fn colours_last_for_the_game_or_the_round() {
    for recolour_each_round in [false, true] {
        let config = Config { recolour_each_round, threshold: 0, ..Config::CLASSIC };
        let mut table = Table::new(config, 2);
        let before = table.state.colours;
        table.draw();
        table.act(Action::Stop);
        assert_eq!(table.state.rounds, 1);
        assert_eq!(table.state.colours != before, recolour_each_round);
    }
}

/// SS-A5, SS-A6: turns go round in seat order; a round is from deal to settlement, not a turn.
#[test]
fn turns_go_round_and_rounds_do_not_end_with_them() {
    let mut table = Table::new(Config::CLASSIC, 3);
    for seat in [0, 1, 2, 0, 1] {
        assert_eq!(table.state.to_act, table.seat(seat));
        let next = table.state.seats().after(table.state.to_act);
        let refusal = SeaSalt::judge(&table.state, next, &Action::Draw).unwrap_err();
        assert_eq!(refusal, Rejection::NotYourTurn { turn: table.state.to_act });
        table.draw();
        table.act(Action::Pass);
    }
    assert_eq!(table.state.rounds, 0);
}

/// SS-B1, SS-B2: draw two, keep one, discard the other: exactly one card is gained.
#[test]
fn drawing_brings_one_card_to_the_hand_and_one_to_a_pile() {
    let mut table = Table::new(Config::CLASSIC, 2);
    table.deck(&[Kind::Fish, Kind::Crab, Kind::Shell]);
    table.act(Action::Draw);
    let Phase::Choose { first, second } = table.state.phase else { panic!("there is a choice") };
    assert_eq!((table.state.deck.len(), table.kinds(0).len()), (1, 0));
    let card = table.state.colours.face(second);
    table.act(Action::Keep { card, discard_to: Side::Right });
    assert_eq!(table.kinds(0), [second.kind()]);
    assert_eq!(table.pile_kinds(Side::Right), [first.kind()]);
    assert!(table.pile_kinds(Side::Left).is_empty());
}

/// SS-B1: the settings may let players draw one card without a choice.
#[test]
fn a_house_may_draw_one_card() {
    let mut table = Table::new(Config { deck_draw: 1, ..Config::CLASSIC }, 2);
    table.act(Action::Draw);
    assert_eq!((table.kinds(0).len(), table.state.phase), (1, Phase::Play));
    assert!(table.state.piles.iter().all(Stack::is_empty));
}

/// SS-B1: only a drawn card can be kept, before anything else.
#[test]
fn only_what_was_drawn_can_be_kept() {
    let mut table = Table::new(Config::CLASSIC, 2);
    table.deck(&[Kind::Fish, Kind::Crab]);
    table.act(Action::Draw);
    let card = Face { kind: Kind::Mermaid, colour: Colour::White };
    let refusal = table.refusal(Action::Keep { card, discard_to: Side::Left });
    insta::assert_snapshot!(refusal, @"white mermaid is not one of the two cards you drew");
    let refusal = table.refusal(Action::Pass);
    insta::assert_snapshot!(refusal, @"keep one of the two cards you drew first");
}

/// SS-B3: the top card of a pile, if there is one.
#[test]
fn a_pile_gives_its_top_card() {
    let mut table = Table::new(Config::CLASSIC, 2);
    table.pile(Side::Left, &[Kind::Fish, Kind::Crab]);
    let refusal = table.refusal(Action::Take { pile: Side::Right });
    insta::assert_snapshot!(refusal, @"the right pile is empty");
    table.act(Action::Take { pile: Side::Left });
    assert_eq!(table.kinds(0), [Kind::Crab]);
    assert_eq!(table.pile_kinds(Side::Left), [Kind::Fish]);
}

/// SS-B4: if exactly one pile is empty the card must go there; otherwise the choice is free.
#[test]
fn an_empty_pile_must_be_filled() {
    let lay_out = |left: &[Kind], right: &[Kind]| {
        let mut table = Table::new(Config::CLASSIC, 2);
        table.pile(Side::Left, left);
        table.pile(Side::Right, right);
        table.deck(&[Kind::Fish, Kind::Crab]);
        table.act(Action::Draw);
        table
    };
    let sides = |left: &[Kind], right: &[Kind]| {
        let legal = lay_out(left, right).legal();
        Side::ALL.iter().map(|side| {
            let to = |action: &&Action| matches!(action, Action::Keep { discard_to, .. } if discard_to == side);
            legal.iter().filter(to).count()
        }).collect::<Vec<_>>()
    };
    assert_eq!(sides(&[], &[Kind::Shell]), [2, 0]);
    assert_eq!(sides(&[Kind::Shell], &[]), [0, 2]);
    assert_eq!(sides(&[], &[]), [2, 2]);
    assert_eq!(sides(&[Kind::Shell], &[Kind::Octopus, Kind::Shell]), [2, 2]);

    let table = lay_out(&[], &[Kind::Shell]);
    let Some(Action::Keep { card, .. }) = table.legal().pop() else { panic!("two can be kept") };
    let refusal = table.refusal(Action::Keep { card, discard_to: Side::Right });
    insta::assert_snapshot!(refusal, @"the left pile is empty, so the card must go there");
}

/// SS-B5: the last card of the deck is taken without a discard.
#[test]
fn the_last_card_comes_without_a_choice() {
    for config in PRESETS {
        let mut table = Table::new(config, 2);
        table.deck(&[Kind::Shell]);
        table.act(Action::Draw);
        assert_eq!((table.kinds(0), table.state.phase), (vec![Kind::Shell], Phase::Play));
        assert!(table.state.piles.iter().all(Stack::is_empty));
    }
}

/// SS-B6: the piles without their top cards become the deck when a player wants to draw from it.
#[test]
fn an_empty_deck_is_made_of_the_piles() {
    let mut table = Table::new(Config::CLASSIC, 2);
    table.pile(Side::Left, &[Kind::Fish, Kind::Crab, Kind::Sailboat, Kind::Shell, Kind::Octopus]);
    table.pile(Side::Right, &[Kind::Swimmer, Kind::Shark, Kind::Penguin]);
    table.deck(&[]);
    let shuffles = table.state.shuffles;
    table.act(Action::Draw);
    assert_eq!(table.news[0], Event::Reshuffled);
    assert_ne!(table.state.shuffles, shuffles, "another shuffle, another order");
    assert_eq!(table.pile_kinds(Side::Left), [Kind::Octopus]);
    assert_eq!(table.pile_kinds(Side::Right), [Kind::Penguin]);
    assert_eq!(table.state.deck.len(), 4);
}

/// SS-B6: in the printed game the round ends with the turn, without points; a call still counts.
#[test]
fn an_empty_deck_ends_the_printed_round() {
    let lay_out = || {
        let mut table = Table::new(Config::PUBLISHED, 2);
        table.hold(0, SEVEN);
        table.deck(&[Kind::Fish]);
        table.act(Action::Draw);
        table
    };
    let mut passed = lay_out();
    passed.act(Action::Pass);
    assert_eq!(passed.settled(), Some((RoundEnd::DeckOut, vec![0, 0])));
    let mut stopped = lay_out();
    stopped.act(Action::Stop);
    assert_eq!(stopped.settled(), Some((RoundEnd::Called, vec![7, 0])));
}

/// SS-B7: a deck that cannot be refilled stays empty, and only the piles are left.
#[test]
fn a_deck_that_stays_empty_leaves_the_piles() {
    let mut table = Table::new(Config::CLASSIC, 2);
    table.pile(Side::Left, &[Kind::Fish]);
    table.deck(&[]);
    assert_eq!(table.legal(), [Action::Take { pile: Side::Left }]);
    let refusal = table.refusal(Action::Draw);
    insta::assert_snapshot!(refusal, @"the deck is empty and cannot be reshuffled; take from a pile");
}

/// SS-B7, SS-K7: a player who cannot draw skips the draw; when all have, the round is settled.
#[test]
fn when_nobody_can_draw_the_round_is_settled() {
    let mut table = Table::new(Config::CLASSIC, 3);
    table.hold(1, SEVEN);
    table.deck(&[Kind::Fish]);
    table.act(Action::Draw);
    table.act(Action::Pass);
    assert!(table.news.contains(&Event::NothingToDraw { seat: table.seat(1) }));
    assert_eq!(table.state.phase, Phase::Play, "pairs and calls are still possible");
    assert!(table.legal().contains(&Action::Stop));
    table.act(Action::Pass);
    table.act(Action::Pass);
    assert_eq!((table.settled(), table.state.to_act), (None, table.seat(0)), "seat 0 did draw");
    table.act(Action::Pass);
    assert_eq!(table.settled(), Some((RoundEnd::NothingLeft, vec![0, 7, 0])));
}

/// SS-B8: a player must draw, once per turn.
#[test]
fn a_card_must_be_drawn_and_only_one() {
    let mut table = Table::new(Config::CLASSIC, 2);
    let refusal = table.refusal(Action::Pass);
    insta::assert_snapshot!(refusal, @"draw a card first, from the deck or from a pile");
    table.draw();
    let refusal = table.refusal(Action::Draw);
    insta::assert_snapshot!(refusal, @"you have already drawn in this turn; play pairs, call or pass");
}

/// SS-B10, SS-J5: penguins count the same from a pile as from the deck.
#[test]
fn penguins_count_wherever_they_come_from() {
    let bonus = |source: Action| {
        let hand = [Kind::Fish, Kind::Fish, Kind::Penguin];
        let mut table = Table::playing(Config::FLOW, 2, &hand);
        table.pair(Kind::Fish, Kind::Fish);
        table.state.phase = Phase::Draw;
        if source == Action::Draw {
            table.deck(&[Kind::Penguin]);
        } else {
            table.pile(Side::Left, &[Kind::Penguin]);
        }
        table.act(source);
        table.state.score(table.seat(0)).pair_bonus
    };
    assert_eq!((bonus(Action::Draw), bonus(Action::Take { pile: Side::Left })), (2, 2));
}

/// SS-X7: when the time is up: draw from the deck, else a pile; keep the first; forced or left
/// pile; pass.
#[test]
fn the_default_is_to_draw_and_pass() {
    let default = |table: &Table| SeaSalt::default_action(&table.state);
    let mut table = Table::new(Config::CLASSIC, 2);
    assert_eq!(default(&table), Some(Action::Draw));
    table.act(Action::Draw);
    let Phase::Choose { first, .. } = table.state.phase else { panic!("there is a choice") };
    let card = table.state.colours.face(first);
    assert_eq!(default(&table), Some(Action::Keep { card, discard_to: Side::Left }));
    table.pile(Side::Left, &[Kind::Fish]);
    assert_eq!(default(&table), Some(Action::Keep { card, discard_to: Side::Right }));
    table.act(default(&table).unwrap());
    table.hold(0, &[Kind::Crab, Kind::Crab]);
    assert_eq!(default(&table), Some(Action::Pass), "no pair is played for a player who is late");

    let mut table = Table::new(Config::CLASSIC, 2);
    table.pile(Side::Right, &[Kind::Fish]);
    table.deck(&[]);
    assert_eq!(default(&table), Some(Action::Take { pile: Side::Right }));
}
