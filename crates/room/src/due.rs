//! What time brings: bots that answer, players who do not, a host who is gone, a room nobody is in.

use protocol::{Chooser, Closing, Deadline, Hint, Lateness, Level, Millis, Place, Reason, Seq};
use tabletop::{Rules, Seat};

use crate::{
    decide::{Moment, stamp},
    entropy::Entropy,
    entry::{Entry, Fact},
    people::{Person, Presence},
    room::{Attendance, Game, HintFor, Room, Stage},
};

/// Something that is due at some time, unless something else happens before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Due {
    /// When.
    pub at: Millis,
    /// What.
    pub what: What,
    /// The entry that gave rise to it. What was thought about an older one does not count.
    pub on: Seq,
}

/// What may be due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// A bot chooses what its seat does (RM-10). It sees what a person in that seat would see.
    BotMove {
        /// Which seat.
        seat: Seat,
        /// How well it plays.
        level: Level,
    },
    /// A bot chooses for somebody who is absent or late (RM-7, RM-11).
    StandIn {
        /// Which seat.
        seat: Seat,
        /// How well it plays.
        level: Level,
    },
    /// The game's own default is done for somebody who is late (RM-11).
    Default {
        /// Which seat.
        seat: Seat,
    },
    /// The game's rules say what happens to a seat whose player is absent (RM-7).
    Absent {
        /// Which seat.
        seat: Seat,
    },
    /// The hard bot says what it would do (RM-14).
    Hint {
        /// Which seat asked.
        seat: Seat,
    },
    /// The host has been away for too long: a random online person becomes host (RM-9).
    Succession,
    /// Everybody has been away for too long: the room closes (RM-9).
    Close,
}

/// What a bot came up with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Thought<A> {
    /// What to do.
    pub steps: Vec<A>,
    /// Why, the weightiest reason first. Shown with a hint.
    pub reasons: Vec<Reason>,
}

/// How long everybody may be away before a room closes, in milliseconds: ten minutes.
const DESERTED: u64 = 10 * 60 * 1000;

impl<R: Rules> Room<R> {
    /// What is due, the first thing first.
    ///
    /// While nobody is connected the table waits: no bot moves and nobody is passed over. It also
    /// waits while spectators are connected and nobody can act for any seat of the game, or the
    /// absent would be skipped for ever.
    pub fn dues(&self) -> Vec<Due> {
        let mut dues = match (&self.stage, self.attendance) {
            (Stage::Closed, _) => Vec::new(),
            (_, Attendance::Nobody { since }) => {
                vec![Due { at: since.after(DESERTED), what: What::Close, on: self.seq }]
            }
            (Stage::Lobby | Stage::After(_), Attendance::Somebody { since }) => {
                self.host_due(since).into_iter().collect()
            }
            (Stage::Playing(game), Attendance::Somebody { since }) => {
                let dues = [self.host_due(since), self.turn_due(game, since), hint_due(game)];
                dues.into_iter().flatten().collect()
            }
        };
        dues.sort_by_key(|due| due.at);
        dues
    }

    /// What is due next.
    pub fn due(&self) -> Option<Due> {
        self.dues().first().copied()
    }

    /// Says what comes of a thing that is due: nothing if it is not, or not any more.
    ///
    /// `thought` is what the bot came up with that a thing asks for. Without one, or if it may not
    /// be done, the seat is treated as if there were no bot: one that fails does not stop a table.
    pub fn settle(
        &self,
        due: &Due,
        thought: Option<Thought<R::Action>>,
        now: Millis,
        entropy: &Entropy,
    ) -> Vec<Entry<R>> {
        let is_due = |it: &Due| it.what == due.what && it.on == due.on && it.at <= now;
        if !self.dues().iter().any(is_due) {
            return Vec::new();
        }
        let moment = Moment { now, entropy };
        let facts = match due.what {
            What::BotMove { seat, .. } => self.moved(seat, Chooser::Bot, thought, moment),
            What::StandIn { seat, .. } => self.moved(seat, Chooser::StandIn, thought, moment),
            What::Default { seat } | What::Absent { seat } => self.passed_over(seat, moment),
            What::Hint { seat } => {
                let hint = thought.map(|Thought { steps, reasons }| Hint { steps, reasons });
                vec![Fact::HintGiven { seat, hint }]
            }
            What::Succession => self.succession(moment).into_iter().collect(),
            What::Close => vec![Fact::Closed { why: Closing::Deserted }],
        };
        stamp(now, None, facts)
    }

    fn moved(
        &self,
        seat: Seat,
        chooser: Chooser,
        thought: Option<Thought<R::Action>>,
        moment: Moment<'_>,
    ) -> Vec<Fact<R>> {
        let Ok(game) = self.playing() else { return Vec::new() };
        let acted = |thought: Thought<R::Action>| {
            self.acted(game, seat, chooser, &thought.steps, moment).ok()
        };
        thought.and_then(acted).unwrap_or_else(|| self.passed_over(seat, moment))
    }

