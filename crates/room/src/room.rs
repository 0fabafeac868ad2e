//! The state of a room, and how an entry changes it.

use std::{
    collections::{BTreeMap, VecDeque},
    mem,
};

use protocol::{
    ChosenBy, Commitment, ConnectionId, Nonce, Options, PersonId, Player, RoomCode, SeatOccupant,
    Secret, Seq, Timestamp, TokenHash,
};
use tabletop::{Outcome, Rules, Seat, Seats, Turn, Viewer, luck::Fair};

use crate::{
    entry::{Entry, RequestRef, RoomEvent},
    people::{Person, Presence},
};

/// A room in which `R` is played.
#[derive(Debug)]
pub struct Room<R: Rules> {
    pub(crate) code: RoomCode,
    /// Number of applied entries.
    pub(crate) seq: Seq,
    /// `seq` after the last change of the room besides the game.
    pub(crate) changed: Seq,
    /// In the order in which they joined.
    pub(crate) people: Vec<Person>,
    /// Id of the next person; `None` if all ids were assigned.
    pub(crate) next_person: Option<PersonId>,
    /// `None` only while nobody is online.
    pub(crate) host: Option<PersonId>,
    /// As many as the game allows; during a game, the seats that play.
    pub(crate) seats: Vec<SeatOccupant>,
    /// The tokens of the people who were kicked last.
    pub(crate) banned: VecDeque<TokenHash>,
    pub(crate) preset: String,
    pub(crate) config: R::Config,
    /// Number of the entry that holds `config`.
    pub(crate) configured: Seq,
    pub(crate) options: Options,
    pub(crate) luck_commitment: LuckCommitment,
    pub(crate) stage: Stage<R>,
    pub(crate) attendance: Attendance,
}

/// The stage of a room.
#[derive(Debug)]
pub enum Stage<R: Rules> {
    /// Before the first game.
    Lobby,
    /// A game is in progress.
    Playing(Game<R>),
    /// A game is over. It stays visible until the next one starts.
    Finished(Game<R>),
    /// The room is closed for good.
    Closed,
}

/// A game in progress, or the last one.
#[derive(Debug)]
pub struct Game<R: Rules> {
    /// Number of this game within the room, starting at 1.
    pub(crate) number: u16,
    /// By seat, as the record keeps them.
    pub(crate) players: Vec<Player>,
    /// The current occupants.
    pub(crate) seats: Vec<SeatOccupant>,
    pub(crate) luck: Fair,
    pub(crate) starter: Option<Seat>,
    pub(crate) state: R::State,
    /// When the turn of the seat to act began.
    pub(crate) asked_at: Timestamp,
    /// Number of the entry that began it.
    pub(crate) asked_on: Seq,
    pub(crate) hint: HintState,
    /// Number of acts since a person, a bot or a stand-in did anything.
    pub(crate) n_idle_acts: u16,
}

/// The hint of the seat to act. One hint per turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum HintState {
    NotAsked,
    Waiting { since: Timestamp },
    Given,
}

/// The secret behind the luck of the next game, or of the game in progress (RM-22).
#[derive(Debug, Clone)]
pub(crate) struct LuckCommitment {
    pub(crate) secret: Secret,
    pub(crate) commitment: Commitment,
    pub(crate) nonces: BTreeMap<PersonId, Nonce>,
}

/// Whether at least one person is connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Attendance {
    /// At least one person has been connected since then.
    Somebody { since: Timestamp },
    /// Nobody has been connected since then.
    Nobody { since: Timestamp },
}

impl<R: Rules> Room<R> {
    pub const MAX_PEOPLE: u16 = 64;

    /// Number of kicked people that a room remembers.
    const MAX_BANNED: usize = 1024;

    pub(crate) const MAX_SEATS: u8 = *R::SEATS.end();

