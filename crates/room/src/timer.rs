//! Timers: bot moves, turn deadlines, host succession, closing abandoned rooms.

use protocol::{
    ChosenBy, Deadline, DeadlineReason, Hint, Level, RoomCloseReason, SeatOccupant, Seq, Timestamp,
};
use tabletop::{Message, Rules, Seat};

use crate::{
    decide::{DecideContext, into_entries},
    entropy::Entropy,
    entry::{Entry, RoomEvent},
    people::{Person, Presence},
    room::{Attendance, Game, HintState, Room, Stage},
};

/// An action that is due at some time, unless another entry is appended first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timer {
    pub at: Timestamp,
    pub action: TimerAction,
    /// The entry that set the timer. A bot's decision about an older entry is ignored.
    pub after: Seq,
}

/// What a timer does when it fires.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimerAction {
    /// The bot in the seat moves (RM-10). It sees what a person in that seat would see.
    BotMove { seat: Seat, level: Level },
    /// A bot moves for a player who is absent or late (RM-7, RM-11).
    StandIn { seat: Seat, level: Level },
    /// The default action is taken for a player who is late (RM-11).
    Default { seat: Seat },
    /// The rules of the game act for an absent player (RM-7).
    Absent { seat: Seat },
    /// The hard bot answers a request for a hint (RM-14).
    Hint { seat: Seat },
    /// The host has been away for too long: a random online person becomes host (RM-9).
    Succession,
    /// No person has been connected for too long: the room closes (RM-9).
    Close,
}

/// A bot's decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BotDecision<A> {
    pub steps: Vec<A>,
    /// The most important reason first. Shown with a hint, and with the move of a bot that explains itself.
    pub reasons: Vec<Message>,
}

/// How long after the request a hint is given, in milliseconds: longer than a bot thinks. Everyone sees
/// the times of the request and of the hint, which would otherwise tell whether there was a choice (RM-20).
const HINT_TIME: u64 = 1000;

/// How long a room without connected people stays open, in milliseconds: ten minutes.
const DESERTED: u64 = 10 * 60 * 1000;

/// How many acts in a row nobody may choose before the game waits: more than most whole games have.
///
/// Some games do not end by default actions and absences alone. Without a limit, a forgotten tab
/// would make the log of its room grow forever.
pub(crate) const MAX_IDLE_ACTS: u16 = 200;

impl<R: Rules> Room<R> {
    /// The timers that are set, the earliest first.
    ///
    /// While nobody is connected the game waits: no bot moves and no seat is skipped. It also waits
    /// while only spectators are connected and nobody can act for any seat, and after
    /// 200 acts that nobody chose. Otherwise players could be skipped forever.
    pub fn timers(&self) -> Vec<Timer> {
        let mut timers = match (&self.stage, self.attendance) {
            (Stage::Closed, _) => Vec::new(),
            (_, Attendance::Nobody { since }) => {
                vec![Timer {
                    at: since.after(DESERTED),
                    action: TimerAction::Close,
                    after: self.seq,
                }]
            }
            (Stage::Lobby | Stage::Finished(_), Attendance::Somebody { since }) => {
                self.host_timer(since).into_iter().collect()
            }
            (Stage::Playing(game), Attendance::Somebody { since }) => {
                let timers =
                    [self.host_timer(since), self.action_timer(game, since), hint_timer(game)];
                timers.into_iter().flatten().collect()
            }
        };
        timers.sort_by_key(|timer| timer.at);
        timers
    }

    /// The earliest timer.
    pub fn next_timer(&self) -> Option<Timer> {
        self.timers().first().copied()
    }

    /// Fires a timer. Gives no entries if the timer is not due or no longer set.
    ///
    /// `decision` is the answer of the bot, if the timer needs one. Without a decision, or if its
    /// steps are not legal, the seat is skipped: a bot that fails does not stop a game.
    pub fn fire(
        &self,
        timer: &Timer,
        decision: Option<BotDecision<R::Action>>,
        now: Timestamp,
        entropy: &Entropy,
    ) -> Vec<Entry<R>> {
        let is_set =
            |it: &Timer| it.action == timer.action && it.after == timer.after && it.at <= now;
        if !self.timers().iter().any(is_set) {
            return Vec::new();
        }
        let context = DecideContext { now, entropy };
        let room_events = match timer.action {
            TimerAction::BotMove { seat, .. } => self.moved(seat, ChosenBy::Bot, decision, context),
            TimerAction::StandIn { seat, .. } => {
                self.moved(seat, ChosenBy::StandIn, decision, context)
            }
            TimerAction::Default { seat } | TimerAction::Absent { seat } => {
                self.passed_over(seat, context)
            }
            TimerAction::Hint { seat } => {
                let hint = decision.map(|BotDecision { steps, reasons }| Hint { steps, reasons });
                vec![RoomEvent::HintGiven { seat, hint }]
            }
            TimerAction::Succession => self.succession(context).into_iter().collect(),
            TimerAction::Close => vec![RoomEvent::Closed { reason: RoomCloseReason::Deserted }],
        };
        into_entries(now, None, room_events)
    }

