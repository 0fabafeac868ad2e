//! What the view shows.

use super::*;
use crate::settlement::{NoCards, NoColour, RoundScore, SettledMode, Settlement};

/// Takes `action`, and returns the resulting settlement as `viewer` sees it.
#[track_caller]
fn settle(scene: &mut Scene, action: Action, viewer: Viewer) -> Settlement {
    let mut state = scene.state;
    scene.act(action);
    for event in &scene.news {
        if let Seen::Settled(settlement) = SeaSalt::seen(&state, event, viewer) {
            return *settlement;
        }
        state.evolve(event);
    }
    panic!("the round is not settled")
}

/// Every other player only draws and passes; then the round is settled.
#[track_caller]
fn settle_last_chance(scene: &mut Scene) -> Settlement {
    scene.act(Action::LastChance);
    scene.deck(&[Kind::Lighthouse]);
    for side in [Side::Left, Side::Right] {
        scene.state.piles[side as usize] = Stack::new(Card::FIRST);
    }
    while scene.aids(Viewer::Spectator).final_turns != Some(1) {
        scene.draw();
        scene.act(Action::Pass);
    }
    if scene.state.phase == Phase::Draw {
        scene.draw();
    }
    settle(scene, Action::Pass, Viewer::Spectator)
}

/// The points of each player: card score, colour bonus, and the sum.
fn got(settlement: &Settlement) -> Vec<(u16, u16, u16)> {
    let got = |it: &RoundScore| (it.card_score, it.colour_bonus, it.round_total);
    settlement.scores.values().map(got).collect()
}

/// SS-V1, SS-V7: the view has the target, the number of the round, and who starts this round.
#[test]
fn the_view_counts_rounds_and_knows_who_starts_this_one() {
    let mut scene = Scene::playing(Config::CLASSIC, 2, SEVEN);
    let view = scene.view(Viewer::Spectator);
    assert_eq!((view.round_number, view.target, view.starter), (1, 40, scene.seat(0)));
    scene.act(Action::Stop);
    for viewer in Viewer::all(scene.state.seats()) {
        let view = scene.view(viewer);
        assert_eq!((view.round_number, view.target, view.starter), (2, 40, scene.seat(1)));
    }
}

/// SS-V3: pairs, calls and the end of the turn are offered together; an unplayed pair does not
/// prevent a call, and counts (SS-J4).
#[test]
fn pairs_and_calls_are_one_step() {
    let hand = [SEVEN, &[Kind::Crab, Kind::Crab]].concat();
    for action in [Action::Stop, Action::LastChance, Action::Pass] {
        let mut scene = Scene::playing(Config::CLASSIC, 2, &hand);
        let pair = scene.pair_of(Kind::Crab, Kind::Crab);
        assert_eq!(scene.legal(), [pair, Action::Stop, Action::LastChance, Action::Pass]);
        scene.act(action);
        assert_ne!((scene.state.to_act, scene.state.phase), (scene.seat(0), Phase::Play));
    }
    let mut scene = Scene::playing(Config::CLASSIC, 2, &hand);
    let settlement = settle(&mut scene, Action::Stop, Viewer::Spectator);
    assert_eq!(settlement.scores[scene.seat(0)].card_score, 7 + 1);
}

/// SS-V4, SS-H2: everyone sees who called, the score, and the number of final turns left.
#[test]
fn final_turns_are_counted_down() {
    let mut scene = Scene::playing(Config::CLASSIC, 4, SEVEN);
    scene.hold(2, &[Kind::Sailboat, Kind::Sailboat]);
    assert_eq!(scene.aids(Viewer::Spectator).final_turns, None);
    scene.act(Action::LastChance);
    let call = Call { seat: scene.seat(0), mode: Mode::LastChance, score: 7 };
    for left in [3, 2, 2, 1] {
        for viewer in Viewer::all(scene.state.seats()) {
            let (call_seen, final_turns) =
                (scene.view(viewer).call, scene.aids(viewer).final_turns);
            assert_eq!((call_seen, final_turns), (Some(call), Some(left)), "{viewer:?}");
        }
        scene.draw();
        if scene.state.to_act == scene.seat(2) && scene.state.table(scene.seat(2)).is_empty() {
            scene.pair(Kind::Sailboat, Kind::Sailboat); // An extra turn is a part of it (SS-E7).
        }
        scene.act(Action::Pass);
    }
    assert_eq!(scene.view(Viewer::Spectator).call, None);
    assert_eq!(scene.aids(Viewer::Spectator).final_turns, None);
}

