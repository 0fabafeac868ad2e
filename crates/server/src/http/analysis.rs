//! What the hard bot would have done in a finished game (RM-14, RM-30).

use std::sync::Arc;

use axum::{
    extract::{Path, Query, State},
    http::header,
    response::IntoResponse,
};
use bots::{BotGame, ForBotGame, with_bots};
use protocol::{Analysis, Hint, Level, ServerRefusal};
use room::Thought;
use serde::Deserialize;
use tabletop::{Seats, Viewer};
use tokio::sync::{OwnedSemaphorePermit, oneshot};

use super::{
    address::Address,
    answer::Turned,
    past::{self, Past},
};
use crate::{
    brain::{Considered, Question},
    gauges,
    house::House,
    pool, telling,
};

/// Which act.
#[derive(Debug, Deserialize)]
pub(crate) struct At {
    /// The step of the replay that it led to.
    step: Option<String>,
}

/// One act of a finished game, beside what the hard bot would have done.
///
/// It thinks on the threads of the bots that play, so few may do so at a time.
pub(crate) async fn analysis(
    State(house): State<Arc<House>>,
    Address(address): Address,
    Path(id): Path<String>,
    Query(At { step }): Query<At>,
) -> Result<impl IntoResponse, Turned> {
    house.wonders(address).map_err(|wait| ServerRefusal::TooManyMessages { wait })?;
    let turn = house.think_back().ok_or(ServerRefusal::Busy)?;
    let step = step.as_deref().unwrap_or_default();
    let number = step.parse().map_err(|_| no_step(step))?;
    let past = past::find(&house, &id).await?;
    let asked = with_bots(past.kind, Wonder { house: &house, past: &past, number, turn });
    let asked = asked.ok_or_else(|| no_step(step))?;
    let answer = asked.map_err(|pool::Busy| ServerRefusal::Busy)?;
    // Whoever thinks answers, unless it breaks.
    let json = answer.await.map_err(|_| ServerRefusal::Busy)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], json))
}

fn no_step(step: &str) -> ServerRefusal {
    ServerRefusal::Malformed {
        detail: format!("step: the game has no step '{step}' after the deal"),
    }
}

struct Wonder<'a> {
    house: &'a Arc<House>,
    past: &'a Past,
    number: u32,
    turn: OwnedSemaphorePermit,
}

impl ForBotGame for Wonder<'_> {
    /// Nothing if there is no such act.
    type Output = Option<Result<oneshot::Receiver<String>, pool::Busy>>;

    fn run<R: BotGame>(self) -> Self::Output {
        let Self { house, past, number, turn } = self;
        let record = past.record::<R>()?;
        let seats = Seats::new(u8::try_from(record.players.len()).ok()?).ok()?;
        let (state, act) = record.before(usize::try_from(number).ok()?)?;
        let (seat, played) = (act.seat, act.steps.clone());
        let mut legal = Vec::new();
        R::legal_actions(&state, &mut legal);
        let choices = u32::try_from(legal.len()).unwrap_or(u32::MAX);
        let view = R::view(&state, Viewer::Seat(seat));
        let sight = room::Sight { view, legal };
        // The same question gets the same luck.
        let seed = number.into();
        let question = Question::<R> { sight, seat, seats, level: Level::Hard, seed };
        let brain = house.brain.clone();
        let (answer, answered) = oneshot::channel();
        let job: pool::Job = Box::new(move |time| {
            let analysis = Analysis::new(number, seat, played, choices);
            let analysis = match brain.consider(&question, time) {
                Some(Considered { thought: Thought { steps, reasons }, weighed }) => {
                    analysis.beside(Hint { steps, reasons }, weighed)
                }
                None => analysis,
            };
            // An error says that nobody waits any more.
            drop(answer.send(telling::text(&analysis)));
            drop(turn);
        });
        let submitted = house.pool.submit(job);
        gauges::show(&house.gauges.bot_queue, house.pool.waiting());
        Some(submitted.map(|()| answered))
    }
}
