//! What comes of a request: entries, or a refusal that changes nothing (RM-21).

mod lobby;
mod table;
mod talk;

use protocol::{
    Code, Command, ConnectionId, Millis, Name, Options, PersonId, Refusal, Request, Role,
    RoomRefusal, Seq, TokenHash,
};
use tabletop::{Rules, Seat, Settings};

use crate::{
    entropy::Entropy,
    entry::{Asked, Entry, Fact, LogFormat},
    people::Person,
    room::{Room, Stage},
};

/// Why a request to a room in which `R` is played was turned down.
pub type RefusalOf<R> = Refusal<<R as Rules>::Rejection>;

/// Who asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Caller {
    /// How they are known.
    pub token: TokenHash,
    /// How they are connected.
    pub connection: ConnectionId,
}

/// How a room is opened (RM-1).
#[derive(Debug, Clone, Copy)]
pub struct Opening<'a> {
    /// What people will type to find it: one that no other open room has.
    pub code: Code,
    /// Who opens it.
    pub host: Caller,
    /// What the host is called.
    pub name: &'a str,
    /// Whether the host plays.
    pub role: Role,
}

/// What comes of a request that is granted.
#[derive(Debug)]
pub enum Verdict<R: Rules> {
    /// This happens. To be stored together or not at all, and answered with the number of the
    /// first when it is.
    New(Vec<Entry<R>>),
    /// It has been granted before, by this entry: answered again, and nothing happens (RM-21).
    Before(Seq),
}

/// What happens, not yet stamped with the time.
pub(crate) type Facts<R> = Result<Vec<Fact<R>>, RefusalOf<R>>;

/// What a decision may depend on besides the room.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Moment<'a> {
    pub(crate) now: Millis,
    pub(crate) entropy: &'a Entropy,
}

impl<R: Rules> Room<R> {
    /// Opens a room (RM-1): private, with the game's first preset and the host in it.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the host's name.
    pub fn open(
        opening: &Opening<'_>,
        now: Millis,
        entropy: &Entropy,
    ) -> Result<Vec<Entry<R>>, RefusalOf<R>> {
        let name = Name::new(opening.name).map_err(RoomRefusal::from)?;
        let preset = const { &R::Config::PRESETS[0] };
        let (person, Caller { token, connection }) = (PersonId(0), opening.host);
        let seat = match opening.role {
            Role::Player => Seat::try_from(0).ok(),
            Role::Spectator => None,
        };
        let opened = Fact::Opened {
            code: opening.code,
            game: R::NAME.to_owned(),
            preset: preset.name.to_owned(),
            config: preset.config.clone(),
            options: Options::STANDARD,
            secret: entropy.secret(),
        };
        let joined = Fact::Joined { person, token, name, seat, connection };
        Ok(stamp(now, None, vec![opened, joined, Fact::HostPassed { person }]))
    }

    /// Says what comes of a request.
    ///
    /// # Errors
    ///
    /// Returns why it is turned down: a lasting code with values, the same for all that the
    /// caller cannot tell apart.
    pub fn decide(
        &self,
        caller: &Caller,
        request: &Request<R::Action>,
        now: Millis,
        entropy: &Entropy,
    ) -> Result<Verdict<R>, RefusalOf<R>> {
        let moment = Moment { now, entropy };
        let Request { id, command } = request;
        let Some(person) = self.person_of(&caller.token) else {
            let facts = self.decide_for_stranger(caller, command)?;
            let asked = Asked { person: self.next_person, id: id.clone() };
            return Ok(Verdict::New(stamp(now, Some(asked), facts)));
        };
        if let Some(seq) = person.granted(id) {
            return Ok(Verdict::Before(seq));
        }
        self.is_open()?;
        if !person.is_on(caller.connection) {
            return Err(RoomRefusal::TakenOver.into());
        }
        let facts = self.decide_for(person, command, moment)?;
        let asked = Asked { person: person.id, id: id.clone() };
        Ok(Verdict::New(stamp(now, Some(asked), facts)))
    }

    /// Somebody who has joined before is connected (RM-8). An older connection is taken over.
    ///
    /// # Errors
    ///
    /// Returns why they cannot come in: they never joined, or were sent away, or it is closed.
    pub fn came(&self, caller: &Caller, now: Millis) -> Result<Vec<Entry<R>>, RefusalOf<R>> {
        self.is_open()?;
        let Some(person) = self.person_of(&caller.token) else {
            return Err(self.why_stranger(caller).into());
        };
        let mut facts = vec![Fact::Online { person: person.id, connection: caller.connection }];
        if self.host.is_none() {
            facts.push(Fact::HostPassed { person: person.id });
        }
        Ok(stamp(now, None, facts))
    }