/// SS-V5, SS-K1: Stop pays only cards, gives the reason why no colour counts, and names the round's
/// winner.
#[test]
fn stop_is_settled_with_the_reason_why_no_colour_counts() {
    let mut scene = Scene::playing(Config::CLASSIC, 3, SEVEN);
    scene.hold(1, &[Kind::Octopus, Kind::Octopus, Kind::Octopus, Kind::Sailor, Kind::Sailor]);
    let other = scene.seat(2);
    scene.state.totals[other] = 4;
    scene.state.rounds = 2;
    for viewer in Viewer::all(scene.state.seats()) {
        let mut copy = Scene { state: scene.state, luck: scene.luck.clone(), news: Vec::new() };
        let settlement = settle(&mut copy, Action::Stop, viewer);
        assert_eq!((settlement.round_number, settlement.reason), (3, RoundEnd::Called));
        assert_eq!(settlement.declarer, Some(scene.seat(0)));
        assert_eq!((settlement.mode, settlement.bet), (SettledMode::Stop, None));
        assert_eq!(got(&settlement), [(7, 0, 7), (11, 0, 11), (0, 0, 0)]);
        let why = |it: &RoundScore| (it.no_cards, it.no_colour);
        assert!(settlement.scores.values().all(|it| why(it) == (None, Some(NoColour::Stop))));
        assert_eq!(settlement.scores[other].cumulative_score, 4);
        assert_eq!(settlement.winner, Some(scene.seat(1)));
    }
}

/// SS-V5, SS-K2: Stop as a bet: the bonus of a won bet, and against whom it was lost.
#[test]
fn a_bet_on_stop_names_the_rivals() {
    let mut won = Scene::playing(Config::FLOW, 3, SEVEN);
    won.hold(2, &[Kind::Shell, Kind::Shell]);
    let colour = u16::from(won.state.score(won.seat(0)).colour_points());
    let settlement = settle(&mut won, Action::Stop, Viewer::Spectator);
    let bet = settlement.bet.unwrap();
    assert_eq!((bet.won, bet.rivals, bet.rival_score), (true, SeatSet::EMPTY.with(won.seat(2)), 2));
    assert_eq!(settlement.scores[won.seat(0)].stop_bonus, 5);
    assert_eq!(got(&settlement), [(7, colour, 12 + colour), (0, 0, 0), (2, 0, 2)]);
    assert_eq!(settlement.scores[won.seat(2)].no_colour, Some(NoColour::NotCaller));
    assert_eq!(settlement.winner, Some(won.seat(0)));

    let mut lost = Scene::playing(Config::FLOW, 3, SEVEN);
    let nine = [Kind::Octopus, Kind::Octopus, Kind::Octopus, Kind::Shell, Kind::Shell];
    lost.hold(1, &nine);
    let settlement = settle(&mut lost, Action::Stop, Viewer::Spectator);
    let bet = settlement.bet.unwrap();
    assert_eq!(
        (bet.won, bet.rivals, bet.rival_score),
        (false, SeatSet::EMPTY.with(lost.seat(1)), 8)
    );
    assert_eq!(got(&settlement), [(7, 0, 0), (8, 0, 8), (0, 0, 0)]);
    let caller = &settlement.scores[lost.seat(0)];
    assert_eq!(caller.no_cards, Some(NoCards::BetLost));
    assert_eq!(caller.no_colour, Some(NoColour::BetLost));
}

