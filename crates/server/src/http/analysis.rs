//! What the hard bot would have done in a finished game (RM-14, RM-30).

use std::sync::Arc;

use axum::{
    extract::{Path, Query, State},
    http::header,
    response::IntoResponse,
};
use bots::{BotGame, ForBotGame, with_bots};
use futures_util::future::BoxFuture;
use protocol::{Analysis, Hint, Level, ServerRefusal};
use room::{ActInState, Thought};
use serde::Deserialize;
use tabletop::Viewer;
use tokio::sync::{OwnedSemaphorePermit, oneshot};

use super::{
    address::Address,
    answer::Turned,
    past::{self, FinishedGame},
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
    let game = past::find(&house, &id).await?;
    let asked = with_bots(game.kind, Wonder { house: &house, game: &game, number, turn }).await?;
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
    game: &'a FinishedGame,
    number: u32,
    turn: OwnedSemaphorePermit,
}

/// The analysis that a thread of the bots was asked for; `None` if there is no such act.
type Asked = Option<Result<oneshot::Receiver<String>, pool::Busy>>;

impl<'a> ForBotGame for Wonder<'a> {
    type Output = BoxFuture<'a, Result<Asked, ServerRefusal>>;

    fn run<R: BotGame>(self) -> Self::Output {
        Box::pin(async move {
            if self.number == 0 {
                return Ok(None);
            }
            let log = self.game.read_to_act::<R>(self.house, self.number).await?;
            let act = room::act_in_state(&log, self.game.number, self.number);
            Ok(act.map(|act| self.ask::<R>(act)))
        })
    }
}

impl Wonder<'_> {
    /// Asks a thread of the bots about an act.
    fn ask<R: BotGame>(self, act: ActInState<R>) -> Result<oneshot::Receiver<String>, pool::Busy> {
        let Self { house, number, turn, .. } = self;
        let ActInState { seats, state, seat, steps: played } = act;
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
        submitted.map(|()| answered)
    }
}
