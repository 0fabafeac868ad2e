//! Decks, set-up and drawing.

use super::*;

/// SS-A1, SS-A2, SS-A3, SS-A4: two to four players can play, the settings give the sizes of hands and
/// piles, and any player may start.
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
        let mut scene = Scene::new(config, 2);
        let before = scene.state.colours;
        scene.draw();
        scene.act(Action::Stop);
        assert_eq!(scene.state.rounds, 1);
        assert_eq!(scene.state.colours != before, recolour_each_round);
    }
}

/// SS-A5, SS-A6: turns go round in seat order; a round is from deal to settlement, not a turn.
#[test]
fn turns_go_round_and_rounds_do_not_end_with_them() {
    let mut scene = Scene::new(Config::CLASSIC, 3);
    for seat in [0, 1, 2, 0, 1] {
        assert_eq!(scene.state.to_act, scene.seat(seat));
        let next = scene.state.seats().after(scene.state.to_act);
        let refusal = SeaSalt::judge(&scene.state, next, &Action::Draw).unwrap_err();
        assert_eq!(refusal, Rejection::NotYourTurn { turn: scene.state.to_act });
        scene.draw();
        scene.act(Action::Pass);
    }
    assert_eq!(scene.state.rounds, 0);
}

/// SS-B1, SS-B2: draw two, keep one, discard the other: exactly one card is gained.
#[test]
fn drawing_brings_one_card_to_the_hand_and_one_to_a_pile() {
    let mut scene = Scene::new(Config::CLASSIC, 2);
    scene.deck(&[Kind::Fish, Kind::Crab, Kind::Shell]);
    scene.act(Action::Draw);
    let Phase::Choose { first, second } = scene.state.phase else { panic!("there is a choice") };
    assert_eq!((scene.state.deck.len(), scene.kinds(0).len()), (1, 0));
    let card = scene.state.colours.face(second);
    scene.act(Action::Keep { card, discard_to: Side::Right });
    assert_eq!(scene.kinds(0), [second.kind()]);
    assert_eq!(scene.pile_kinds(Side::Right), [first.kind()]);
    assert!(scene.pile_kinds(Side::Left).is_empty());
}

/// SS-B1: the settings may let players draw one card without a choice.
#[test]
fn a_setting_limits_the_draw_to_one_card() {
    let mut scene = Scene::new(Config { deck_draw: 1, ..Config::CLASSIC }, 2);
    scene.act(Action::Draw);
    assert_eq!((scene.kinds(0).len(), scene.state.phase), (1, Phase::Play));
    assert!(scene.state.piles.iter().all(Stack::is_empty));
}

/// SS-B1: only a drawn card can be kept, before anything else.
#[test]
fn only_a_drawn_card_can_be_kept() {
    let mut scene = Scene::new(Config::CLASSIC, 2);
    scene.deck(&[Kind::Fish, Kind::Crab]);
    scene.act(Action::Draw);
    let card = Face { kind: Kind::Mermaid, colour: Colour::White };
    let refusal = scene.refusal(Action::Keep { card, discard_to: Side::Left });
    insta::assert_snapshot!(refusal, @"white mermaid is not one of the two cards you drew");
    let refusal = scene.refusal(Action::Pass);
    insta::assert_snapshot!(refusal, @"first keep one of the two cards you drew");
}

/// SS-B3: the top card of a pile, if there is one.
#[test]
fn a_pile_gives_its_top_card() {
    let mut scene = Scene::new(Config::CLASSIC, 2);
    scene.pile(Side::Left, &[Kind::Fish, Kind::Crab]);
    let refusal = scene.refusal(Action::Take { pile: Side::Right });
    insta::assert_snapshot!(refusal, @"the right pile is empty");
    scene.act(Action::Take { pile: Side::Left });
    assert_eq!(scene.kinds(0), [Kind::Crab]);
    assert_eq!(scene.pile_kinds(Side::Left), [Kind::Fish]);
}

