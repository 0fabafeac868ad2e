//! A room for tests, with its log, a clock and a random generator.

use protocol::{
    Command, ConnectionId, Level, PersonId, Request, RequestId, Role, RoomCode, RoomView, Seq,
    Timestamp, TokenHash,
};
use tabletop::{Rules, luck::Quick};

use crate::{
    BotDecision, Caller, CommandResult, Entropy, Entry, FrameOf, Game, NewRoom, NewsItemOf,
    RefusalOf, Room, Timer, TimerAction,
};

/// The names of the people. Ann, the host, is person 0.
pub(super) const NAMES: [&str; 6] = ["Ann", "Ben", "Cem", "Dai", "Eve", "Fay"];

/// A room and its log.
#[derive(Debug)]
pub(super) struct TestRoom<R: Rules> {
    pub(super) room: Room<R>,
    pub(super) log: Vec<Entry<R>>,
    pub(super) now: Timestamp,
    pub(super) luck: Quick,
    n_requests: u32,
}

impl<R: Rules> TestRoom<R> {
    /// A new room with Ann in it.
    pub(super) fn open(seed: u64) -> Self {
        let mut luck = Quick::new(seed);
        let new_room = NewRoom {
            code: RoomCode::numbered(seed),
            host: caller(0),
            name: NAMES[0],
            role: Role::Player,
        };
        let now = Timestamp(1_000_000);
        let entries = Room::open(&new_room, now, &entropy(&mut luck)).unwrap();
        let room = Room::begin(&entries[0]).unwrap();
        let mut test_room = Self { room, log: Vec::new(), now, luck, n_requests: 0 };
        let mut entries = entries.into_iter();
        test_room.log.extend(entries.next());
        test_room.append(entries.collect());
        test_room
    }

    /// A room with `n_people`, including Ann, and bots in the other seats.
    pub(super) fn filled(seed: u64, n_people: u8) -> Self {
        let mut test_room = Self::open(seed);
        for who in 1..n_people {
            test_room.join(who, Role::Player).unwrap();
        }
        while test_room.request(0, Command::SeatBot { seat: None, level: Level::Medium }).is_ok() {}
        test_room
    }

    /// A room with a running game.
    pub(super) fn started(seed: u64, n_people: u8) -> Self {
        let mut test_room = Self::filled(seed, n_people);
        test_room.request(0, Command::Start).unwrap();
        test_room
    }

    pub(super) fn join(&mut self, who: u8, role: Role) -> Result<Seq, RefusalOf<R>> {
        self.request(who, Command::Join { name: NAMES[usize::from(who)].to_owned(), role })
    }

    /// Sends a request, and appends its entries.
    pub(super) fn request(
        &mut self,
        who: u8,
        command: Command<R::Action>,
    ) -> Result<Seq, RefusalOf<R>> {
        self.n_requests += 1;
        self.request_as(&caller(who), &format!("r{}", self.n_requests), command)
    }

    pub(super) fn request_as(
        &mut self,
        caller: &Caller,
        id: &str,
        command: Command<R::Action>,
    ) -> Result<Seq, RefusalOf<R>> {
        let request = Request { id: RequestId::try_from(id.to_owned()).unwrap(), command };
        let entropy = entropy(&mut self.luck);
        match self.room.decide(caller, &request, self.now, &entropy)? {
            CommandResult::Append(entries) => {
                let seq = self.room.seq();
                assert!(!entries.is_empty(), "a granted request has entries");
                self.append(entries);
                Ok(seq)
            }
            CommandResult::Duplicate(seq) => Ok(seq),
        }
    }

