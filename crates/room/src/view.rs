//! What one person may know, built from nothing up (RM-20).

use protocol::{
    Frame, Heard, Millis, News, PersonId, PersonView, Phase, Place, Refusal, RoomEntry, RoomView,
    Seq, ServerMessage, TableView, settings,
};
use tabletop::{Rules, Seat, Seats, Viewer};

use crate::{
    entry::{Entry, Fact},
    people::Person,
    room::{Game, Room, Stage},
};

/// What one person may know of a room in which `R` is played.
pub type FrameOf<R> = Frame<<R as Rules>::Action, <R as Rules>::Seen, <R as Rules>::View>;

/// What one person hears of an entry.
pub type HeardOf<R> = Heard<<R as Rules>::Action, <R as Rules>::Seen>;

/// A message to a client in a room in which `R` is played.
pub type MessageOf<R> = ServerMessage<
    <R as Rules>::Action,
    <R as Rules>::Seen,
    <R as Rules>::View,
    Refusal<<R as Rules>::Rejection>,
>;

/// What the seat to act may know and do.
#[derive(Debug)]
pub struct Sight<R: Rules> {
    /// The game as it sees it.
    pub view: R::View,
    /// Everything it may do.
    pub legal: Vec<R::Action>,
}

/// What somebody sees a room with.
///
/// Two people with the same eyes are told the same of an entry, and the same of the room, but for
/// whom it is told to: what is encoded for one serves the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Eyes {
    /// Where they sit in the room, by which hints are told.
    seat: Option<Seat>,
    /// Where they sit in the game that is played or was played last.
    in_game: Option<Seat>,
}

impl<R: Rules> Room<R> {
    /// What `person` sees the room with.
    pub fn eyes(&self, person: PersonId) -> Eyes {
        let in_game = self.game().and_then(|game| match game.viewer(person) {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        });
        Eyes { seat: self.seat_of(person), in_game }
    }

    /// Everything that `person` may know at `now`, with these news.
    ///
    /// `known` is the `seq` of the frame that went over the same connection before, if one did:
    /// what has not changed about the room since is not repeated.
    pub fn frame(
        &self,
        person: PersonId,
        now: Millis,
        known: Option<Seq>,
        news: Vec<HeardOf<R>>,
    ) -> FrameOf<R> {
        let is_new = known.is_none_or(|known| known < self.changed);
        let room = is_new.then(|| self.view());
        let table = self.game().map(|game| self.table(game, game.viewer(person)));
        Frame { seq: self.seq, now, you: person, room, table, news }
    }

    /// What `person` hears of `entry`, which is about to be written into the room.
    ///
    /// Everybody hears of every entry, if not all of it: a gap in the numbers would be a message,
    /// too.
    pub fn tell(&self, entry: &Entry<R>, person: PersonId) -> HeardOf<R> {
        Heard { seq: self.seq, at: entry.at, news: self.news(&entry.fact, person) }
    }

    /// What a bot may know that chooses for `seat` (RM-10): what a person there would see.
    ///
    /// `None` unless the seat is to act.
    pub fn sight(&self, seat: Seat) -> Option<Sight<R>> {
        let game = self.playing().ok().filter(|game| game.turn() == Some(seat))?;
        let mut legal = Vec::new();
        R::legal_actions(&game.state, &mut legal);
        Some(Sight { view: R::view(&game.state, Viewer::Seat(seat)), legal })
    }

    /// The room as it is shown in a list (RM-1).
    pub fn listing(&self) -> RoomEntry {
        let view = self.view();
        let host = view.people.iter().find(|person| Some(person.person) == view.host);
        RoomEntry {
            room: view.code,
            host: host.map(|host| host.name.to_string()),
            taken: self.seats.iter().filter(|&&place| place != Place::Nobody).count() as u8,
            seats: self.seats.len() as u8,
            game: view.game,
            phase: view.phase,
            preset: view.preset,
            spectators: view.spectators,
        }
    }

