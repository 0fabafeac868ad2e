//! Analysis of a finished game: the suggestion of the hard bot for one act (RM-14, RM-30).

use std::{
    num::NonZeroU32,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    extract::{Path, Query, State},
    http::header,
    response::IntoResponse,
};
use bots::{BotGame, BotGameVisitor, visit_bots};
use driver::{BotAnalysis, BotBudget, BotEngine, BotRequest, encode};
use futures_util::future::BoxFuture;
use protocol::{Analysis, Hint, Level, ServerRefusal};
use room::{ActInState, BotDecision, Entry};
use serde::Deserialize;
use tabletop::Viewer;
use tokio::sync::oneshot;

use super::{
    error::ApiError,
    extract::ClientAddr,
    history::{self, FinishedGame},
};
use crate::{app_state::AppState, bot_pool, in_flight::Permit, metrics};

#[derive(Debug, Deserialize)]
pub(crate) struct StepQuery {
    /// The step of the replay after the act.
    step: Option<String>,
}

/// `GET /api/games/{id}/analysis`.
///
/// The bot uses the threads of the bots that play, so the number of concurrent analyses is limited.
pub(crate) async fn analysis(
    State(app): State<Arc<AppState>>,
    ClientAddr(address): ClientAddr,
    Path(id): Path<String>,
    Query(StepQuery { step }): Query<StepQuery>,
) -> Result<impl IntoResponse, ApiError> {
    app.check_analysis_rate(address).map_err(|wait| ServerRefusal::TooManyMessages { wait })?;
    let permit = app.analyses.acquire(address).ok_or(ServerRefusal::Busy)?;
    let step = step.as_deref().unwrap_or_default();
    // A number as in JSON: without a sign or leading zeros.
    let number: NonZeroU32 = step.parse().map_err(|_| not_a_step(step))?;
    if number.to_string() != step {
        return Err(not_a_step(step).into());
    }
    let number = number.get();
    let game = history::find(&app, address, &id).await?;
    let submitted =
        visit_bots(game.kind, Analyze { app: &app, game: &game, number, permit }).await?;
    // The job sends a result unless the bot panics.
    let analysis = submitted.await.map_err(|_| ServerRefusal::Busy)?;
    let json = analysis.ok_or(ServerRefusal::NoSuchStep { step: number })?;
    Ok(([(header::CONTENT_TYPE, "application/json")], json))
}

fn not_a_step(step: &str) -> ServerRefusal {
    let detail =
        format!("step: '{step}' is not the number of a step; the first act leads to step 1");
    ServerRefusal::Malformed { detail }
}

struct Analyze<'a> {
    app: &'a Arc<AppState>,
    game: &'a FinishedGame,
    number: u32,
    permit: Permit,
}

/// Receives the analysis from a bot thread; `None` if there is no such act.
pub(super) type Submitted = oneshot::Receiver<Option<String>>;

impl<'a> BotGameVisitor for Analyze<'a> {
    type Output = BoxFuture<'a, Result<Submitted, ServerRefusal>>;

    fn visit<R: BotGame>(self) -> Self::Output {
        Box::pin(async move {
            let log = self.game.read_to_act::<R>(self.app, self.number).await?;
            self.submit(log)
        })
    }
}

impl Analyze<'_> {
    /// Starts the analysis on a bot thread, which replays the game up to the act first.
    fn submit<R: BotGame>(self, log: Vec<Entry<R>>) -> Result<Submitted, ServerRefusal> {
        let Self { app, game, number, permit } = self;
        let (bot_engine, game_number) = (app.bot_engine.clone(), game.number);
        let (sender, receiver) = oneshot::channel();
        let job: bot_pool::Job = Box::new(move |time| {
            let act = room::act_in_state(&log, game_number, number);
            // Fails only if the client is gone.
            let json = act.map(|act| encode::to_json(&analyze(&bot_engine, &act, number, time)));
            drop(sender.send(json));
            drop(permit);
        });
        submit(app, job)?;
        Ok(receiver)
    }
}

/// Passes a job to the threads of the bots.
pub(super) fn submit(app: &AppState, job: bot_pool::Job) -> Result<(), ServerRefusal> {
    let submitted = app.bot_pool.submit(job);
    metrics::set(&app.metrics.bot_queue, app.bot_pool.waiting());
    submitted.map_err(|bot_pool::Busy| ServerRefusal::Busy)
}

/// Analyzes the act with this number for at most `time`.
pub(super) fn analyze<R: BotGame>(
    bot_engine: &BotEngine,
    act: &ActInState<R>,
    number: u32,
    time: Duration,
) -> Analysis<R::Action> {
    let until = Instant::now() + time;
    let should_stop = || until <= Instant::now();
    // The same request gets the same seed.
    let budget = BotBudget { seed: number.into(), iterations: None, should_stop: &should_stop };
    let &ActInState { seats, ref state, seat, ref steps } = act;
    let mut legal = Vec::new();
    R::legal_actions(state, &mut legal);
    let choices = u32::try_from(legal.len()).unwrap_or(u32::MAX);
    let view = R::view(state, Viewer::Seat(seat));
    let request = BotRequest::<R> { view, legal, seat, seats, level: Level::Hard };
    let analysis = Analysis::new(number, seat, steps.clone(), choices);
    match bot_engine.analyze(&request, budget) {
        Some(BotAnalysis { decision: BotDecision { steps, reasons }, candidates }) => {
            analysis.with_suggestion(Hint { steps, reasons }, candidates)
        }
        None => analysis,
    }
}
