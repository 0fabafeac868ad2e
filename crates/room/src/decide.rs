//! Decides requests: a request gives entries, or a refusal that changes nothing (RM-21).

mod chat;
mod lobby;
mod play;

use protocol::{
    Command, ConnectionId, Name, Options, PersonId, Refusal, Request, Role, RoomCode, RoomRefusal,
    Seq, Timestamp, TokenHash,
};
use tabletop::{Rules, Seat, Settings};

use crate::{
    entropy::Entropy,
    entry::{Entry, LogFormat, RequestRef, RoomEvent},
    people::Person,
    room::{Room, Stage},
};

/// Why a room of game `R` refused a request.
pub type RefusalOf<R> = Refusal<<R as Rules>::Rejection>;

/// The client that sends a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Caller {
    pub token: TokenHash,
    pub connection: ConnectionId,
}

/// Parameters of a new room (RM-1).
#[derive(Debug, Clone, Copy)]
pub struct NewRoom<'a> {
    /// A code that no other open room has.
    pub code: RoomCode,
    pub host: Caller,
    /// The host's name.
    pub name: &'a str,
    /// Whether the host plays or watches.
    pub role: Role,
}

/// The result of a granted request.
#[derive(Debug)]
pub enum CommandResult<R: Rules> {
    /// Entries to append together or not at all. The answer is the number of the first.
    Append(Vec<Entry<R>>),
    /// The request was granted before, by this entry. It is answered again and changes nothing (RM-21).
    Duplicate(Seq),
}

/// The events that a request causes, or why it is refused.
pub(crate) type RoomEvents<R> = Result<Vec<RoomEvent<R>>, RefusalOf<R>>;

/// What a decision depends on besides the room.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DecideContext<'a> {
    pub(crate) now: Timestamp,
    pub(crate) entropy: &'a Entropy,
}

impl<R: Rules> Room<R> {
    /// Creates a room (RM-1): private, with the first preset of the game and the host in it.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the host's name.
    pub fn open(
        new_room: &NewRoom<'_>,
        now: Timestamp,
        entropy: &Entropy,
    ) -> Result<Vec<Entry<R>>, RefusalOf<R>> {
        let name = Name::of_newcomer(new_room.name).map_err(RoomRefusal::from)?;
        let preset = const { &R::Config::PRESETS[0] };
        let (person, Caller { token, connection }) = (PersonId(0), new_room.host);
        let seat = match new_room.role {
            Role::Player => Seat::try_from(0).ok(),
            Role::Spectator => None,
        };
        let opened = RoomEvent::Opened {
            code: new_room.code,
            game: R::NAME.to_owned(),
            preset: preset.name.to_owned(),
            config: preset.config.clone(),
            options: Options::STANDARD,
            secret: entropy.secret(),
        };
        let joined = RoomEvent::Joined { person, token, name, seat, connection };
        Ok(into_entries(now, None, vec![opened, joined, RoomEvent::HostChanged { person }]))
    }

    /// Decides a request.
    ///
    /// # Errors
    ///
    /// Returns why it is refused. States that the caller cannot tell apart give the same refusal.
    pub fn decide(
        &self,
        caller: &Caller,
        request: &Request<R::Action>,
        now: Timestamp,
        entropy: &Entropy,
    ) -> Result<CommandResult<R>, RefusalOf<R>> {
        let context = DecideContext { now, entropy };
        let Request { id, command } = request;
        let Some(person) = self.person_of(&caller.token) else {
            let room_events = self.decide_for_stranger(caller, command, context)?;
            // Only a join is granted to a stranger, and it gives them this id.
            let request_ref = self.next_person.map(|person| RequestRef { person, id: *id });
            return Ok(CommandResult::Append(into_entries(now, request_ref, room_events)));
        };
        if let Some(seq) = person.granted(id) {
            return Ok(CommandResult::Duplicate(seq));
        }
        self.ensure_open()?;
        if !person.is_on(caller.connection) {
            return Err(RoomRefusal::TakenOver.into());
        }
        let room_events = self.decide_for(person, command, context)?;
        let request_ref = RequestRef { person: person.id, id: *id };
        Ok(CommandResult::Append(into_entries(now, Some(request_ref), room_events)))
    }

