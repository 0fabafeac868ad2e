//! The best move of a finished game: the act of a winner whose estimate by the hard bot leads the
//! alternatives by most (RM-14, RM-30).

use std::{
    cmp::Reverse,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    extract::{Path, State},
    http::header,
    response::IntoResponse,
};
use bots::{BotGame, BotGameVisitor, visit_bots};
use driver::{BotEngine, encode};
use futures_util::future::BoxFuture;
use protocol::{Analysis, ServerRefusal};
use room::{ActInState, Entry};
use tokio::sync::oneshot;

use super::{
    analysis::{self, Submitted},
    error::ApiError,
    extract::ClientAddr,
    history::{self, FinishedGame},
};
use crate::{app_state::AppState, bot_pool, in_flight::Permit};

/// Number of acts that are analysed a second time, with more time for each.
const FINALISTS: usize = 4;

/// `GET /api/games/{id}/best-move`.
///
/// It costs as much as one analysis, and counts as one.
pub(crate) async fn best_move(
    State(app): State<Arc<AppState>>,
    ClientAddr(address): ClientAddr,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    app.check_analysis_rate(address).map_err(|wait| ServerRefusal::TooManyMessages { wait })?;
    let permit = app.analyses.acquire(address).ok_or(ServerRefusal::Busy)?;
    let game = history::find(&app, address, &id).await?;
    let submitted = visit_bots(game.kind, Find { app: &app, game: &game, permit }).await?;
    // The job sends a result unless the bot panics.
    let found = submitted.await.map_err(|_| ServerRefusal::Busy)?;
    // A game in which no winner had a choice has no best move.
    let json = found.ok_or_else(|| history::unknown(&id))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], json))
}

struct Find<'a> {
    app: &'a Arc<AppState>,
    game: &'a FinishedGame,
    permit: Permit,
}

impl<'a> BotGameVisitor for Find<'a> {
    type Output = BoxFuture<'a, Result<Submitted, ServerRefusal>>;

    fn visit<R: BotGame>(self) -> Self::Output {
        Box::pin(async move {
            let Self { app, game, permit } = self;
            let log = game.read_to_act::<R>(app, u32::MAX).await?;
            let (bot_engine, number) = (app.bot_engine.clone(), game.number);
            let (sender, receiver) = oneshot::channel();
            let job: bot_pool::Job = Box::new(move |time| {
                let found = find::<R>(&bot_engine, &log, number, time);
                // Fails only if the client is gone.
                drop(sender.send(found.map(|analysis| encode::to_json(&analysis))));
                drop(permit);
            });
            analysis::submit(app, job)?;
            Ok(receiver)
        })
    }
}

/// Finds the best move in at most `time`: half of it for all acts of the winners, the rest for the
/// most promising ones.
fn find<R: BotGame>(
    bot_engine: &BotEngine,
    log: &[Entry<R>],
    number: u16,
    time: Duration,
) -> Option<Analysis<R::Action>> {
    let start = Instant::now();
    let winners = room::outcome(log, number)?.winners;
    let acts: Vec<Act<R>> = (1..)
        .zip(room::acts_in_states(log, number)?)
        .filter(|(_, act)| winners.contains(act.seat) && !act.steps.is_empty())
        .collect();
    let first = by_lead(bot_engine, acts.iter().collect(), start + time / 2);
    let finalists = first.into_iter().take(FINALISTS).map(|(act, _)| act).collect();
    let second = by_lead(bot_engine, finalists, start + time);
    second.into_iter().map(|(_, analysis)| analysis).next()
}

/// The step of the replay after an act, and the act.
type Act<R> = (u32, ActInState<R>);

/// Analyzes the acts until this time, and sorts them by their lead, the largest first.
fn by_lead<'a, R: BotGame>(
    bot_engine: &BotEngine,
    acts: Vec<&'a Act<R>>,
    until: Instant,
) -> Vec<(&'a Act<R>, Analysis<R::Action>)> {
    let n_acts = u32::try_from(acts.len()).unwrap_or(u32::MAX);
    let mut found: Vec<_> = (0..n_acts)
        .rev()
        .zip(acts)
        .filter_map(|(n_later, act)| {
            let left = until.saturating_duration_since(Instant::now());
            let (step, state) = act;
            let analysis = analysis::analyze(bot_engine, state, *step, left / (n_later + 1));
            Some((lead(&analysis)?, act, analysis))
        })
        .collect();
    found.sort_by_key(|(lead, ..)| Reverse(*lead));
    found.into_iter().map(|(_, act, analysis)| (act, analysis)).collect()
}

/// By how many percent of won games the act leads the alternative that the bot examined most.
/// `None` if the bot did not examine both.
fn lead<A: PartialEq>(analysis: &Analysis<A>) -> Option<i16> {
    let taken = analysis.played.first()?;
    let (taken, others): (Vec<_>, Vec<_>) =
        analysis.candidates.iter().partition(|it| it.action == *taken);
    let (taken, other) = (taken.first()?, others.first()?);
    Some(i16::from(taken.win_percent) - i16::from(other.win_percent))
}

#[cfg(test)]
mod tests {
    use protocol::{Analysis, Hint};
    use tabletop::{CandidateAction, Seats};

    use super::lead;

    /// RM-30: an act leads if its estimate is higher than that of the alternative that was examined most.
    #[track_caller]
    fn check_lead(played: u8, expected: Option<i16>) {
        let candidate = |(action, win_percent)| CandidateAction { action, win_percent, visits: 9 };
        let candidates = [(1, 60), (2, 45), (3, 90)].map(candidate).to_vec();
        let seat = Seats::FOUR.iter().next().unwrap();
        let hint = Hint { steps: vec![1], reasons: vec![] };
        let analysis = Analysis::new(1, seat, vec![played], 3).with_suggestion(hint, candidates);
        assert_eq!(lead(&analysis), expected);
    }

    #[test]
    fn an_act_is_compared_with_the_most_examined_alternative() {
        check_lead(1, Some(15));
        check_lead(2, Some(-15));
        check_lead(4, None);
    }
}