    fn view(&self) -> RoomView {
        let person = |person: &Person| PersonView {
            person: person.id,
            name: person.name.clone(),
            online: person.is_online(),
            muted: person.muted,
        };
        let looks_on = |person: &&Person| person.is_online() && self.seat_of(person.id).is_none();
        RoomView {
            code: self.code,
            game: R::NAME.to_owned(),
            phase: match self.stage {
                Stage::Lobby | Stage::After(_) => Phase::Lobby,
                Stage::Playing(_) => Phase::Playing,
                Stage::Closed => Phase::Closed,
            },
            host: self.host,
            people: self.people.iter().map(person).collect(),
            seats: self.seats.clone(),
            spectators: self.people.iter().filter(looks_on).count() as u16,
            preset: self.preset.clone(),
            settings: settings(&self.config),
            options: self.options,
            commitment: self.pledge.commitment,
            nonces: self.pledge.nonces.keys().copied().collect(),
        }
    }

    fn table(&self, game: &Game<R>, viewer: Viewer) -> TableView<R::Action, R::View> {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let turn = game.turn();
        let mut legal = Vec::new();
        if turn.is_some() && turn == seat {
            R::legal_actions(&game.state, &mut legal);
        }
        let outcome = game.outcome();
        let open = match outcome {
            Some(_) => Seats::MAX.iter().take(game.players.len()).collect(),
            None => Vec::new(),
        };
        TableView {
            number: game.number,
            players: game.players.clone(),
            starts: game.starts,
            seat,
            turn,
            view: R::view(&game.state, viewer),
            legal,
            deadline: self.deadline(game),
            outcome,
            open: open.into_iter().map(|seat| R::view(&game.state, Viewer::Seat(seat))).collect(),
        }
    }

    fn news(&self, fact: &Fact<R>, person: PersonId) -> News<R::Action, R::Seen> {
        match fact {
            Fact::Opened { .. } => News::Opened,
            Fact::Joined { person, name, seat, .. } => {
                News::Joined { person: *person, name: name.clone(), seat: *seat }
            }
            Fact::Left { person, name, kicked } => {
                News::Left { person: *person, name: name.clone(), kicked: *kicked }
            }
            Fact::Sat { person, seat } => News::Sat { person: *person, seat: *seat },
            Fact::Stood { person } => News::Stood { person: *person },
            Fact::BotSeated { seat, level } => News::BotSeated { seat: *seat, level: *level },
            Fact::BotRemoved { seat } => News::BotRemoved { seat: *seat },
            Fact::Swapped { one, other } => News::Swapped { one: *one, other: *other },
            Fact::HostPassed { person } => News::HostPassed { person: *person },
            Fact::PresetChosen { preset, .. } => News::PresetChosen { preset: preset.clone() },
            Fact::FieldSet { field, value, .. } => {
                News::FieldSet { field: field.clone(), value: value.clone() }
            }
            Fact::OptionSet { field, value, .. } => {
                News::OptionSet { field: field.clone(), value: value.clone() }
            }
            Fact::NonceAdded { person, nonce } => {
                News::NonceAdded { person: *person, nonce: *nonce }
            }
            Fact::Started { number, .. } => News::Started { number: *number },
            Fact::Happened { seat, chosen_by, events, .. } => News::Happened {
                seat: *seat,
                chosen_by: *chosen_by,
                events: self.game().map_or_else(Vec::new, |game| game.seen(events, person)),
            },
            Fact::Finished { outcome, secret } => {
                News::Finished { outcome: *outcome, secret: *secret }
            }
            Fact::Pledged { secret } => News::Pledged { commitment: secret.commitment() },
            Fact::Online { person, .. } => News::Online { person: *person },
            Fact::Offline { person } => News::Offline { person: *person },
            Fact::Said { person, text } => News::Said { person: *person, text: text.clone() },
            Fact::Emoted { person, emote } => News::Emoted { person: *person, emote: *emote },
            Fact::Muted { person, muted } => News::Muted { person: *person, muted: *muted },
            Fact::HintAsked { seat } => News::HintAsked { seat: *seat },
            Fact::HintGiven { seat, hint } => {
                let is_theirs = self.seat_of(person) == Some(*seat);
                News::HintGiven { seat: *seat, hint: hint.clone().filter(|_| is_theirs) }
            }
            Fact::Closed { why } => News::Closed { why: *why },
        }
    }
}

impl<R: Rules> Game<R> {
    /// What `person` sees of `events`, one after the other.
    fn seen(&self, events: &[R::Event], person: PersonId) -> Vec<R::Seen> {
        let viewer = self.viewer(person);
        let mut state = self.state.clone();
        let see = |event| {
            let seen = R::seen(&state, event, viewer);
            R::evolve(&mut state, event);
            seen
        };
        events.iter().map(see).collect()
    }
}
