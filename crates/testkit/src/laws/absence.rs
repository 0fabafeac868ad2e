//! Absent players.

use tabletop::{Luck, Outcome, Rules, Seat, SeatSet, Turn, Viewer, luck::Quick};

use super::{replay::replayed, serde_round_trip::survives};
use crate::{Law, LawInput, LawTest, Violation, law::At};

/// The largest number of turns in a row that an absent seat may have.
const MAX_ABSENCES: u8 = 4;

/// A present player misses one turn in this many.
const MISSED_TURNS: u32 = 8;

/// [`Law::AbsenceMovesOn`]: if the player to act is absent, the game goes on without that player.
///
/// * There are events. After them another seat is to act, or the game is over, or the same seat has a
///   new turn, as at the start of a round. A seat that stays absent has at most four turns in a row.
/// * The absence of any other seat produces no events.
/// * The same luck gives the same events. They survive serialization, also as each viewer sees them.
/// * No card is lost or duplicated, and the next seat to act has a legal action.
///
/// # Errors
///
/// Returns the violation, which may be of another law.
pub fn absence_moves_on<R: Rules>(input: &LawInput<'_, R>) -> Result<(), Violation> {
    let at = input.at();
    for seat in input.test.seats.iter().filter(|&seat| input.acting() != Some(seat)) {
        let events = absent(input, input.state, seat);
        at.ensure(Law::AbsenceMovesOn, events.is_empty(), || {
            format!("{seat:?} is not to act, but its absence has the events {events:?}")
        })?;
    }
    let Some(seat) = input.acting() else { return Ok(()) };
    let [events, again] = [(); 2].map(|()| absent(input, input.state, seat));
    at.ensure(Law::Deterministic, events == again, || {
        format!("the absence of {seat:?} has the events {events:?}, and then {again:?}")
    })?;
    let mut state = input.state.clone();
    for event in &events {
        survives(at, event)?;
        for viewer in Viewer::all(input.test.seats) {
            survives(at, &R::seen(&state, event, viewer))?;
        }
        R::evolve(&mut state, event);
    }
    goes_on(at, input.test, input.cards, &state)?;
    let (mut luck, mut more) = (input.side_luck(2), Vec::new());
    for _ in 0..MAX_ABSENCES {
        if R::turn(&state) != Turn::Of(seat) {
            return Ok(());
        }
        decide_absent::<R>(&state, seat, &mut luck, &mut more);
        more.drain(..).for_each(|event| R::evolve(&mut state, &event));
    }
    Err(at
        .violation(Law::AbsenceMovesOn, format!("{seat:?} is absent and stays to act: {events:?}")))
}

/// [`Law::EveryGameEnds`] with absent players.
///
/// Plays one random game in which some players are always absent and the others miss some turns, and
/// replays it. In every state no card is lost, and the seat to act has a legal action.
///
/// # Errors
///
/// Returns the first violation.
pub fn games_with_absences_end<R: Rules>(
    test: &LawTest<R>,
    seed: u64,
) -> Result<Outcome, Violation> {
    let (mut luck, mut choices) = (Quick::new(seed), Quick::new(seed.rotate_left(16) ^ 1));
    let deal = R::deal(&test.config, test.seats, &mut luck);
    let mut state = R::begin(&test.config, &deal);
    let cards = test.sorted_cards(&state);
    let absentees = absentees(test, &mut choices);
    let (mut log, mut events, mut legal) = (Vec::new(), Vec::new(), Vec::new());
    for step in 0..=test.max_decisions {
        let at = At { seed, step };
        goes_on(at, test, &cards, &state)?;
        let seat = match R::turn(&state) {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => {
                replayed::<R>(at, &test.config, &deal, &log, &state)?;
                return Ok(outcome);
            }
        };
        if absentees.contains(seat) || choices.below(MISSED_TURNS) == 0 {
            decide_absent::<R>(&state, seat, &mut luck, &mut events);
        } else {
            legal.clear();
            R::legal_actions(&state, &mut legal);
            if let Some(action) = choices.pick(&legal) {
                // `legal_matches_judge` reports a listed action that is refused.
                let _judged = R::decide(&state, seat, &action, &mut luck, &mut events);
            }
        }
        at.ensure(Law::AbsenceMovesOn, !events.is_empty(), || {
            format!("the turn of {seat:?} has no events; absent are {absentees:?}")
        })?;
        for event in &events {
            R::evolve(&mut state, event);
        }
        log.append(&mut events);
    }
    let detail = format!("the game does not end while {absentees:?} are absent");
    Err(At { seed, step: test.max_decisions }.violation(Law::EveryGameEnds, detail))
}

/// Pushes the events if the player in `seat` is absent in `state`.
pub fn decide_absent<R: Rules>(
    state: &R::State,
    seat: Seat,
    luck: &mut impl Luck,
    events: &mut Vec<R::Event>,
) {
    R::absent(&mut state.clone(), seat, luck, |_, event| events.push(event.clone()));
}

/// The events if `seat` is absent in `state`, with the luck of `input`.
pub(super) fn absent<R: Rules>(
    input: &LawInput<'_, R>,
    state: &R::State,
    seat: Seat,
) -> Vec<R::Event> {
    let mut events = Vec::new();
    decide_absent::<R>(state, seat, &mut input.luck.clone(), &mut events);
    events
}

/// Some of the seats, never all.
fn absentees<R: Rules>(test: &LawTest<R>, choices: &mut Quick) -> SeatSet {
    let seats: Vec<Seat> = test.seats.iter().collect();
    let present = choices.pick(&seats);
    seats.into_iter().filter(|&seat| Some(seat) != present && choices.below(2) == 0).collect()
}

/// Checks that `state` has all the `cards`, and a legal action unless the game is over.
fn goes_on<R: Rules>(
    at: At,
    test: &LawTest<R>,
    cards: &[u16],
    state: &R::State,
) -> Result<(), Violation> {
    let found = test.sorted_cards(state);
    at.ensure(Law::CardsConserved, found == cards, || {
        format!("expected the cards {cards:?} after an absence, found {found:?}")
    })?;
    let Turn::Of(seat) = R::turn(state) else { return Ok(()) };
    let mut legal = Vec::new();
    R::legal_actions(state, &mut legal);
    let default = R::default_action(state);
    at.ensure(Law::AlwaysAnAction, default.is_some_and(|it| legal.contains(&it)), || {
        format!("{seat:?} is to act after an absence; listed {legal:?}, the default is {default:?}")
    })
}