    /// Connects a person who has joined before (RM-8). Takes over from an older connection.
    ///
    /// # Errors
    ///
    /// Returns a refusal if the person never joined or is banned, or if the room is closed.
    pub fn connected(
        &self,
        caller: &Caller,
        now: Timestamp,
    ) -> Result<Vec<Entry<R>>, RefusalOf<R>> {
        self.ensure_open()?;
        let Some(person) = self.person_of(&caller.token) else {
            return Err(self.stranger_refusal(caller).into());
        };
        let mut room_events =
            vec![RoomEvent::Online { person: person.id, connection: caller.connection }];
        if self.host.is_none() {
            room_events.push(RoomEvent::HostChanged { person: person.id });
        }
        Ok(into_entries(now, None, room_events))
    }

    /// Handles a lost connection (RM-7). Gives no entries if another connection has taken over.
    pub fn disconnected(&self, connection: ConnectionId, now: Timestamp) -> Vec<Entry<R>> {
        let person = self.person_on(connection).filter(|_| self.ensure_open().is_ok());
        let room_events = person.map(|person| RoomEvent::Offline { person: person.id });
        into_entries(now, None, room_events.into_iter().collect())
    }

    fn decide_for_stranger(
        &self,
        caller: &Caller,
        command: &Command<R::Action>,
        context: DecideContext<'_>,
    ) -> RoomEvents<R> {
        self.ensure_open()?;
        match command {
            Command::Join { name, role } => self.join(caller, name, *role, context),
            Command::Leave
            | Command::LeaveToBot { .. }
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
            | Command::Close => Err(self.stranger_refusal(caller).into()),
        }
    }

    fn decide_for(
        &self,
        person: &Person,
        command: &Command<R::Action>,
        context: DecideContext<'_>,
    ) -> RoomEvents<R> {
        match command {
            Command::Join { .. } => Err(RoomRefusal::AlreadyInRoom.into()),
            Command::Leave => Ok(self.leave(person, None, context)),
            Command::LeaveToBot { level } => Ok(self.leave(person, Some(*level), context)),
            Command::Sit { seat } => self.sit(person, *seat, context),
            Command::Stand => self.get_up(person),
            Command::AddNonce { nonce } => self.add_nonce(person, *nonce),
            Command::SeatBot { seat, level } => self.seat_bot(person, *seat, *level, context),
            Command::RemoveBot { seat } => self.remove_bot(person, *seat),
            Command::Swap { one, other } => self.swap(person, *one, *other),
            Command::Kick { person: whom } => self.kick(person, *whom),
            Command::PassHost { person: whom } => self.pass_host(person, *whom),
            Command::ChoosePreset { preset } => self.choose_preset(person, preset),
            Command::Set { field, value } => self.set(person, field, value),
            Command::SetOption { field, value } => self.set_option(person, field, value),
            Command::Start => self.start(person, context),
            Command::Act { steps } => self.act(person, steps, context),
            Command::Hint => self.ask_hint(person),
            Command::Say { text } => self.say(person, text, context),
            Command::Emote { emote } => self.emote(person, *emote, context),
            Command::Mute { person: whom, muted } => self.mute(person, *whom, *muted),
            Command::Close => self.close(person),
        }
    }

    fn ensure_open(&self) -> Result<(), RoomRefusal> {
        match self.stage {
            Stage::Closed => Err(RoomRefusal::RoomClosed),
            Stage::Lobby | Stage::Playing(_) | Stage::Finished(_) => Ok(()),
        }
    }

    /// Refuses commands that are not available during a game.
    fn ensure_idle(&self) -> Result<(), RoomRefusal> {
        match self.stage {
            Stage::Playing(_) => Err(RoomRefusal::GameRunning),
            Stage::Lobby | Stage::Finished(_) | Stage::Closed => Ok(()),
        }
    }

    fn ensure_host(&self, person: &Person) -> Result<(), RoomRefusal> {
        if self.host == Some(person.id) { Ok(()) } else { Err(RoomRefusal::HostOnly) }
    }

    fn stranger_refusal(&self, caller: &Caller) -> RoomRefusal {
        if self.banned.contains(&caller.token) {
            RoomRefusal::Kicked
        } else {
            RoomRefusal::NotInRoom
        }
    }
}

/// Makes entries of events: all at one time, the first with the request.
pub(crate) fn into_entries<R: Rules>(
    at: Timestamp,
    request: Option<RequestRef>,
    room_events: Vec<RoomEvent<R>>,
) -> Vec<Entry<R>> {
    let mut request = request;
    room_events
        .into_iter()
        .map(|event| Entry { format: LogFormat::CURRENT, at, request: request.take(), event })
        .collect()
}