    /// What happens to a seat that nobody acts for: absence is for the game's rules to say (RM-7),
    /// and whoever is there and late takes the default (RM-11).
    fn passed_over(&self, seat: Seat, moment: Moment<'_>) -> Vec<Fact<R>> {
        let Ok(game) = self.playing() else { return Vec::new() };
        match self.deadline(game).map(|deadline| deadline.why) {
            Some(Lateness::Absent) => self.absent(game, seat, moment),
            Some(Lateness::TimeUp) | None => self.defaulted(game, seat, moment),
        }
    }

    /// When the seat to act will be passed over, for all to see.
    pub(crate) fn deadline(&self, game: &Game<R>) -> Option<Deadline> {
        match (&self.stage, self.attendance) {
            (Stage::Playing(_), Attendance::Somebody { since }) => {
                self.deadline_of(game, game.turn()?, since)
            }
            (Stage::Lobby | Stage::Playing(_) | Stage::After(_) | Stage::Closed, _) => None,
        }
    }

    /// What the seat to act is waited for. `awake` is since when the table is looked at.
    fn turn_due(&self, game: &Game<R>, awake: Millis) -> Option<Due> {
        let (seat, on) = (game.turn()?, game.asked_on);
        if let Some(&Place::Bot { level }) = game.seats.get(seat.index()) {
            let at = game.asked_at.max(awake).after(pause(on));
            return Some(Due { at, what: What::BotMove { seat, level }, on });
        }
        let Deadline { at, why } = self.deadline_of(game, seat, awake)?;
        let what = match (self.options.stand_in.level(), why) {
            (Some(level), _) => What::StandIn { seat, level },
            (None, Lateness::Absent) => What::Absent { seat },
            (None, Lateness::TimeUp) => What::Default { seat },
        };
        Some(Due { at, what, on })
    }

    /// Whether anybody can act for some seat: a bot, a bot that stands in, or a connected person.
    fn anyone_can_act(&self, game: &Game<R>) -> bool {
        let can_act = |place: &Place| match place {
            Place::Bot { .. } => true,
            Place::Nobody => false,
            Place::Person { person } => self.person(*person).is_some_and(Person::is_online),
        };
        self.options.stand_in.level().is_some() || game.seats.iter().any(can_act)
    }

    fn deadline_of(&self, game: &Game<R>, seat: Seat, awake: Millis) -> Option<Deadline> {
        if !self.anyone_can_act(game) {
            return None;
        }
        let asked_at = game.asked_at.max(awake);
        let absent = |at: Millis| Deadline {
            // Even the absent are not passed over faster than eyes can follow.
            at: at.max(asked_at.after(pause(game.asked_on))),
            why: Lateness::Absent,
        };
        let person = match game.seats.get(seat.index())? {
            Place::Bot { .. } => return None,
            Place::Nobody => return Some(absent(asked_at)),
            Place::Person { person } => self.person(*person)?,
        };
        let grace = u64::from(self.options.grace) * 1000;
        let away = match person.presence {
            Presence::Online { .. } => None,
            Presence::Offline { since } => Some(absent(since.max(awake).after(grace))),
        };
        let timer = u64::from(self.options.turn_timer) * 1000;
        let late = Deadline { at: asked_at.after(timer), why: Lateness::TimeUp };
        let late = Some(late).filter(|_| 0 < timer);
        away.into_iter().chain(late).min_by_key(|deadline| deadline.at)
    }

    fn host_due(&self, awake: Millis) -> Option<Due> {
        let grace = u64::from(self.options.grace) * 1000;
        let at = match self.host.and_then(|host| self.person(host)) {
            None => awake,
            Some(Person { presence: Presence::Online { .. }, .. }) => return None,
            Some(Person { presence: Presence::Offline { since }, .. }) => {
                (*since).max(awake).after(grace)
            }
        };
        Some(Due { at, what: What::Succession, on: self.seq })
    }
}

fn hint_due<R: Rules>(game: &Game<R>) -> Option<Due> {
    let seat = game.turn()?;
    match game.hint {
        HintFor::Waiting { since } => {
            Some(Due { at: since, what: What::Hint { seat }, on: game.asked_on })
        }
        HintFor::Nobody | HintFor::Told => None,
    }
}

/// How long a bot seems to think, in milliseconds: one to two seconds (RM-10).
///
/// It depends on nothing but how many entries there are, so it gives nothing away.
const fn pause(on: Seq) -> u64 {
    1000 + on.0.wrapping_mul(617) % 1001
}
