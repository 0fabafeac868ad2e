//! What is due when, and what bots think of it.

use std::sync::Arc;

use bots::BotGame;
use protocol::{Level, Millis, Seq};
use room::{Due, Room, Thought, What};
use tabletop::{Seat, Seats};
use tokio::sync::mpsc;

use crate::{Chance, brain::Question, gauges, house::House};

/// What came of thinking, and about what.
type Answer<R> = (Due, Option<Thought<<R as tabletop::Rules>::Action>>);

/// How many answers may wait: a room thinks about one thing at a time, and may change its mind.
const ANSWERS: usize = 8;

/// What is due in a room, and how far bots are with it.
#[derive(Debug)]
pub(crate) struct Timing<R: BotGame> {
    mind: Mind<R>,
    answer: mpsc::Sender<Answer<R>>,
    pub(crate) thoughts: mpsc::Receiver<Answer<R>>,
    /// Something that came to nothing, and is not tried again.
    spent: Option<Due>,
}

/// How far a thought is.
#[derive(Debug)]
enum Mind<R: BotGame> {
    Idle,
    Thinking(Due),
    Ready(Due, Option<Thought<R::Action>>),
}

impl<R: BotGame> Timing<R> {
    pub(crate) fn new() -> Self {
        let (answer, thoughts) = mpsc::channel(ANSWERS);
        Self { mind: Mind::Idle, answer, thoughts, spent: None }
    }

    /// Something to be settled now, with what was thought of it. Lets bots think that should.
    ///
    /// `lag` is how much later than other nodes this one acts.
    pub(crate) fn next(
        &mut self,
        room: &Room<R>,
        house: &Arc<House>,
        now: Millis,
        lag: u64,
    ) -> Option<Answer<R>> {
        for due in room.dues() {
            if self.spent.is_some_and(|spent| is_same(&spent, &due)) {
                continue;
            }
            let is_due = due.at.after(lag) <= now;
            let Some((seat, level)) = thinker(&due) else {
                if is_due {
                    return Some((due, None));
                }
                continue;
            };
            match std::mem::replace(&mut self.mind, Mind::Idle) {
                Mind::Ready(thought_of, thought) if is_same(&thought_of, &due) => {
                    if is_due {
                        return Some((due, thought));
                    }
                    self.mind = Mind::Ready(thought_of, thought);
                }
                Mind::Thinking(it) if is_same(&it, &due) => self.mind = Mind::Thinking(it),
                Mind::Idle | Mind::Thinking(_) | Mind::Ready(..) => {
                    if is_due || thinks_ahead(&due, lag) {
                        self.think(room, house, due, seat, level);
                    }
                }
            }
        }
        None
    }

    /// When something will be due, if nothing happens before.
    pub(crate) fn wake_at(&self, room: &Room<R>, lag: u64) -> Option<Millis> {
        let is_waiting = |due: &Due| {
            let is_spent = self.spent.is_some_and(|spent| is_same(&spent, due));
            !is_spent && !matches!(&self.mind, Mind::Thinking(it) if is_same(it, due))
        };
        room.dues().into_iter().filter(is_waiting).map(|due| due.at.after(lag)).min()
    }

    /// Whether an answer is awaited.
    pub(crate) const fn is_thinking(&self) -> bool {
        matches!(self.mind, Mind::Thinking(_))
    }

    /// An answer has come.
    pub(crate) fn has_thought(&mut self, due: Due, thought: Option<Thought<R::Action>>) {
        if matches!(&self.mind, Mind::Thinking(it) if is_same(it, &due)) {
            self.mind = Mind::Ready(due, thought);
        }
    }

    /// Nothing came of `due`.
    pub(crate) const fn spent(&mut self, due: Due) {
        self.spent = Some(due);
    }

    fn think(&mut self, room: &Room<R>, house: &Arc<House>, due: Due, seat: Seat, level: Level) {
        let question = question(room, house.chance, due.on, seat, level);
        let reply = Reply::<R> { due, answer: Some(self.answer.clone()) };
        self.mind = match question {
            Some(question) => {
                let brain = house.brain.clone();
                let job = move |time| reply.send(brain.think(&question, time));
                match house.pool.submit(Box::new(job)) {
                    Ok(()) => Mind::Thinking(due),
                    Err(crate::pool::Busy) => Mind::Ready(due, None),
                }
            }
            None => Mind::Ready(due, None),
        };
        gauges::show(&house.gauges.bot_queue, house.pool.waiting());
    }
}

fn question<R: BotGame>(
    room: &Room<R>,
    chance: Chance,
    on: Seq,
    seat: Seat,
    level: Level,
) -> Option<Question<R>> {
    let seats = Seats::new(u8::try_from(room.seats().len()).ok()?).ok()?;
    let seed = chance.thought(room.code(), on, seat).ok()?;
    Some(Question { sight: room.sight(seat)?, seat, seats, level, seed })
}

/// Whether two things that are due are the same, though perhaps not at the same time.
fn is_same(one: &Due, other: &Due) -> bool {
    one.what == other.what && one.on == other.on
}

/// Which bot must think before something can be settled.
const fn thinker(due: &Due) -> Option<(Seat, Level)> {
    match due.what {
        What::BotMove { seat, level } | What::StandIn { seat, level } => Some((seat, level)),
        What::Hint { seat } => Some((seat, Level::Hard)),
        What::Default { .. } | What::Absent { .. } | What::Succession | What::Close => None,
    }
}

/// Whether to think before it is due: a bot does while it seems to think, so that it answers on
/// time. A stand-in waits: the player may still act. So do other nodes than the first.
const fn thinks_ahead(due: &Due, lag: u64) -> bool {
    lag == 0
        && match due.what {
            What::BotMove { .. } | What::Hint { .. } => true,
            What::StandIn { .. }
            | What::Default { .. }
            | What::Absent { .. }
            | What::Succession
            | What::Close => false,
        }
}

/// Answers even if the bot breaks: with no thought, so that the game's default is taken.
struct Reply<R: BotGame> {
    due: Due,
    answer: Option<mpsc::Sender<Answer<R>>>,
}

impl<R: BotGame> Reply<R> {
    fn send(mut self, thought: Option<Thought<R::Action>>) {
        if let Some(answer) = self.answer.take() {
            // An error says that the room is asleep.
            drop(answer.blocking_send((self.due, thought)));
        }
    }
}

impl<R: BotGame> Drop for Reply<R> {
    fn drop(&mut self) {
        if let Some(answer) = self.answer.take() {
            drop(answer.try_send((self.due, None)));
        }
    }
}