    /// The room that `opened` creates; `None` for any other entry.
    pub fn begin(opened: &Entry<R>) -> Option<Self> {
        let RoomEvent::Opened { code, preset, config, options, secret, .. } = &opened.event else {
            return None;
        };
        Some(Self {
            code: *code,
            seq: Seq(1),
            changed: Seq(1),
            people: Vec::new(),
            next_person: Some(PersonId(0)),
            host: None,
            seats: vec![SeatOccupant::Nobody; usize::from(Self::MAX_SEATS)],
            banned: VecDeque::new(),
            preset: preset.clone(),
            config: config.clone(),
            configured: Seq(0),
            options: *options,
            luck_commitment: LuckCommitment::new(*secret),
            stage: Stage::Lobby,
            attendance: Attendance::Nobody { since: opened.at },
        })
    }

    /// Applies `entry` to the room. It decides nothing, draws no luck and cannot fail.
    pub fn evolve(&mut self, entry: &Entry<R>) {
        self.evolve_observed(entry, |_, _| ());
    }

    /// Applies `entry` to the room, and calls `observe` with each event of the game and the state
    /// before it.
    pub(crate) fn evolve_observed(
        &mut self,
        entry: &Entry<R>,
        observe: impl FnMut(&R::State, &R::Event),
    ) {
        self.write(entry.at, &entry.event, observe);
        if let Some(RequestRef { person, id }) = &entry.request {
            let seq = self.seq;
            self.change(*person, |person| person.grant(*id, seq));
        }
        self.seq = self.seq.next();
        if entry.event.changes_room() {
            self.changed = self.seq;
        }
    }

    fn write(
        &mut self,
        at: Timestamp,
        event: &RoomEvent<R>,
        mut observe: impl FnMut(&R::State, &R::Event),
    ) {
        self.count_idle_acts(event);
        match event {
            RoomEvent::Opened { .. } => {}
            RoomEvent::Joined { person, token, name, seat, connection } => {
                let joined = self.seq;
                self.next_person = person.next();
                self.people.push(Person::new(*person, *token, name.clone(), *connection, joined));
                if let Some(seat) = seat {
                    self.put(*seat, SeatOccupant::Person { person: *person });
                }
                self.attend(at);
            }
            RoomEvent::Left { person, kicked, .. } => self.remove(*person, *kicked, at),
            RoomEvent::Sat { person, seat } => {
                self.stand(*person);
                self.put(*seat, SeatOccupant::Person { person: *person });
            }
            RoomEvent::Stood { person } => self.stand(*person),
            RoomEvent::BotSeated { seat, level } => {
                let bot = SeatOccupant::Bot { level: *level };
                self.put(*seat, bot);
                // During a game the bot replaces a player who has left.
                if let Stage::Playing(game) = &mut self.stage
                    && let Some(place) = game.seats.get_mut(seat.index())
                {
                    *place = bot;
                }
            }
            RoomEvent::BotRemoved { seat } => self.put(*seat, SeatOccupant::Nobody),
            RoomEvent::Swapped { one, other } => {
                let places = self.seats.get(one.index()).zip(self.seats.get(other.index()));
                if let Some((&first, &second)) = places {
                    self.put(*one, second);
                    self.put(*other, first);
                }
            }
            RoomEvent::HostChanged { person } => self.host = Some(*person),
            RoomEvent::PresetChosen { preset, config } => {
                self.preset.clone_from(preset);
                self.configure(config);
            }
            RoomEvent::FieldSet { config, .. } => self.configure(config),
            RoomEvent::OptionSet { options, .. } => self.options = *options,
            RoomEvent::NonceAdded { person, nonce } => {
                self.luck_commitment.nonces.insert(*person, *nonce);
            }
            RoomEvent::Started { number, players, nonces, deal, .. } => {
                self.seats.retain(|&place| place != SeatOccupant::Nobody);
                let state = R::begin(&self.config, deal);
                self.stage = Stage::Playing(Game {
                    number: *number,
                    players: players.clone(),
                    seats: self.seats.clone(),
                    luck: self.luck_commitment.secret.luck(nonces),
                    starter: turn_of::<R>(&state),
                    state,
                    asked_at: at,
                    asked_on: self.seq,
                    hint: HintState::NotAsked,
                    n_idle_acts: 0,
                });
            }
            RoomEvent::Acted { events, .. } => {
                let asked_on = self.seq;
                if let Stage::Playing(game) = &mut self.stage {
                    for event in events {
                        observe(&game.state, event);
                        R::evolve(&mut game.state, event);
                    }
                    (game.asked_at, game.asked_on, game.hint) = (at, asked_on, HintState::NotAsked);
                }
            }
            RoomEvent::Finished { .. } => {
                self.seats.resize(usize::from(Self::MAX_SEATS), SeatOccupant::Nobody);
                self.stage = match mem::replace(&mut self.stage, Stage::Lobby) {
                    Stage::Playing(game) | Stage::Finished(game) => Stage::Finished(game),
                    stage @ (Stage::Lobby | Stage::Closed) => stage,
                };
            }
            RoomEvent::Committed { secret } => self.luck_commitment = LuckCommitment::new(*secret),
            RoomEvent::Online { person, connection } => {
                let presence = Presence::Online { connection: *connection };
                self.change(*person, |person| person.presence = presence);
                self.attend(at);
            }
            RoomEvent::Offline { person } => {
                let presence = Presence::Offline { since: at };
                self.change(*person, |person| person.presence = presence);
                self.attend(at);
            }
            RoomEvent::Said { person, .. } | RoomEvent::Emoted { person, .. } => {
                self.change(*person, |person| person.speak(at));
            }
            RoomEvent::Muted { person, muted } => {
                self.change(*person, |person| person.muted = *muted);
            }
            RoomEvent::HintAsked { .. } => self.hint(HintState::Waiting { since: at }),
            RoomEvent::HintGiven { .. } => self.hint(HintState::Given),
            RoomEvent::Closed { .. } => self.stage = Stage::Closed,
        }
    }

