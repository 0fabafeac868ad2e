//! What is known of a room, and how an entry changes it.

use std::{
    collections::{BTreeMap, VecDeque},
    mem,
};

use protocol::{
    Code, Commitment, ConnectionId, Millis, Nonce, Options, PersonId, Place, Player, Secret, Seq,
    TokenHash,
};
use tabletop::{Outcome, Rules, Seat, Seats, Turn, Viewer, luck::Fair};

use crate::{
    entry::{Asked, Entry, Fact},
    people::{Person, Presence},
};

/// A room in which `R` is played.
#[derive(Debug)]
pub struct Room<R: Rules> {
    pub(crate) code: Code,
    /// How many entries have been written into it.
    pub(crate) seq: Seq,
    /// How many there were when something about the room last changed, besides the game.
    pub(crate) changed: Seq,
    /// In the order in which they came.
    pub(crate) people: Vec<Person>,
    /// The number of the next person.
    pub(crate) next_person: PersonId,
    /// Who decides; nobody only while nobody is there to.
    pub(crate) host: Option<PersonId>,
    /// As many as the game allows; during a game, those that play.
    pub(crate) seats: Vec<Place>,
    /// Those who were sent away, the last ones.
    pub(crate) barred: VecDeque<TokenHash>,
    pub(crate) preset: String,
    pub(crate) config: R::Config,
    /// The number of the entry that holds `config`.
    pub(crate) configured: Seq,
    pub(crate) options: Options,
    pub(crate) pledge: Pledge,
    pub(crate) stage: Stage<R>,
    pub(crate) attendance: Attendance,
}

/// What a room is busy with.
#[derive(Debug)]
pub enum Stage<R: Rules> {
    /// Nothing was played yet.
    Lobby,
    /// A game is being played.
    Playing(Game<R>),
    /// A game is over, and everybody can look at it until the next begins.
    After(Game<R>),
    /// Nothing more happens here.
    Closed,
}

/// A game that is being played, or was.
#[derive(Debug)]
pub struct Game<R: Rules> {
    /// The how-many-eth game of the room it is, counted from 1.
    pub(crate) number: u16,
    /// Who plays, by seat, as it will be remembered.
    pub(crate) players: Vec<Player>,
    /// Who sits there now.
    pub(crate) seats: Vec<Place>,
    pub(crate) luck: Fair,
    pub(crate) starts: Option<Seat>,
    pub(crate) state: R::State,
    /// When the seat to act was asked to.
    pub(crate) asked_at: Millis,
    /// Before which entry that was.
    pub(crate) asked_on: Seq,
    /// Whether the seat to act has asked for a hint.
    pub(crate) hint: HintFor,
}

/// How far the seat to act is with its hint: one a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum HintFor {
    /// Not asked for.
    Nobody,
    /// Asked for, and not given yet.
    Waiting { since: Millis },
    /// Given.
    Told,
}

/// What the luck of the next game, or of the one being played, comes from (RM-22).
#[derive(Debug, Clone)]
pub(crate) struct Pledge {
    pub(crate) secret: Secret,
    pub(crate) commitment: Commitment,
    pub(crate) nonces: BTreeMap<PersonId, Nonce>,
}

/// Whether anybody is connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Attendance {
    /// At least one person, without a break since then.
    Somebody { since: Millis },
    /// Nobody, since then.
    Nobody { since: Millis },
}

impl<R: Rules> Room<R> {
    /// No room holds more people.
    pub const MAX_PEOPLE: u16 = 64;

    /// How many seats the game has at most.
    pub(crate) const MAX_SEATS: u8 = *R::SEATS.end();

    /// The room that `opened` opens; `None` if it is another entry.
    pub fn begin(opened: &Entry<R>) -> Option<Self> {
        let Fact::Opened { code, preset, config, options, secret, .. } = &opened.fact else {
            return None;
        };
        Some(Self {
            code: *code,
            seq: Seq(1),
            changed: Seq(1),
            people: Vec::new(),
            next_person: PersonId(0),
            host: None,
            seats: vec![Place::Nobody; usize::from(Self::MAX_SEATS)],
            barred: VecDeque::new(),
            preset: preset.clone(),
            config: config.clone(),
            configured: Seq(0),
            options: *options,
            pledge: Pledge::new(*secret),
            stage: Stage::Lobby,
            attendance: Attendance::Nobody { since: opened.at },
        })
    }

