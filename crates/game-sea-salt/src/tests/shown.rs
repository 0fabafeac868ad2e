//! What the view shows.

use super::*;
use crate::settlement::{NoCards, NoColour, RoundScore, SettledMode, Settlement};

/// Takes `action`, and returns the resulting settlement as `viewer` sees it.
#[track_caller]
fn settle(table: &mut Table, action: Action, viewer: Viewer) -> Settlement {
    let mut state = table.state;
    table.act(action);
    for event in &table.news {
        if let Seen::Settled(settlement) = SeaSalt::seen(&state, event, viewer) {
            return *settlement;
        }
        state.evolve(event);
    }
    panic!("the round is not settled")
}

/// Every other player only draws and passes; then the round is settled.
#[track_caller]
fn settle_last_chance(table: &mut Table) -> Settlement {
    table.act(Action::LastChance);
    table.deck(&[Kind::Lighthouse]);
    for side in [Side::Left, Side::Right] {
        table.state.piles[side as usize] = Stack::new(Card::FIRST);
    }
    while table.aids(Viewer::Spectator).final_turns != Some(1) {
        table.draw();
        table.act(Action::Pass);
    }
    if table.state.phase == Phase::Draw {
        table.draw();
    }
    settle(table, Action::Pass, Viewer::Spectator)
}

/// The points of each player: card score, colour bonus, and the sum.
fn got(settlement: &Settlement) -> Vec<(u16, u16, u16)> {
    let got = |it: &RoundScore| (it.card_score, it.colour_bonus, it.round_total);
    settlement.scores.values().map(got).collect()
}

/// SS-V1, SS-V7: the view has the target, the number of the round, and who starts this round.
#[test]
fn the_view_counts_rounds_and_knows_who_starts_this_one() {
    let mut table = Table::playing(Config::CLASSIC, 2, SEVEN);
    let view = table.view(Viewer::Spectator);
    assert_eq!((view.round_number, view.target, view.starter), (1, 40, table.seat(0)));
    table.act(Action::Stop);
    for viewer in Viewer::all(table.state.seats()) {
        let view = table.view(viewer);
        assert_eq!((view.round_number, view.target, view.starter), (2, 40, table.seat(1)));
    }
}

/// SS-V3: pairs, calls and the end of the turn are offered together; an unplayed pair does not
/// prevent a call, and counts (SS-J4).
#[test]
fn pairs_and_calls_are_one_step() {
    let hand = [SEVEN, &[Kind::Crab, Kind::Crab]].concat();
    for action in [Action::Stop, Action::LastChance, Action::Pass] {
        let mut table = Table::playing(Config::CLASSIC, 2, &hand);
        let pair = table.pair_of(Kind::Crab, Kind::Crab);
        assert_eq!(table.legal(), [pair, Action::Stop, Action::LastChance, Action::Pass]);
        table.act(action);
        assert_ne!((table.state.to_act, table.state.phase), (table.seat(0), Phase::Play));
    }
    let mut table = Table::playing(Config::CLASSIC, 2, &hand);
    let settlement = settle(&mut table, Action::Stop, Viewer::Spectator);
    assert_eq!(settlement.scores[table.seat(0)].card_score, 7 + 1);
}

/// SS-V4, SS-H2: everyone sees who called, the score, and the number of final turns left.
#[test]
fn final_turns_are_counted_down() {
    let mut table = Table::playing(Config::CLASSIC, 4, SEVEN);
    table.hold(2, &[Kind::Sailboat, Kind::Sailboat]);
    assert_eq!(table.aids(Viewer::Spectator).final_turns, None);
    table.act(Action::LastChance);
    let call = Call { seat: table.seat(0), mode: Mode::LastChance, score: 7 };
    for left in [3, 2, 2, 1] {
        for viewer in Viewer::all(table.state.seats()) {
            let (call_seen, final_turns) =
                (table.view(viewer).call, table.aids(viewer).final_turns);
            assert_eq!((call_seen, final_turns), (Some(call), Some(left)), "{viewer:?}");
        }
        table.draw();
        if table.state.to_act == table.seat(2) && table.state.table(table.seat(2)).is_empty() {
            table.pair(Kind::Sailboat, Kind::Sailboat); // An extra turn is a part of it (SS-E7).
        }
        table.act(Action::Pass);
    }
    assert_eq!(table.view(Viewer::Spectator).call, None);
    assert_eq!(table.aids(Viewer::Spectator).final_turns, None);
}