/// SS-V5, SS-K3, SS-K4: who gets cards, who gets colour, and why others do not.
#[test]
fn a_last_chance_lists_what_counts_for_each_player() {
    for (config, others_score) in [(Config::CLASSIC, false), (Config::FLOW, true)] {
        let mut scene = Scene::playing(config, 2, SEVEN);
        scene.hold(1, &[Kind::Shell, Kind::Shell]);
        let settlement = settle_last_chance(&mut scene);
        let [caller, other] = [0, 1].map(|seat| &settlement.scores[scene.seat(seat)]);
        assert!(settlement.bet.unwrap().won && settlement.mode == SettledMode::LastChance);
        assert_eq!((caller.no_cards, caller.no_colour), (None, None));
        assert_eq!(caller.round_total, 7 + caller.colour_bonus);
        let why = if others_score {
            (None, Some(NoColour::NotCaller))
        } else {
            (Some(NoCards::BetWon), None)
        };
        assert_eq!((other.no_cards, other.no_colour), why);
        assert_eq!(other.round_total, if others_score { 2 } else { other.colour_bonus });
    }
    for (config, why) in
        [(Config::CLASSIC, (None, None)), (Config::PUBLISHED, (None, Some(NoColour::NotCaller)))]
    {
        let mut scene = Scene::playing(config, 2, SEVEN);
        scene.hold(1, &[Kind::Octopus, Kind::Octopus, Kind::Octopus, Kind::Sailor, Kind::Sailor]);
        let settlement = settle_last_chance(&mut scene);
        let [caller, other] = [0, 1].map(|seat| &settlement.scores[scene.seat(seat)]);
        let bet = settlement.bet.unwrap();
        assert_eq!((bet.won, bet.rivals), (false, SeatSet::EMPTY.with(scene.seat(1))));
        assert_eq!((caller.no_cards, caller.no_colour), (Some(NoCards::BetLost), None));
        assert_eq!((other.no_cards, other.no_colour), why);
        assert_eq!(settlement.winner, Some(scene.seat(1)));
    }
}

/// SS-V5, SS-K7: a round that nobody called says so.
#[test]
fn a_round_without_a_call_has_no_declarer() {
    let mut scene = Scene::playing(Config::PUBLISHED, 2, SEVEN);
    scene.deck(&[]);
    let settlement = settle(&mut scene, Action::Pass, Viewer::Spectator);
    assert_eq!((settlement.declarer, settlement.mode), (None, SettledMode::None));
    assert_eq!((settlement.reason, settlement.bet), (RoundEnd::DeckOut, None));
    assert_eq!((got(&settlement)[0], settlement.winner), ((7, 0, 0), None));
    let score = &settlement.scores[scene.seat(0)];
    assert_eq!(score.no_cards, Some(NoCards::NoCall));
    assert_eq!(score.no_colour, Some(NoColour::NoCall));
}

/// SS-V5: the parts that count add up to what a player gets, in every round of many games.
#[test]
fn the_parts_of_a_settlement_add_up() {
    let mut n_settled = 0;
    for (seed, config) in (0..30).zip(PRESETS.iter().cycle()) {
        let record = testkit::play_out::<SeaSalt>(config, Seats::FOUR, seed, |_, _| ());
        let mut state = SeaSalt::begin(&record.config, &record.deal);
        for event in &record.events {
            if let Seen::Settled(settlement) = SeaSalt::seen(&state, event, Viewer::Spectator) {
                n_settled += 1;
                for (seat, score) in settlement.scores.iter() {
                    let cards = if score.no_cards.is_none() { score.card_score } else { 0 };
                    let largest = u16::from(score.score.colour_points());
                    let colour = if score.no_colour.is_none() { largest } else { 0 };
                    assert_eq!(score.colour_bonus, colour);
                    assert_eq!(score.round_total, cards + score.stop_bonus + colour);
                    assert_eq!(score.cumulative_score, state.totals[seat] + score.round_total);
                }
            }
            SeaSalt::evolve(&mut state, event);
        }
    }
    assert!(30 <= n_settled);
}

/// SS-V5: the serialized form has the fields that the source documents require.
#[test]
fn a_settlement_is_written_in_kebab_case() {
    let mut scene = Scene::playing(Config::CLASSIC, 2, &[Kind::Octopus; 4]);
    let settlement = settle(&mut scene, Action::Stop, Viewer::Spectator);
    let mut written = serde_json::to_value(Seen::Settled(Box::new(settlement.clone()))).unwrap();
    let read: Seen = serde_json::from_value(written.clone()).unwrap();
    assert_eq!(read, Seen::Settled(Box::new(settlement)));
    for score in written["scores"].as_array_mut().unwrap() {
        let score = score.as_object_mut().unwrap();
        assert!(score.remove("hand").is_some() && score.remove("score").is_some());
    }
    insta::assert_snapshot!(written.to_string(), @r#"{"bet":null,"declarer":0,"mode":"stop","reason":"called","round-number":1,"scores":[{"card-score":9,"colour-bonus":0,"cumulative-score":9,"no-cards":null,"no-colour":"stop","round-total":9,"stop-bonus":0},{"card-score":0,"colour-bonus":0,"cumulative-score":0,"no-cards":null,"no-colour":"stop","round-total":0,"stop-bonus":0}],"type":"settled","winner":0}"#);
}