    /// Counts the acts that nobody chose, until someone acts.
    fn count_idle_acts(&mut self, event: &RoomEvent<R>) {
        use ChosenBy::{Absence, Default};
        let Stage::Playing(game) = &mut self.stage else { return };
        if matches!(event, RoomEvent::Acted { chosen_by: Absence | Default, .. }) {
            game.n_idle_acts = game.n_idle_acts.saturating_add(1);
        } else if !matches!(event, RoomEvent::Offline { .. }) {
            game.n_idle_acts = 0;
        }
    }

    fn configure(&mut self, config: &R::Config) {
        self.config.clone_from(config);
        self.configured = self.seq;
    }

    pub const fn code(&self) -> RoomCode {
        self.code
    }

    /// Number of applied entries.
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    pub const fn stage(&self) -> &Stage<R> {
        &self.stage
    }

    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The preset that was chosen last.
    pub fn preset(&self) -> &str {
        &self.preset
    }

    /// Number of the entry that holds the current settings.
    pub const fn configured(&self) -> Seq {
        self.configured
    }

    /// The occupants of the seats: as many as the game allows; during a game, those that play.
    pub fn seats(&self) -> &[SeatOccupant] {
        &self.seats
    }

    /// Everyone who has joined and not left, in the order in which they joined.
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    pub fn person_of(&self, token: &TokenHash) -> Option<&Person> {
        self.people.iter().find(|person| person.token == *token)
    }

    /// The person connected by `connection`. A connection that was taken over belongs to nobody.
    pub fn person_on(&self, connection: ConnectionId) -> Option<&Person> {
        self.people.iter().find(|person| person.is_on(connection))
    }

