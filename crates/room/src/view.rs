//! Views: what one person may know, built up from nothing (RM-20).

use protocol::{
    Frame, News, NewsItem, PersonId, PersonView, Refusal, RoomEntry, RoomStage, RoomView,
    SeatOccupant, Seq, ServerMessage, TableView, Timestamp, settings,
};
use tabletop::{Rules, Seat, Seats, Viewer};

use crate::{
    entry::{Entry, RoomEvent},
    people::Person,
    room::{Game, Room, Stage},
};

/// A [`Frame`] of game `R`.
pub type FrameOf<R> =
    Frame<<R as Rules>::Action, <R as Rules>::Seen, <R as Rules>::View, <R as Rules>::Aids>;

/// A [`NewsItem`] of game `R`.
pub type NewsItemOf<R> = NewsItem<<R as Rules>::Action, <R as Rules>::Seen>;

/// A [`ServerMessage`] of game `R`.
pub type MessageOf<R> = ServerMessage<
    <R as Rules>::Action,
    <R as Rules>::Seen,
    <R as Rules>::View,
    <R as Rules>::Aids,
    Refusal<<R as Rules>::Rejection>,
>;

/// What the seat to act may know and do.
#[derive(Debug)]
pub struct SeatView<R: Rules> {
    pub view: R::View,
    pub legal: Vec<R::Action>,
}

/// The perspective from which a person sees a room.
///
/// People with the same perspective get the same news and the same frames, except for the field
/// `you`, so one encoded frame serves them all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Perspective {
    /// Their seat in the room. Hints go to this seat.
    seat: Option<Seat>,
    /// Their seat in the game in progress, or in the last one.
    in_game: Option<Seat>,
}

