//! What happens to a seat whose player is absent.

use tabletop::{Outcome, Rules, Seat, SeatSet, Turn, Viewer, luck::Quick};

use super::{replay::replayed, writing::survives};
use crate::{Broken, Law, Moment, Trial, law::At};

/// An absent seat is to act at most so often in a row.
const MAX_ABSENCES: u8 = 4;

/// One in so many turns of the players who are there is missed.
const MISSED: u32 = 8;

/// [`Law::AbsenceMovesOn`]: if the player to act is absent, the game goes on without that player.
///
/// * Something happens. Another seat is to act then, or the game is over, or the same seat is to act
///   anew, as at the beginning of a round; if it is still absent, the turn moves on in the end.
/// * Nothing happens to a seat that is not to act.
/// * The same luck gives the same events; they survive writing, also as every viewer may know them.
/// * No card is lost or doubled, and the next seat to act has something to do.
///
/// # Errors
///
/// Returns what happened instead, as the law that it breaks.
pub fn absence_moves_on<R: Rules>(moment: &Moment<'_, R>) -> Result<(), Broken> {
    let at = moment.at();
    for seat in moment.trial.seats.iter().filter(|&seat| moment.acting() != Some(seat)) {
        let events = absent(moment, moment.state, seat);
        at.ensure(Law::AbsenceMovesOn, events.is_empty(), || {
            format!("{seat} is not to act, but if it is absent this happens: {events:?}")
        })?;
    }
    let Some(seat) = moment.acting() else { return Ok(()) };
    let [events, again] = [(); 2].map(|()| absent(moment, moment.state, seat));
    at.ensure(Law::Deterministic, events == again, || {
        format!("the absence of {seat} makes happen {events:?}, and then {again:?}")
    })?;
    let mut state = moment.state.clone();
    for event in &events {
        survives(at, event)?;
        for viewer in Viewer::all(moment.trial.seats) {
            survives(at, &R::seen(&state, event, viewer))?;
        }
        R::evolve(&mut state, event);
    }
    goes_on(at, moment.trial, moment.cards, &state)?;
    let (mut luck, mut more) = (moment.aside(2), Vec::new());
    for _ in 0..MAX_ABSENCES {
        if R::turn(&state) != Turn::Of(seat) {
            return Ok(());
        }
        R::absent(&state, seat, &mut luck, &mut more);
        more.drain(..).for_each(|event| R::evolve(&mut state, &event));
    }
    Err(at
        .broken(Law::AbsenceMovesOn, format!("{seat} is absent, and to act for ever: {events:?}")))
}

/// [`Law::EveryGameEnds`], also if some players are absent for good and others now and then.
///
/// Plays one random game in which at least one player is mostly there, and replays it. All the
/// while no card is lost, and whoever is to act has something to do.
///
/// # Errors
///
/// Returns the law that such a game breaks.
pub fn games_with_absences_end<R: Rules>(trial: &Trial<R>, seed: u64) -> Result<Outcome, Broken> {
    let (mut luck, mut moods) = (Quick::new(seed), Quick::new(seed.rotate_left(16) ^ 1));
    let deal = R::deal(&trial.config, trial.seats, &mut luck);
    let mut state = R::begin(&trial.config, &deal);
    let cards = trial.sorted_census(&state);
    let absentees = absentees(trial, &mut moods);
    let (mut log, mut events, mut legal) = (Vec::new(), Vec::new(), Vec::new());
    for step in 0..=trial.longest {
        let at = At { seed, step };
        goes_on(at, trial, &cards, &state)?;
        let seat = match R::turn(&state) {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => {
                replayed::<R>(at, &trial.config, &deal, &log, &state)?;
                return Ok(outcome);
            }
        };
        if absentees.contains(seat) || moods.below(MISSED) == 0 {
            R::absent(&state, seat, &mut luck, &mut events);
        } else {
            legal.clear();
            R::legal_actions(&state, &mut legal);
            if let Some(action) = moods.pick(&legal) {
                // What the judge says against a listed action is another law's business.
                let _judged = R::decide(&state, seat, &action, &mut luck, &mut events);
            }
        }
        at.ensure(Law::AbsenceMovesOn, !events.is_empty(), || {
            format!("nothing happens when it is the turn of {seat}; absent are {absentees:?}")
        })?;
        for event in &events {
            R::evolve(&mut state, event);
        }
        log.append(&mut events);
    }
    let detail = format!("still going on while {absentees:?} are absent");
    Err(At { seed, step: trial.longest }.broken(Law::EveryGameEnds, detail))
}

/// What happens if `seat` is absent in `state`, with the luck of the moment.
pub(super) fn absent<R: Rules>(
    moment: &Moment<'_, R>,
    state: &R::State,
    seat: Seat,
) -> Vec<R::Event> {
    let mut events = Vec::new();
    R::absent(state, seat, &mut moment.luck.clone(), &mut events);
    events
}

/// Any of the seats, but not all.
fn absentees<R: Rules>(trial: &Trial<R>, moods: &mut Quick) -> SeatSet {
    let seats: Vec<Seat> = trial.seats.iter().collect();
    let there = moods.pick(&seats);
    seats.into_iter().filter(|&seat| Some(seat) != there && moods.below(2) == 0).collect()
}

/// `state` has all the `cards`, and until the game is over there is something to do.
fn goes_on<R: Rules>(
    at: At,
    trial: &Trial<R>,
    cards: &[u16],
    state: &R::State,
) -> Result<(), Broken> {
    let found = trial.sorted_census(state);
    at.ensure(Law::CardsConserved, found == cards, || {
        format!("dealt from {cards:?}, but after an absence there are {found:?}")
    })?;
    let Turn::Of(seat) = R::turn(state) else { return Ok(()) };
    let mut legal = Vec::new();
    R::legal_actions(state, &mut legal);
    let default = R::default_action(state);
    at.ensure(Law::AlwaysAnAction, default.is_some_and(|it| legal.contains(&it)), || {
        format!("{seat} is to act after an absence; listed {legal:?}, the default is {default:?}")
    })
}