    pub(crate) fn person(&self, id: PersonId) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        seat_in(&self.seats, person)
    }

    /// The game in progress, or the last one.
    pub fn game(&self) -> Option<&Game<R>> {
        match &self.stage {
            Stage::Playing(game) | Stage::Finished(game) => Some(game),
            Stage::Lobby | Stage::Closed => None,
        }
    }

    fn change(&mut self, id: PersonId, change: impl FnOnce(&mut Person)) {
        if let Some(person) = self.people.iter_mut().find(|person| person.id == id) {
            change(person);
        }
    }

    fn put(&mut self, seat: Seat, place: SeatOccupant) {
        if let Some(taken) = self.seats.get_mut(seat.index()) {
            *taken = place;
        }
    }

    /// Empties the seat of a person, here and in the game in progress.
    fn stand(&mut self, person: PersonId) {
        let in_game = match &mut self.stage {
            Stage::Playing(game) => game.seats.as_mut_slice(),
            Stage::Lobby | Stage::Finished(_) | Stage::Closed => &mut [],
        };
        for place in self.seats.iter_mut().chain(in_game) {
            if *place == (SeatOccupant::Person { person }) {
                *place = SeatOccupant::Nobody;
            }
        }
    }

    fn remove(&mut self, id: PersonId, kicked: bool, at: Timestamp) {
        let token = self.person(id).map(|person| person.token);
        if kicked {
            self.banned.extend(token);
            if Self::MAX_BANNED < self.banned.len() {
                self.banned.pop_front();
            }
        }
        self.stand(id);
        self.people.retain(|person| person.id != id);
        self.luck_commitment.nonces.remove(&id);
        self.host = self.host.filter(|&host| host != id);
        self.attend(at);
    }

    fn hint(&mut self, hint: HintState) {
        if let Stage::Playing(game) = &mut self.stage {
            game.hint = hint;
        }
    }

    fn attend(&mut self, at: Timestamp) {
        let somebody = self.people.iter().any(Person::is_online);
        self.attendance = match (self.attendance, somebody) {
            (Attendance::Nobody { .. }, true) => Attendance::Somebody { since: at },
            (Attendance::Somebody { .. }, false) => Attendance::Nobody { since: at },
            (same @ (Attendance::Nobody { .. } | Attendance::Somebody { .. }), _) => same,
        };
    }
}

// A derived `Clone` would require `R: Clone`.
impl<R: Rules> Clone for Room<R> {
    fn clone(&self) -> Self {
        Self {
            code: self.code,
            seq: self.seq,
            changed: self.changed,
            people: self.people.clone(),
            next_person: self.next_person,
            host: self.host,
            seats: self.seats.clone(),
            banned: self.banned.clone(),
            preset: self.preset.clone(),
            config: self.config.clone(),
            configured: self.configured,
            options: self.options,
            luck_commitment: self.luck_commitment.clone(),
            stage: self.stage.clone(),
            attendance: self.attendance,
        }
    }
}

impl<R: Rules> Clone for Stage<R> {
    fn clone(&self) -> Self {
        match self {
            Self::Lobby => Self::Lobby,
            Self::Playing(game) => Self::Playing(game.clone()),
            Self::Finished(game) => Self::Finished(game.clone()),
            Self::Closed => Self::Closed,
        }
    }
}

impl<R: Rules> Clone for Game<R> {
    fn clone(&self) -> Self {
        Self {
            number: self.number,
            players: self.players.clone(),
            seats: self.seats.clone(),
            luck: self.luck.clone(),
            starter: self.starter,
            state: self.state.clone(),
            asked_at: self.asked_at,
            asked_on: self.asked_on,
            hint: self.hint,
            n_idle_acts: self.n_idle_acts,
        }
    }
}

impl<R: Rules> Game<R> {
    /// The seat to act; `None` when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        turn_of::<R>(&self.state)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match R::turn(&self.state) {
            Turn::Over(outcome) => Some(outcome),
            Turn::Of(_) => None,
        }
    }

    pub(crate) fn viewer(&self, person: PersonId) -> Viewer {
        seat_in(&self.seats, person).map_or(Viewer::Spectator, Viewer::Seat)
    }
}

impl LuckCommitment {
    fn new(secret: Secret) -> Self {
        Self { secret, commitment: secret.commitment(), nonces: BTreeMap::new() }
    }
}

fn turn_of<R: Rules>(state: &R::State) -> Option<Seat> {
    match R::turn(state) {
        Turn::Of(seat) => Some(seat),
        Turn::Over(_) => None,
    }
}

fn seat_in(seats: &[SeatOccupant], person: PersonId) -> Option<Seat> {
    let place = SeatOccupant::Person { person };
    Seats::MAX.iter().zip(seats).find(|(_, taken)| **taken == place).map(|(seat, _)| seat)
}