    /// A connection was lost (RM-7). Nothing happens if another has taken its place.
    pub fn went(&self, connection: ConnectionId, now: Millis) -> Vec<Entry<R>> {
        let person = self.person_on(connection).filter(|_| self.is_open().is_ok());
        let facts = person.map(|person| Fact::Offline { person: person.id });
        stamp(now, None, facts.into_iter().collect())
    }

    fn decide_for_stranger(&self, caller: &Caller, command: &Command<R::Action>) -> Facts<R> {
        self.is_open()?;
        match command {
            Command::Join { name, role } => self.join(caller, name, *role),
            Command::Leave
            | Command::Sit { .. }
            | Command::Stand
            | Command::AddNonce { .. }
            | Command::SeatBot { .. }
            | Command::RemoveBot { .. }
            | Command::Swap { .. }
            | Command::Kick { .. }
            | Command::PassHost { .. }
            | Command::ChoosePreset { .. }
            | Command::Set { .. }
            | Command::SetOption { .. }
            | Command::Start
            | Command::Act { .. }
            | Command::Hint
            | Command::Say { .. }
            | Command::Emote { .. }
            | Command::Mute { .. }
            | Command::Close => Err(self.why_stranger(caller).into()),
        }
    }

    fn decide_for(
        &self,
        person: &Person,
        command: &Command<R::Action>,
        moment: Moment<'_>,
    ) -> Facts<R> {
        match command {
            Command::Join { .. } => Err(RoomRefusal::AlreadyInRoom.into()),
            Command::Leave => Ok(self.leave(person, moment)),
            Command::Sit { seat } => self.sit(person, *seat),
            Command::Stand => self.get_up(person),
            Command::AddNonce { nonce } => self.add_nonce(person, *nonce),
            Command::SeatBot { seat, level } => self.seat_bot(person, *seat, *level),
            Command::RemoveBot { seat } => self.remove_bot(person, *seat),
            Command::Swap { one, other } => self.swap(person, *one, *other),
            Command::Kick { person: whom } => self.kick(person, *whom),
            Command::PassHost { person: whom } => self.pass_host(person, *whom),
            Command::ChoosePreset { preset } => self.choose_preset(person, preset),
            Command::Set { field, value } => self.set(person, field, value),
            Command::SetOption { field, value } => self.set_option(person, field, value),
            Command::Start => self.start(person, moment),
            Command::Act { steps } => self.act(person, steps, moment),
            Command::Hint => self.ask_hint(person),
            Command::Say { text } => self.say(person, text, moment),
            Command::Emote { emote } => self.emote(person, *emote, moment),
            Command::Mute { person: whom, muted } => self.mute(person, *whom, *muted),
            Command::Close => self.close(person),
        }
    }

    fn is_open(&self) -> Result<(), RoomRefusal> {
        match self.stage {
            Stage::Closed => Err(RoomRefusal::RoomClosed),
            Stage::Lobby | Stage::Playing(_) | Stage::After(_) => Ok(()),
        }
    }

    /// Refuses what may not be done during a game.
    fn is_idle(&self) -> Result<(), RoomRefusal> {
        match self.stage {
            Stage::Playing(_) => Err(RoomRefusal::GameRunning),
            Stage::Lobby | Stage::After(_) | Stage::Closed => Ok(()),
        }
    }

    fn is_host(&self, person: &Person) -> Result<(), RoomRefusal> {
        if self.host == Some(person.id) { Ok(()) } else { Err(RoomRefusal::HostOnly) }
    }

    fn why_stranger(&self, caller: &Caller) -> RoomRefusal {
        if self.barred.contains(&caller.token) {
            RoomRefusal::Kicked
        } else {
            RoomRefusal::NotInRoom
        }
    }
}

/// Makes entries of facts: all at one time, the first answering the request.
pub(crate) fn stamp<R: Rules>(
    at: Millis,
    asked: Option<Asked>,
    facts: Vec<Fact<R>>,
) -> Vec<Entry<R>> {
    let mut asked = asked;
    facts
        .into_iter()
        .map(|fact| Entry { format: LogFormat::CURRENT, at, asked: asked.take(), fact })
        .collect()
}
