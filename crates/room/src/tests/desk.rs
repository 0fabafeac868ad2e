//! A room with its log, a clock and some luck, for tests to sit down at.

use protocol::{
    Code, Command, ConnectionId, Level, Millis, PersonId, Request, RequestId, Role, RoomView, Seq,
    TokenHash,
};
use tabletop::{Rules, luck::Quick};

use crate::{
    Caller, Due, Entropy, Entry, FrameOf, Game, HeardOf, Opening, RefusalOf, Room, Thought,
    Verdict, What,
};

/// Ann, the host, is person 0; then come these, in this order.
pub(super) const NAMES: [&str; 6] = ["Ann", "Ben", "Cem", "Dai", "Eve", "Fay"];

/// A room with all that happened in it.
#[derive(Debug)]
pub(super) struct Desk<R: Rules> {
    pub(super) room: Room<R>,
    pub(super) log: Vec<Entry<R>>,
    pub(super) now: Millis,
    pub(super) luck: Quick,
    n_asked: u32,
}

impl<R: Rules> Desk<R> {
    /// A new room with Ann in it.
    pub(super) fn open(seed: u64) -> Self {
        let mut luck = Quick::new(seed);
        let opening = Opening {
            code: Code::numbered(seed),
            host: caller(0),
            name: NAMES[0],
            role: Role::Player,
        };
        let now = Millis(1_000_000);
        let entries = Room::open(&opening, now, &entropy(&mut luck)).unwrap();
        let room = Room::begin(&entries[0]).unwrap();
        let mut desk = Self { room, log: Vec::new(), now, luck, n_asked: 0 };
        let mut entries = entries.into_iter();
        desk.log.extend(entries.next());
        desk.write(entries.collect());
        desk
    }

    /// A room with `n_people` in it, of whom Ann is one, and bots in the other seats.
    pub(super) fn filled(seed: u64, n_people: u8) -> Self {
        let mut desk = Self::open(seed);
        for who in 1..n_people {
            desk.join(who, Role::Player).unwrap();
        }
        while desk.ask(0, Command::SeatBot { seat: None, level: Level::Medium }).is_ok() {}
        desk
    }

    /// A room in which a game has begun.
    pub(super) fn started(seed: u64, n_people: u8) -> Self {
        let mut desk = Self::filled(seed, n_people);
        desk.ask(0, Command::Start).unwrap();
        desk
    }

    pub(super) fn join(&mut self, who: u8, role: Role) -> Result<Seq, RefusalOf<R>> {
        self.ask(who, Command::Join { name: NAMES[usize::from(who)].to_owned(), role })
    }

    /// Somebody asks for something, and it is written down.
    pub(super) fn ask(
        &mut self,
        who: u8,
        command: Command<R::Action>,
    ) -> Result<Seq, RefusalOf<R>> {
        self.n_asked += 1;
        self.ask_as(&caller(who), &format!("r{}", self.n_asked), command)
    }

    pub(super) fn ask_as(
        &mut self,
        caller: &Caller,
        id: &str,
        command: Command<R::Action>,
    ) -> Result<Seq, RefusalOf<R>> {
        let request = Request { id: RequestId::try_from(id.to_owned()).unwrap(), command };
        let entropy = entropy(&mut self.luck);
        match self.room.decide(caller, &request, self.now, &entropy)? {
            Verdict::New(entries) => {
                let seq = self.room.seq();
                assert!(!entries.is_empty(), "what is granted leaves a trace");
                self.write(entries);
                Ok(seq)
            }
            Verdict::Before(seq) => Ok(seq),
        }
    }

    /// The code with which a request is refused.
    #[track_caller]
    pub(super) fn refused(&mut self, who: u8, command: Command<R::Action>) -> &'static str {
        self.ask(who, command).unwrap_err().code()
    }

    /// Somebody connects.
    pub(super) fn come(&mut self, caller: &Caller) -> Result<(), RefusalOf<R>> {
        let entries = self.room.came(caller, self.now)?;
        self.write(entries);
        Ok(())
    }

    /// Somebody's only connection is lost.
    pub(super) fn go(&mut self, who: u8) {
        let entries = self.room.went(caller(who).connection, self.now);
        self.write(entries);
    }

    /// Waits for what is due next, and lets it happen. Bots do anything that is legal.
    pub(super) fn wait(&mut self) -> Option<What> {
        let due = self.room.due()?;
        self.now = self.now.max(due.at);
        let thought = self.thought();
        self.settle(&due, thought);
        Some(due.what)
    }

    pub(super) fn settle(&mut self, due: &Due, thought: Option<Thought<R::Action>>) -> usize {
        let entropy = entropy(&mut self.luck);
        let entries = self.room.settle(due, thought, self.now, &entropy);
        let n_entries = entries.len();
        self.write(entries);
        n_entries
    }

    /// Something legal for the seat to act.
    pub(super) fn thought(&mut self) -> Option<Thought<R::Action>> {
        let step = self.luck.pick(&self.legal())?;
        Some(Thought { steps: vec![step], reasons: Vec::new() })
    }

    /// What the seat to act may do.
    pub(super) fn legal(&self) -> Vec<R::Action> {
        let sight = self.room.game().and_then(Game::turn).and_then(|seat| self.room.sight(seat));
        sight.map(|sight| sight.legal).unwrap_or_default()
    }

    /// Who is to act, if it is a person.
    pub(super) fn actor(&self) -> Option<u8> {
        let seat = self.room.game()?.turn()?;
        let person = self.room.people().iter().find(|it| self.room.seat_of(it.id) == Some(seat))?;
        Some(person.token.as_bytes()[0])
    }

    /// Whoever is to act does something legal, be it a person or a bot.
    pub(super) fn advance(&mut self) {
        let Some(who) = self.actor() else {
            self.wait();
            return;
        };
        let steps = self.thought().map(|thought| thought.steps).unwrap_or_default();
        self.ask(who, Command::Act { steps }).unwrap();
    }

    /// Plays until the game is over.
    pub(super) fn finish(&mut self) {
        while self.room.playing().is_ok() {
            self.advance();
        }
    }

    /// Who this is in the room; whoever is not in it has the number they would have had.
    pub(super) fn id(&self, who: u8) -> PersonId {
        let person = self.room.person_of(&caller(who).token);
        person.map_or(PersonId(who.into()), |person| person.id)
    }

    /// What somebody sees.
    pub(super) fn frame(&self, who: u8) -> FrameOf<R> {
        self.room.frame(self.id(who), self.now, None, Vec::new())
    }

    /// What somebody sees of the room.
    pub(super) fn room_seen(&self, who: u8) -> RoomView {
        self.frame(who).room.unwrap()
    }

    /// What somebody sees, as it is sent.
    pub(super) fn sent(&self, who: u8) -> String {
        json(&self.frame(who))
    }

    /// What somebody has heard since.
    pub(super) fn heard(&self, since: Seq, who: u8) -> Vec<HeardOf<R>> {
        heard_in(&self.log, since, self.id(who))
    }

    /// Stores entries as they would be stored, reads them again and writes them into the room.
    pub(super) fn write(&mut self, entries: Vec<Entry<R>>) {
        for entry in entries {
            let stored = json(&entry);
            let read: Entry<R> = serde_json::from_str(&stored).unwrap();
            assert_eq!(json(&read), stored);
            self.room.evolve(&read);
            self.log.push(read);
        }
    }
}

/// What somebody has heard of a whole log since.
pub(super) fn heard_in<R: Rules>(
    log: &[Entry<R>],
    since: Seq,
    person: PersonId,
) -> Vec<HeardOf<R>> {
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