impl Perspective {
    /// Whose view of the game this is.
    fn viewer(self) -> Viewer {
        self.in_game.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

impl<R: Rules> Room<R> {
    pub fn perspective(&self, person: PersonId) -> Perspective {
        let in_game = self.game().and_then(|game| match game.viewer(person) {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        });
        Perspective { seat: self.seat_of(person), in_game }
    }

    /// Everything that `person` may know at `now`, with this news.
    ///
    /// `known` is the `seq` of the frame before on the same connection, if there was one. If the room
    /// has not changed since, the frame leaves it out.
    pub fn frame(
        &self,
        person: PersonId,
        now: Timestamp,
        known: Option<Seq>,
        news: Vec<NewsItemOf<R>>,
    ) -> FrameOf<R> {
        let is_new = known.is_none_or(|known| known < self.changed);
        let room = is_new.then(|| self.view());
        let table = self.game().map(|game| self.table(game, game.viewer(person)));
        Frame { seq: self.seq, now, you: person, room, table, news }
    }

    /// Applies `entry` to the room, and returns its news for each of `perspectives`, in the same
    /// order.
    ///
    /// The perspectives are those before the entry. The game's events are applied once, however
    /// many perspectives there are. Every perspective gets an item for every entry: a gap in the
    /// numbers would reveal something.
    pub fn apply(&mut self, entry: &Entry<R>, perspectives: &[Perspective]) -> Vec<NewsItemOf<R>> {
        let seq = self.seq;
        let mut seen: Vec<Vec<R::Seen>> = perspectives.iter().map(|_| Vec::new()).collect();
        self.evolve_observed(entry, |state, event| {
            for (perspective, seen) in perspectives.iter().zip(&mut seen) {
                seen.push(R::seen(state, event, perspective.viewer()));
            }
        });
        let item = |(perspective, seen): (&Perspective, _)| NewsItem {
            seq,
            at: entry.at,
            news: Self::news(&entry.event, *perspective, seen),
        };
        perspectives.iter().zip(seen).map(item).collect()
    }

    /// What a bot that chooses for `seat` may know (RM-10): the same as a person there.
    ///
    /// `None` unless the seat is to act.
    pub fn seat_view(&self, seat: Seat) -> Option<SeatView<R>> {
        let game = self.playing().ok().filter(|game| game.turn() == Some(seat))?;
        let mut legal = Vec::new();
        R::legal_actions(&game.state, &mut legal);
        Some(SeatView { view: R::view(&game.state, Viewer::Seat(seat)), legal })
    }

    /// The room as the lobby lists it (RM-1).
    pub fn lobby_entry(&self) -> RoomEntry {
        let view = self.view();
        let host = view.people.iter().find(|person| Some(person.person) == view.host);
        RoomEntry {
            room: view.code,
            host: host.map(|host| host.name.to_string()),
            taken: self.seats.iter().filter(|&&place| place != SeatOccupant::Nobody).count() as u8,
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
        let is_spectator =
            |person: &&Person| person.is_online() && self.seat_of(person.id).is_none();
        RoomView {
            code: self.code,
            game: R::NAME.to_owned(),
            phase: match self.stage {
                Stage::Lobby | Stage::Finished(_) => RoomStage::Lobby,
                Stage::Playing(_) => RoomStage::Playing,
                Stage::Closed => RoomStage::Closed,
            },
            host: self.host,
            people: self.people.iter().map(person).collect(),
            seats: self.seats.clone(),
            spectators: self.people.iter().filter(is_spectator).count() as u16,
            preset: self.preset.clone(),
            settings: settings(&self.config),
            options: self.options,
            commitment: self.luck_commitment.commitment,
            nonces: self.luck_commitment.nonces.keys().copied().collect(),
        }
    }

    fn table(&self, game: &Game<R>, viewer: Viewer) -> TableView<R::Action, R::View, R::Aids> {
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
        let view = R::view(&game.state, viewer);
        TableView {
            number: game.number,
            players: game.players.clone(),
            starter: game.starter,
            seat,
            turn,
            aids: R::aids(&view),
            view,
            legal,
            deadline: self.deadline(game),
            outcome,
            open: open.into_iter().map(|seat| R::view(&game.state, Viewer::Seat(seat))).collect(),
        }
    }

    /// The news of `event` for `perspective`. `seen` is what it sees of the game's events.
    fn news(
        event: &RoomEvent<R>,
        perspective: Perspective,
        seen: Vec<R::Seen>,
    ) -> News<R::Action, R::Seen> {
        match event {
            RoomEvent::Opened { .. } => News::Opened,
            RoomEvent::Joined { person, name, seat, .. } => {
                News::Joined { person: *person, name: name.clone(), seat: *seat }
            }
            RoomEvent::Left { person, name, kicked } => {
                News::Left { person: *person, name: name.clone(), kicked: *kicked }
            }
            RoomEvent::Sat { person, seat } => News::Sat { person: *person, seat: *seat },
            RoomEvent::Stood { person } => News::Stood { person: *person },
            RoomEvent::BotSeated { seat, level } => News::BotSeated { seat: *seat, level: *level },
            RoomEvent::BotRemoved { seat } => News::BotRemoved { seat: *seat },
            RoomEvent::Swapped { one, other } => News::Swapped { one: *one, other: *other },
            RoomEvent::HostChanged { person } => News::HostChanged { person: *person },
            RoomEvent::PresetChosen { preset, .. } => News::PresetChosen { preset: preset.clone() },
            RoomEvent::FieldSet { field, value, .. } => {
                News::FieldSet { field: field.clone(), value: value.clone() }
            }
            RoomEvent::OptionSet { field, value, .. } => {
                News::OptionSet { field: field.clone(), value: value.clone() }
            }
            RoomEvent::NonceAdded { person, nonce } => {
                News::NonceAdded { person: *person, nonce: *nonce }
            }
            RoomEvent::Started { number, .. } => News::Started { number: *number },
            RoomEvent::Acted { seat, chosen_by, reasons, .. } => News::Acted {
                seat: *seat,
                chosen_by: *chosen_by,
                events: seen,
                reasons: reasons.clone(),
            },
            RoomEvent::Finished { outcome, secret } => {
                News::Finished { outcome: *outcome, secret: *secret }
            }
            RoomEvent::Committed { secret } => News::Committed { commitment: secret.commitment() },
            RoomEvent::Online { person, .. } => News::Online { person: *person },
            RoomEvent::Offline { person } => News::Offline { person: *person },
            RoomEvent::Said { person, text } => News::Said { person: *person, text: text.clone() },
            RoomEvent::Emoted { person, emote } => News::Emoted { person: *person, emote: *emote },
            RoomEvent::Muted { person, muted } => News::Muted { person: *person, muted: *muted },
            RoomEvent::HintAsked { seat } => News::HintAsked { seat: *seat },
            RoomEvent::HintGiven { seat, hint } => {
                let is_theirs = perspective.seat == Some(*seat);
                News::HintGiven { seat: *seat, hint: hint.clone().filter(|_| is_theirs) }
            }
            RoomEvent::Closed { reason } => News::Closed { reason: *reason },
        }
    }
}