    fn moved(
        &self,
        seat: Seat,
        chooser: ChosenBy,
        decision: Option<BotDecision<R::Action>>,
        context: DecideContext<'_>,
    ) -> Vec<RoomEvent<R>> {
        let Ok(game) = self.playing() else { return Vec::new() };
        // The reasons of a stand-in would tell about the cards of a person.
        let has_reasons = self.options.explain && chooser == ChosenBy::Bot;
        let acted = |BotDecision { steps, reasons }: BotDecision<R::Action>| {
            let reasons = has_reasons.then_some(reasons);
            self.acted(game, seat, chooser, &steps, reasons, context).ok()
        };
        decision.and_then(acted).unwrap_or_else(|| self.passed_over(seat, context))
    }

    /// Acts for a seat whose player does not: by the rules of the game if the player is absent (RM-7),
    /// by the default action if the player is late (RM-11).
    fn passed_over(&self, seat: Seat, context: DecideContext<'_>) -> Vec<RoomEvent<R>> {
        let Ok(game) = self.playing() else { return Vec::new() };
        match self.deadline(game).map(|deadline| deadline.reason) {
            Some(DeadlineReason::Absent) => self.absent(game, seat, context),
            Some(DeadlineReason::TimeUp) | None => self.defaulted(game, seat, context),
        }
    }

    /// When the seat to act is skipped. Visible to everyone.
    pub(crate) fn deadline(&self, game: &Game<R>) -> Option<Deadline> {
        match (&self.stage, self.attendance) {
            (Stage::Playing(_), Attendance::Somebody { since }) => {
                self.deadline_of(game, game.turn()?, since)
            }
            (Stage::Lobby | Stage::Playing(_) | Stage::Finished(_) | Stage::Closed, _) => None,
        }
    }

    /// The timer of the seat to act. `connected_since` is when the first person connected after nobody was.
    fn action_timer(&self, game: &Game<R>, connected_since: Timestamp) -> Option<Timer> {
        let (seat, after) = (game.turn()?, game.asked_on);
        if let Some(&SeatOccupant::Bot { level }) = game.seats.get(seat.index()) {
            let at = game.asked_at.max(connected_since).after(pause(after));
            return Some(Timer { at, action: TimerAction::BotMove { seat, level }, after });
        }
        let Deadline { at, reason } = self.deadline_of(game, seat, connected_since)?;
        let action = match (self.options.stand_in.level(), reason) {
            (Some(level), _) => TimerAction::StandIn { seat, level },
            (None, DeadlineReason::Absent) => TimerAction::Absent { seat },
            (None, DeadlineReason::TimeUp) => TimerAction::Default { seat },
        };
        Some(Timer { at, action, after })
    }

    /// Whether a bot, a stand-in or a connected person can act for at least one seat.
    fn anyone_can_act(&self, game: &Game<R>) -> bool {
        let can_act = |place: &SeatOccupant| match place {
            SeatOccupant::Bot { .. } => true,
            SeatOccupant::Nobody => false,
            SeatOccupant::Person { person } => self.person(*person).is_some_and(Person::is_online),
        };
        self.options.stand_in.level().is_some() || game.seats.iter().any(can_act)
    }

    fn deadline_of(
        &self,
        game: &Game<R>,
        seat: Seat,
        connected_since: Timestamp,
    ) -> Option<Deadline> {
        if !self.anyone_can_act(game) || MAX_IDLE_ACTS <= game.n_idle_acts {
            return None;
        }
        let asked_at = game.asked_at.max(connected_since);
        let absent = |at: Timestamp| Deadline {
            // An absent player is not skipped faster than people can follow.
            at: at.max(asked_at.after(pause(game.asked_on))),
            reason: DeadlineReason::Absent,
        };
        let person = match game.seats.get(seat.index())? {
            SeatOccupant::Bot { .. } => return None,
            SeatOccupant::Nobody => return Some(absent(asked_at)),
            SeatOccupant::Person { person } => self.person(*person)?,
        };
        let grace = u64::from(self.options.grace) * 1000;
        let away = match person.presence {
            Presence::Online { .. } => None,
            Presence::Offline { since } => Some(absent(since.max(connected_since).after(grace))),
        };
        let timer = u64::from(self.options.turn_timer) * 1000;
        let late = Deadline { at: asked_at.after(timer), reason: DeadlineReason::TimeUp };
        let late = Some(late).filter(|_| 0 < timer);
        away.into_iter().chain(late).min_by_key(|deadline| deadline.at)
    }

    fn host_timer(&self, connected_since: Timestamp) -> Option<Timer> {
        let grace = u64::from(self.options.grace) * 1000;
        let at = match self.host.and_then(|host| self.person(host)) {
            None => connected_since,
            Some(Person { presence: Presence::Online { .. }, .. }) => return None,
            Some(Person { presence: Presence::Offline { since }, .. }) => {
                (*since).max(connected_since).after(grace)
            }
        };
        Some(Timer { at, action: TimerAction::Succession, after: self.seq })
    }
}

fn hint_timer<R: Rules>(game: &Game<R>) -> Option<Timer> {
    let seat = game.turn()?;
    match game.hint {
        HintState::Waiting { since } => {
            let at = since.after(HINT_TIME);
            Some(Timer { at, action: TimerAction::Hint { seat }, after: game.asked_on })
        }
        HintState::NotAsked | HintState::Given => None,
    }
}

/// How long a bot pauses before its move, in milliseconds: one to two seconds (RM-10).
///
/// It depends only on the number of entries, so it reveals nothing.
const fn pause(after: Seq) -> u64 {
    1000 + after.0.wrapping_mul(617) % 1001
}