/// SS-B4: if exactly one pile is empty the card must go there; otherwise the choice is free.
#[test]
fn an_empty_pile_must_be_filled() {
    let lay_out = |left: &[Kind], right: &[Kind]| {
        let mut scene = Scene::new(Config::CLASSIC, 2);
        scene.pile(Side::Left, left);
        scene.pile(Side::Right, right);
        scene.deck(&[Kind::Fish, Kind::Crab]);
        scene.act(Action::Draw);
        scene
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

    let scene = lay_out(&[], &[Kind::Shell]);
    let Some(Action::Keep { card, .. }) = scene.legal().pop() else { panic!("two can be kept") };
    let refusal = scene.refusal(Action::Keep { card, discard_to: Side::Right });
    insta::assert_snapshot!(refusal, @"the left pile is empty, so the card must go there");
}

/// SS-B5: the last card of the deck is taken without a discard.
#[test]
fn the_last_card_comes_without_a_choice() {
    for config in PRESETS {
        let mut scene = Scene::new(config, 2);
        scene.deck(&[Kind::Shell]);
        scene.act(Action::Draw);
        assert_eq!((scene.kinds(0), scene.state.phase), (vec![Kind::Shell], Phase::Play));
        assert!(scene.state.piles.iter().all(Stack::is_empty));
    }
}

/// SS-B6: the piles without their top cards become the deck when a player wants to draw from it.
#[test]
fn an_empty_deck_is_made_of_the_piles() {
    let mut scene = Scene::new(Config::CLASSIC, 2);
    scene.pile(Side::Left, &[Kind::Fish, Kind::Crab, Kind::Sailboat, Kind::Shell, Kind::Octopus]);
    scene.pile(Side::Right, &[Kind::Swimmer, Kind::Shark, Kind::Penguin]);
    scene.deck(&[]);
    let shuffles = scene.state.shuffles;
    scene.act(Action::Draw);
    assert_eq!(scene.news[0], Event::Reshuffled);
    assert_ne!(scene.state.shuffles, shuffles, "another shuffle, another order");
    assert_eq!(scene.pile_kinds(Side::Left), [Kind::Octopus]);
    assert_eq!(scene.pile_kinds(Side::Right), [Kind::Penguin]);
    assert_eq!(scene.state.deck.len(), 4);
}

/// SS-B6: in the printed game the round ends with the turn, without points; a call still counts.
#[test]
fn an_empty_deck_ends_the_printed_round() {
    let lay_out = || {
        let mut scene = Scene::new(Config::PUBLISHED, 2);
        scene.hold(0, SEVEN);
        scene.deck(&[Kind::Fish]);
        scene.act(Action::Draw);
        scene
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
    let mut scene = Scene::new(Config::CLASSIC, 2);
    scene.pile(Side::Left, &[Kind::Fish]);
    scene.deck(&[]);
    assert_eq!(scene.legal(), [Action::Take { pile: Side::Left }]);
    let refusal = scene.refusal(Action::Draw);
    insta::assert_snapshot!(refusal, @"the deck is empty and cannot be reshuffled; take from a pile");
}

/// SS-B7, SS-K7: a player who cannot draw skips the draw; when all have, the round is settled.
#[test]
fn the_round_is_settled_when_no_player_can_draw() {
    let mut scene = Scene::new(Config::CLASSIC, 3);
    scene.hold(1, SEVEN);
    scene.deck(&[Kind::Fish]);
    scene.act(Action::Draw);
    scene.act(Action::Pass);
    assert!(scene.news.contains(&Event::NothingToDraw { seat: scene.seat(1) }));
    assert_eq!(scene.state.phase, Phase::Play, "pairs and calls are still possible");
    assert!(scene.legal().contains(&Action::Stop));
    scene.act(Action::Pass);
    scene.act(Action::Pass);
    assert_eq!((scene.settled(), scene.state.to_act), (None, scene.seat(0)), "seat 0 did draw");
    scene.act(Action::Pass);
    assert_eq!(scene.settled(), Some((RoundEnd::NothingLeft, vec![0, 7, 0])));
}

/// SS-B8: a player must draw, once per turn.
#[test]
fn a_card_must_be_drawn_and_only_one() {
    let mut scene = Scene::new(Config::CLASSIC, 2);
    let refusal = scene.refusal(Action::Pass);
    insta::assert_snapshot!(refusal, @"draw a card first, from the deck or from a pile");
    scene.draw();
    let refusal = scene.refusal(Action::Draw);
    insta::assert_snapshot!(refusal, @"you have already drawn in this turn; play pairs, call or pass");
}

/// SS-B10, SS-J5: penguins count the same from a pile as from the deck.
#[test]
fn penguins_count_the_same_from_deck_and_piles() {
    let bonus = |source: Action| {
        let hand = [Kind::Fish, Kind::Fish, Kind::Penguin];
        let mut scene = Scene::playing(Config::FLOW, 2, &hand);
        scene.pair(Kind::Fish, Kind::Fish);
        scene.state.phase = Phase::Draw;
        if source == Action::Draw {
            scene.deck(&[Kind::Penguin]);
        } else {
            scene.pile(Side::Left, &[Kind::Penguin]);
        }
        scene.act(source);
        scene.state.score(scene.seat(0)).pair_bonus
    };
    assert_eq!((bonus(Action::Draw), bonus(Action::Take { pile: Side::Left })), (2, 2));
}

/// SS-X7: the default action draws from the deck or else from a pile, keeps the first card,
/// discards to the forced or the left pile, and passes.
#[test]
fn the_default_is_to_draw_and_pass() {
    let default = |scene: &Scene| SeaSalt::default_action(&scene.state);
    let mut scene = Scene::new(Config::CLASSIC, 2);
    assert_eq!(default(&scene), Some(Action::Draw));
    scene.act(Action::Draw);
    let Phase::Choose { first, .. } = scene.state.phase else { panic!("there is a choice") };
    let card = scene.state.colours.face(first);
    assert_eq!(default(&scene), Some(Action::Keep { card, discard_to: Side::Left }));
    scene.pile(Side::Left, &[Kind::Fish]);
    assert_eq!(default(&scene), Some(Action::Keep { card, discard_to: Side::Right }));
    scene.act(default(&scene).unwrap());
    scene.hold(0, &[Kind::Crab, Kind::Crab]);
    assert_eq!(default(&scene), Some(Action::Pass), "no pair is played for a player who is late");

    let mut scene = Scene::new(Config::CLASSIC, 2);
    scene.pile(Side::Right, &[Kind::Fish]);
    scene.deck(&[]);
    assert_eq!(default(&scene), Some(Action::Take { pile: Side::Right }));
}