/// SS-V5, SS-K1: Stop pays only cards, gives the reason why no colour counts, and names the round's
/// winner.
#[test]
fn stop_is_settled_with_the_reason_why_no_colour_counts() {
    let mut table = Table::playing(Config::CLASSIC, 3, SEVEN);
    table.hold(1, &[Kind::Octopus, Kind::Octopus, Kind::Octopus, Kind::Sailor, Kind::Sailor]);
    let other = table.seat(2);
    table.state.totals[other] = 4;
    table.state.rounds = 2;
    for viewer in Viewer::all(table.state.seats()) {
        let mut copy = Table { state: table.state, luck: table.luck.clone(), news: Vec::new() };
        let settlement = settle(&mut copy, Action::Stop, viewer);
        assert_eq!((settlement.round_number, settlement.reason), (3, RoundEnd::Called));
        assert_eq!(settlement.declarer, Some(table.seat(0)));
        assert_eq!((settlement.mode, settlement.bet), (SettledMode::Stop, None));
        assert_eq!(got(&settlement), [(7, 0, 7), (11, 0, 11), (0, 0, 0)]);
        let why = |it: &RoundScore| (it.no_cards, it.no_colour);
        assert!(settlement.scores.values().all(|it| why(it) == (None, Some(NoColour::Stop))));
        assert_eq!(settlement.scores[other].cumulative_score, 4);
        assert_eq!(settlement.winner, Some(table.seat(1)));
    }
}

/// SS-V5, SS-K2: Stop as a bet: the bonus of a won bet, and against whom it was lost.
#[test]
fn a_stop_that_is_a_bet_says_against_whom() {
    let mut won = Table::playing(Config::FLOW, 3, SEVEN);
    won.hold(2, &[Kind::Shell, Kind::Shell]);
    let colour = u16::from(won.state.score(won.seat(0)).colour_points());
    let settlement = settle(&mut won, Action::Stop, Viewer::Spectator);
    let bet = settlement.bet.unwrap();
    assert_eq!((bet.won, bet.rivals, bet.rival_score), (true, SeatSet::EMPTY.with(won.seat(2)), 2));
    assert_eq!(settlement.scores[won.seat(0)].stop_bonus, 5);
    assert_eq!(got(&settlement), [(7, colour, 12 + colour), (0, 0, 0), (2, 0, 2)]);
    assert_eq!(settlement.scores[won.seat(2)].no_colour, Some(NoColour::NotCaller));
    assert_eq!(settlement.winner, Some(won.seat(0)));

    let mut lost = Table::playing(Config::FLOW, 3, SEVEN);
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
fn a_last_chance_says_what_counts_for_whom() {
    for (config, others_score) in [(Config::CLASSIC, false), (Config::FLOW, true)] {
        let mut table = Table::playing(config, 2, SEVEN);
        table.hold(1, &[Kind::Shell, Kind::Shell]);
        let settlement = settle_last_chance(&mut table);
        let [caller, other] = [0, 1].map(|seat| &settlement.scores[table.seat(seat)]);
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
        let mut table = Table::playing(config, 2, SEVEN);
        table.hold(1, &[Kind::Octopus, Kind::Octopus, Kind::Octopus, Kind::Sailor, Kind::Sailor]);
        let settlement = settle_last_chance(&mut table);
        let [caller, other] = [0, 1].map(|seat| &settlement.scores[table.seat(seat)]);
        let bet = settlement.bet.unwrap();
        assert_eq!((bet.won, bet.rivals), (false, SeatSet::EMPTY.with(table.seat(1))));
        assert_eq!((caller.no_cards, caller.no_colour), (Some(NoCards::BetLost), None));
        assert_eq!((other.no_cards, other.no_colour), why);
        assert_eq!(settlement.winner, Some(table.seat(1)));
    }
}

/// SS-V5, SS-K7: a round that nobody called says so.
#[test]
fn a_round_without_a_call_has_no_declarer() {
    let mut table = Table::playing(Config::PUBLISHED, 2, SEVEN);
    table.deck(&[]);
    let settlement = settle(&mut table, Action::Pass, Viewer::Spectator);
    assert_eq!((settlement.declarer, settlement.mode), (None, SettledMode::None));
    assert_eq!((settlement.reason, settlement.bet), (RoundEnd::DeckOut, None));
    assert_eq!((got(&settlement)[0], settlement.winner), ((7, 0, 0), None));
    let score = &settlement.scores[table.seat(0)];
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
    let mut table = Table::playing(Config::CLASSIC, 2, &[Kind::Octopus; 4]);
    let settlement = settle(&mut table, Action::Stop, Viewer::Spectator);
    let mut written = serde_json::to_value(Seen::Settled(Box::new(settlement.clone()))).unwrap();
    let read: Seen = serde_json::from_value(written.clone()).unwrap();
    assert_eq!(read, Seen::Settled(Box::new(settlement)));
    for score in written["scores"].as_array_mut().unwrap() {
        let score = score.as_object_mut().unwrap();
        assert!(score.remove("hand").is_some() && score.remove("score").is_some());
    }
    insta::assert_snapshot!(written.to_string(), @r#"{"bet":null,"declarer":0,"mode":"stop","reason":"called","round-number":1,"scores":[{"card-score":9,"colour-bonus":0,"cumulative-score":9,"no-cards":null,"no-colour":"stop","round-total":9,"stop-bonus":0},{"card-score":0,"colour-bonus":0,"cumulative-score":0,"no-cards":null,"no-colour":"stop","round-total":0,"stop-bonus":0}],"type":"settled","winner":0}"#);
}
