//! Timers, and the bots' decisions for them.

use protocol::{Level, Timestamp};
use room::{BotDecision, Room, SeatView, Timer, TimerAction};
use tabletop::{Rules, Seat, Seats};

use crate::{bot_engine::BotRequest, input::Input};

/// What a shell must do about a timer.
#[derive(Debug)]
pub enum TimerStep<R: Rules> {
    /// Handle this input now.
    Handle(Input<R>),
    /// Let a bot choose, and call [`Driver::bot_replied`](crate::Driver::bot_replied).
    AskBot { timer: Timer, request: BotRequest<R> },
}

/// The bots' decisions for the timers of a room.
#[derive(Debug)]
pub(crate) struct Timers<R: Rules> {
    bots: Vec<BotTask<R>>,
    /// A timer that fired without effect. It is not fired again.
    ignored: Option<Timer>,
}

#[derive(Debug)]
struct BotTask<R: Rules> {
    timer: Timer,
    state: BotState<R>,
}

#[derive(Debug)]
enum BotState<R: Rules> {
    Thinking,
    Ready(Option<BotDecision<R::Action>>),
}

impl<R: Rules> Timers<R> {
    pub(crate) const fn new() -> Self {
        Self { bots: Vec::new(), ignored: None }
    }

    /// What to do about the timers of `room` at `now`. They fire `delay` milliseconds late.
    pub(crate) fn poll(
        &mut self,
        room: &Room<R>,
        now: Timestamp,
        delay: u64,
    ) -> Option<TimerStep<R>> {
        let timers = room.timers();
        self.bots.retain(|task| timers.iter().any(|timer| is_same(timer, &task.timer)));
        for timer in timers {
            if self.is_ignored(&timer) {
                continue;
            }
            let is_due = timer.at.after(delay) <= now;
            let fire =
                |decision| TimerStep::Handle(Input::TimedOut { timer, decision, seq: room.seq() });
            let Some((seat, level)) = bot_of(&timer) else {
                if is_due {
                    return Some(fire(None));
                }
                continue;
            };
            let task = self.bots.iter().position(|task| is_same(&task.timer, &timer));
            match task {
                Some(index) if is_due => {
                    if let BotState::Ready(decision) = self.take_ready(index) {
                        return Some(fire(decision));
                    }
                }
                None if is_due || asks_early(&timer, now, delay) => {
                    let Some(request) = request(room, seat, level) else {
                        return Some(fire(None));
                    };
                    self.bots.push(BotTask { timer, state: BotState::Thinking });
                    return Some(TimerStep::AskBot { timer, request });
                }
                Some(_) | None => {}
            }
        }
        None
    }

    /// When the next timer fires. Timers whose bots are thinking are left out: the shell gets the reply.
    pub(crate) fn next(&self, room: &Room<R>, delay: u64) -> Option<Timestamp> {
        let is_thinking = |timer: &Timer| {
            let is_it = |task: &BotTask<R>| {
                matches!(task.state, BotState::Thinking) && is_same(&task.timer, timer)
            };
            self.bots.iter().any(is_it)
        };
        let timers = room.timers().into_iter();
        let waiting = timers.filter(|timer| !self.is_ignored(timer) && !is_thinking(timer));
        let is_asked = |timer: &Timer| self.bots.iter().any(|task| is_same(&task.timer, timer));
        let wakes_at = |timer: Timer| {
            let asks = is_hint(&timer) && !is_asked(&timer);
            if asks { timer.at } else { timer.at.after(delay) }
        };
        waiting.map(wakes_at).min()
    }

    /// Whether a bot's reply is awaited.
    pub(crate) fn is_thinking(&self) -> bool {
        self.bots.iter().any(|task| matches!(task.state, BotState::Thinking))
    }

    /// Takes the reply of a bot. Ignored if the timer is no longer set.
    pub(crate) fn replied(&mut self, timer: &Timer, decision: Option<BotDecision<R::Action>>) {
        if let Some(task) = self.bots.iter_mut().find(|task| is_same(&task.timer, timer)) {
            task.state = BotState::Ready(decision);
        }
    }

    /// Does not fire `timer` again, because it had no effect.
    pub(crate) const fn ignore(&mut self, timer: Timer) {
        self.ignored = Some(timer);
    }

    fn is_ignored(&self, timer: &Timer) -> bool {
        self.ignored.is_some_and(|ignored| is_same(&ignored, timer))
    }

    /// Takes the decision at `index`, unless the bot is still thinking.
    fn take_ready(&mut self, index: usize) -> BotState<R> {
        match self.bots.swap_remove(index) {
            BotTask { state: ready @ BotState::Ready(_), .. } => ready,
            task @ BotTask { state: BotState::Thinking, .. } => {
                self.bots.push(task);
                BotState::Thinking
            }
        }
    }
}

fn request<R: Rules>(room: &Room<R>, seat: Seat, level: Level) -> Option<BotRequest<R>> {
    let seats = Seats::new(u8::try_from(room.seats().len()).ok()?).ok()?;
    let SeatView { view, legal } = room.seat_view(seat)?;
    Some(BotRequest { view, legal, seat, seats, level })
}

/// Whether two timers are the same, although they may fire at different times.
fn is_same(one: &Timer, other: &Timer) -> bool {
    one.action == other.action && one.after == other.after
}

/// The bot that must decide before a timer fires.
const fn bot_of(timer: &Timer) -> Option<(Seat, Level)> {
    match timer.action {
        TimerAction::BotMove { seat, level } | TimerAction::StandIn { seat, level } => {
            Some((seat, level))
        }
        TimerAction::Hint { seat } => Some((seat, Level::Hard)),
        TimerAction::Default { .. }
        | TimerAction::Absent { .. }
        | TimerAction::Succession
        | TimerAction::Close => None,
    }
}

/// Whether the bot is asked before the timer fires, so that it replies on time. A stand-in is not asked
/// early, because the player may still act.
///
/// A node with a delay does not ask early either, except for a hint that the first node has not given on time:
/// the time at which a hint comes must not tell how long the bot thought (RM-20).
fn asks_early(timer: &Timer, now: Timestamp, delay: u64) -> bool {
    match timer.action {
        TimerAction::BotMove { .. } => delay == 0,
        TimerAction::Hint { .. } => delay == 0 || timer.at <= now,
        TimerAction::StandIn { .. }
        | TimerAction::Default { .. }
        | TimerAction::Absent { .. }
        | TimerAction::Succession
        | TimerAction::Close => false,
    }
}

const fn is_hint(timer: &Timer) -> bool {
    matches!(timer.action, TimerAction::Hint { .. })
}