    /// The code with which a request is refused.
    #[track_caller]
    pub(super) fn refused(&mut self, who: u8, command: Command<R::Action>) -> &'static str {
        self.request(who, command).unwrap_err().code()
    }

    /// Connects a person.
    pub(super) fn connect(&mut self, caller: &Caller) -> Result<(), RefusalOf<R>> {
        let entries = self.room.connected(caller, self.now)?;
        self.append(entries);
        Ok(())
    }

    /// Loses the connection of a person.
    pub(super) fn disconnect(&mut self, who: u8) {
        let entries = self.room.disconnected(caller(who).connection, self.now);
        self.append(entries);
    }

    /// Advances the clock to the next timer, and fires it. Bots take any legal action.
    pub(super) fn wait(&mut self) -> Option<TimerAction> {
        let timer = self.room.next_timer()?;
        self.now = self.now.max(timer.at);
        let decision = self.decision();
        self.fire(&timer, decision);
        Some(timer.action)
    }

    pub(super) fn fire(
        &mut self,
        timer: &Timer,
        decision: Option<BotDecision<R::Action>>,
    ) -> usize {
        let entropy = entropy(&mut self.luck);
        let entries = self.room.fire(timer, decision, self.now, &entropy);
        let n_entries = entries.len();
        self.append(entries);
        n_entries
    }

    /// Any legal action of the seat to act.
    pub(super) fn decision(&mut self) -> Option<BotDecision<R::Action>> {
        let step = self.luck.pick(&self.legal())?;
        Some(BotDecision { steps: vec![step], reasons: Vec::new() })
    }

    /// The legal actions of the seat to act.
    pub(super) fn legal(&self) -> Vec<R::Action> {
        let view = self.room.game().and_then(Game::turn).and_then(|seat| self.room.seat_view(seat));
        view.map(|view| view.legal).unwrap_or_default()
    }

    /// The person to act, unless it is a bot.
    pub(super) fn actor(&self) -> Option<u8> {
        let seat = self.room.game()?.turn()?;
        let person = self.room.people().iter().find(|it| self.room.seat_of(it.id) == Some(seat))?;
        Some(person.token.as_bytes()[0])
    }

    /// Lets the person or bot to act take any legal action.
    pub(super) fn advance(&mut self) {
        let Some(who) = self.actor() else {
            self.wait();
            return;
        };
        let steps = self.decision().map(|decision| decision.steps).unwrap_or_default();
        self.request(who, Command::Act { steps }).unwrap();
    }

    /// Plays until the game is over.
    pub(super) fn finish(&mut self) {
        while self.room.playing().is_ok() {
            self.advance();
        }
    }

    /// The id of a person. People who have not joined get the id they would have had.
    pub(super) fn id(&self, who: u8) -> PersonId {
        let person = self.room.person_of(&caller(who).token);
        person.map_or(PersonId(who.into()), |person| person.id)
    }

    pub(super) fn frame(&self, who: u8) -> FrameOf<R> {
        self.room.frame(self.id(who), self.now, None, Vec::new())
    }

    pub(super) fn room_view(&self, who: u8) -> RoomView {
        self.frame(who).room.unwrap()
    }

    /// The frame of a person as JSON.
    pub(super) fn frame_json(&self, who: u8) -> String {
        json(&self.frame(who))
    }

    /// The news of a person since an entry.
    pub(super) fn news(&self, since: Seq, who: u8) -> Vec<NewsItemOf<R>> {
        news_in(&self.log, since, self.id(who))
    }

    /// Serializes entries, parses them again and applies them to the room.
    pub(super) fn append(&mut self, entries: Vec<Entry<R>>) {
        for entry in entries {
            let stored = json(&entry);
            let read: Entry<R> = serde_json::from_str(&stored).unwrap();
            assert_eq!(json(&read), stored);
            self.room.evolve(&read);
            self.log.push(read);
        }
    }
}

/// The news of a person in a whole log since an entry.
pub(super) fn news_in<R: Rules>(
    log: &[Entry<R>],
    since: Seq,
    person: PersonId,
) -> Vec<NewsItemOf<R>> {
    let (opened, rest) = log.split_first().unwrap();
    crate::log::news_since(Room::begin(opened).unwrap(), rest, since, person)
}

pub(super) const fn caller(who: u8) -> Caller {
    Caller { token: TokenHash::new([who; 32]), connection: ConnectionId(who as u64) }
}

pub(super) fn entropy(luck: &mut Quick) -> Entropy {
    Entropy::new(std::array::from_fn(|_| luck.below(256) as u8))
}

pub(super) fn json(thing: &impl serde::Serialize) -> String {
    serde_json::to_string(thing).unwrap()
}