    /// Writes `entry` into the room. Judges nothing, rolls nothing, cannot fail.
    pub fn evolve(&mut self, entry: &Entry<R>) {
        self.write(entry.at, &entry.fact);
        if let Some(Asked { person, id }) = &entry.asked {
            let seq = self.seq;
            self.change(*person, |person| person.grant(id.clone(), seq));
        }
        self.seq = self.seq.next();
        if entry.fact.changes_room() {
            self.changed = self.seq;
        }
    }

    fn write(&mut self, at: Millis, fact: &Fact<R>) {
        match fact {
            Fact::Opened { .. } => {}
            Fact::Joined { person, token, name, seat, connection } => {
                let joined = self.seq;
                self.next_person = PersonId(person.0.saturating_add(1));
                self.people.push(Person::new(*person, *token, name.clone(), *connection, joined));
                if let Some(seat) = seat {
                    self.put(*seat, Place::Person { person: *person });
                }
                self.attend(at);
            }
            Fact::Left { person, kicked, .. } => self.remove(*person, *kicked, at),
            Fact::Sat { person, seat } => {
                self.stand(*person);
                self.put(*seat, Place::Person { person: *person });
            }
            Fact::Stood { person } => self.stand(*person),
            Fact::BotSeated { seat, level } => self.put(*seat, Place::Bot { level: *level }),
            Fact::BotRemoved { seat } => self.put(*seat, Place::Nobody),
            Fact::Swapped { one, other } => {
                let places = self.seats.get(one.index()).zip(self.seats.get(other.index()));
                if let Some((&first, &second)) = places {
                    self.put(*one, second);
                    self.put(*other, first);
                }
            }
            Fact::HostPassed { person } => self.host = Some(*person),
            Fact::PresetChosen { preset, config } => {
                self.preset.clone_from(preset);
                self.configure(config);
            }
            Fact::FieldSet { config, .. } => self.configure(config),
            Fact::OptionSet { options, .. } => self.options = *options,
            Fact::NonceAdded { person, nonce } => {
                self.pledge.nonces.insert(*person, *nonce);
            }
            Fact::Started { number, players, nonces, deal, .. } => {
                self.seats.retain(|&place| place != Place::Nobody);
                let state = R::begin(&self.config, deal);
                self.stage = Stage::Playing(Game {
                    number: *number,
                    players: players.clone(),
                    seats: self.seats.clone(),
                    luck: self.pledge.secret.luck(nonces),
                    starts: turn_of::<R>(&state),
                    state,
                    asked_at: at,
                    asked_on: self.seq,
                    hint: HintFor::Nobody,
                });
            }
            Fact::Happened { events, .. } => {
                let asked_on = self.seq;
                if let Stage::Playing(game) = &mut self.stage {
                    for event in events {
                        R::evolve(&mut game.state, event);
                    }
                    (game.asked_at, game.asked_on, game.hint) = (at, asked_on, HintFor::Nobody);
                }
            }
            Fact::Finished { .. } => {
                self.seats.resize(usize::from(Self::MAX_SEATS), Place::Nobody);
                self.stage = match mem::replace(&mut self.stage, Stage::Lobby) {
                    Stage::Playing(game) | Stage::After(game) => Stage::After(game),
                    stage @ (Stage::Lobby | Stage::Closed) => stage,
                };
            }
            Fact::Pledged { secret } => self.pledge = Pledge::new(*secret),
            Fact::Online { person, connection } => {
                let presence = Presence::Online { connection: *connection };
                self.change(*person, |person| person.presence = presence);
                self.attend(at);
            }
            Fact::Offline { person } => {
                let presence = Presence::Offline { since: at };
                self.change(*person, |person| person.presence = presence);
                self.attend(at);
            }
            Fact::Said { person, .. } | Fact::Emoted { person, .. } => {
                self.change(*person, |person| person.speak(at));
            }
            Fact::Muted { person, muted } => self.change(*person, |person| person.muted = *muted),
            Fact::HintAsked { .. } => self.hint(HintFor::Waiting { since: at }),
            Fact::HintGiven { .. } => self.hint(HintFor::Told),
            Fact::Closed { .. } => self.stage = Stage::Closed,
        }
    }

    fn configure(&mut self, config: &R::Config) {
        self.config.clone_from(config);
        self.configured = self.seq;
    }

    /// What people type to find it.
    pub const fn code(&self) -> Code {
        self.code
    }

    /// How many entries have been written into it.
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// What it is busy with.
    pub const fn stage(&self) -> &Stage<R> {
        &self.stage
    }

    /// How it is run.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The preset that was chosen last.
    pub fn preset(&self) -> &str {
        &self.preset
    }

    /// The number of the entry that holds the settings in force.
    pub const fn configured(&self) -> Seq {
        self.configured
    }

    /// What is in each seat: as many as the game allows; during a game, those that play.
    pub fn seats(&self) -> &[Place] {
        &self.seats
    }

    /// Everybody who has joined and not left, in the order in which they came.
    pub fn people(&self) -> &[Person] {
        &self.people
    }

    /// Whose token this is the hash of.
    pub fn person_of(&self, token: &TokenHash) -> Option<&Person> {
        self.people.iter().find(|person| person.token == *token)
    }

    /// Who is connected by `connection`. After a takeover the older one is nobody's.
    pub fn person_on(&self, connection: ConnectionId) -> Option<&Person> {
        self.people.iter().find(|person| person.is_on(connection))
    }

    pub(crate) fn person(&self, id: PersonId) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    /// Where somebody sits.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        seat_in(&self.seats, person)
    }

    /// The game that is being played or was played last.
    pub fn game(&self) -> Option<&Game<R>> {
        match &self.stage {
            Stage::Playing(game) | Stage::After(game) => Some(game),
            Stage::Lobby | Stage::Closed => None,
        }
    }

    fn change(&mut self, id: PersonId, change: impl FnOnce(&mut Person)) {
        if let Some(person) = self.people.iter_mut().find(|person| person.id == id) {
            change(person);
        }
    }

    fn put(&mut self, seat: Seat, place: Place) {
        if let Some(taken) = self.seats.get_mut(seat.index()) {
            *taken = place;
        }
    }

    /// Empties the seat of somebody, here and in the game that is being played.
    fn stand(&mut self, person: PersonId) {
        let in_game = match &mut self.stage {
            Stage::Playing(game) => game.seats.as_mut_slice(),
            Stage::Lobby | Stage::After(_) | Stage::Closed => &mut [],
        };
        for place in self.seats.iter_mut().chain(in_game) {
            if *place == (Place::Person { person }) {
                *place = Place::Nobody;
            }
        }
    }

    fn remove(&mut self, id: PersonId, kicked: bool, at: Millis) {
        let token = self.person(id).map(|person| person.token);
        if kicked {
            self.barred.extend(token);
            if usize::from(Self::MAX_PEOPLE) < self.barred.len() {
                self.barred.pop_front();
            }
        }
        self.stand(id);
        self.people.retain(|person| person.id != id);
        self.pledge.nonces.remove(&id);
        self.host = self.host.filter(|&host| host != id);
        self.attend(at);
    }

    fn hint(&mut self, hint: HintFor) {
        if let Stage::Playing(game) = &mut self.stage {
            game.hint = hint;
        }
    }

    fn attend(&mut self, at: Millis) {
        let somebody = self.people.iter().any(Person::is_online);
        self.attendance = match (self.attendance, somebody) {
            (Attendance::Nobody { .. }, true) => Attendance::Somebody { since: at },
            (Attendance::Somebody { .. }, false) => Attendance::Nobody { since: at },
            (same @ (Attendance::Nobody { .. } | Attendance::Somebody { .. }), _) => same,
        };
    }
}

// By hand, because a derived `Clone` would ask for rules that can be cloned.
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
            barred: self.barred.clone(),
            preset: self.preset.clone(),
            config: self.config.clone(),
            configured: self.configured,
            options: self.options,
            pledge: self.pledge.clone(),
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
            Self::After(game) => Self::After(game.clone()),
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
            starts: self.starts,
            state: self.state.clone(),
            asked_at: self.asked_at,
            asked_on: self.asked_on,
            hint: self.hint,
        }
    }
}

impl<R: Rules> Game<R> {
    /// Whose turn it is; nobody's when it is over.
    pub fn turn(&self) -> Option<Seat> {
        turn_of::<R>(&self.state)
    }

    /// How it ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        match R::turn(&self.state) {
            Turn::Over(outcome) => Some(outcome),
            Turn::Of(_) => None,
        }
    }

    /// Whose eyes somebody sees it with.
    pub(crate) fn viewer(&self, person: PersonId) -> Viewer {
        seat_in(&self.seats, person).map_or(Viewer::Spectator, Viewer::Seat)
    }
}

impl Pledge {
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

fn seat_in(seats: &[Place], person: PersonId) -> Option<Seat> {
    let place = Place::Person { person };
    Seats::MAX.iter().zip(seats).find(|(_, taken)| **taken == place).map(|(seat, _)| seat)
}
