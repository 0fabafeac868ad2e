//! Commands around a game: joining, leaving, seats, settings.

use protocol::{
    Level, Name, Nonce, Options, PersonId, Role, RoomCloseReason, RoomRefusal, SeatOccupant,
};
use tabletop::{Rules, Seat, Seats, Setting, Settings};

use super::{Caller, DecideContext, RoomEvents};
use crate::{
    entry::RoomEvent,
    people::{Person, Presence},
    room::Room,
};

impl<R: Rules> Room<R> {
    pub(super) fn join(
        &self,
        caller: &Caller,
        name: &str,
        role: Role,
        context: DecideContext<'_>,
    ) -> RoomEvents<R> {
        if self.banned.contains(&caller.token) {
            return Err(RoomRefusal::Kicked.into());
        }
        let name = Name::of_newcomer(name).map_err(RoomRefusal::from)?;
        if self.people.iter().any(|person| person.name.is_like(&name)) {
            return Err(RoomRefusal::NameTaken { name }.into());
        }
        let gone = if usize::from(Self::MAX_PEOPLE) <= self.people.len() {
            let full = RoomRefusal::RoomFull { max: Self::MAX_PEOPLE };
            Some(self.longest_gone(context).ok_or(full)?)
        } else {
            None
        };
        let free = match role {
            Role::Player if self.ensure_idle().is_ok() => self.free_seat(context).ok(),
            Role::Player | Role::Spectator => None,
        };
        let seat = free.as_ref().map(|free| free.seat);
        let person = self.next_person.ok_or(RoomRefusal::NoMorePeople)?;
        let Caller { token, connection } = *caller;
        // First, because this entry keeps the request.
        let mut room_events = vec![RoomEvent::Joined { person, token, name, seat, connection }];
        room_events.extend(free.and_then(|free| free.stands));
        room_events.extend(gone.map(|gone| RoomEvent::Left {
            person: gone.id,
            name: gone.name.clone(),
            kicked: false,
        }));
        if self.host.is_none() {
            room_events.push(RoomEvent::HostChanged { person });
        }
        Ok(room_events)
    }

    /// Lets a person leave. During a game a bot of level `heir` takes the seat.
    pub(super) fn leave(
        &self,
        person: &Person,
        heir: Option<Level>,
        context: DecideContext<'_>,
    ) -> Vec<RoomEvent<R>> {
        let name = person.name.clone();
        let mut room_events = vec![RoomEvent::Left { person: person.id, name, kicked: false }];
        let seat = self.seat_of(person.id).filter(|_| self.playing().is_ok());
        room_events
            .extend(seat.zip(heir).map(|(seat, level)| RoomEvent::BotSeated { seat, level }));
        if self.host == Some(person.id) {
            room_events.extend(self.succession(context));
        }
        room_events
    }

    /// Makes a random online person with a seat the host; without one, a random online spectator (RM-9,
    /// SS-X10).
    pub(crate) fn succession(&self, context: DecideContext<'_>) -> Option<RoomEvent<R>> {
        let is_heir = |person: &&Person| person.is_online() && self.host != Some(person.id);
        let heirs = self.people.iter().filter(is_heir).map(|person| person.id);
        let (seated, spectators): (Vec<_>, Vec<_>) =
            heirs.partition(|&person| self.seat_of(person).is_some());
        let heirs = if seated.is_empty() { spectators } else { seated };
        context.entropy.pick(&heirs).map(|person| RoomEvent::HostChanged { person })
    }

    pub(super) fn sit(
        &self,
        person: &Person,
        seat: Option<Seat>,
        context: DecideContext<'_>,
    ) -> RoomEvents<R> {
        self.ensure_idle()?;
        let FreeSeat { seat, stands } = self.free_seat_at(seat, context)?;
        let sits = RoomEvent::Sat { person: person.id, seat };
        Ok(stands.into_iter().chain([sits]).collect())
    }

    pub(super) fn get_up(&self, person: &Person) -> RoomEvents<R> {
        self.ensure_idle()?;
        self.seat_of(person.id).ok_or(RoomRefusal::NotSeated)?;
        Ok(vec![RoomEvent::Stood { person: person.id }])
    }

    /// One nonce per person and game: it cannot be changed after others have added theirs.
    pub(super) fn add_nonce(&self, person: &Person, nonce: Nonce) -> RoomEvents<R> {
        self.ensure_idle()?;
        if self.luck_commitment.nonces.contains_key(&person.id) {
            return Err(RoomRefusal::NonceGiven.into());
        }
        Ok(vec![RoomEvent::NonceAdded { person: person.id, nonce }])
    }

    pub(super) fn seat_bot(
        &self,
        host: &Person,
        seat: Option<Seat>,
        level: Level,
        context: DecideContext<'_>,
    ) -> RoomEvents<R> {
        self.ensure_host(host)?;
        self.ensure_idle()?;
        let FreeSeat { seat, stands } = self.free_seat_at(seat, context)?;
        Ok(stands.into_iter().chain([RoomEvent::BotSeated { seat, level }]).collect())
    }

    pub(super) fn remove_bot(&self, host: &Person, seat: Seat) -> RoomEvents<R> {
        self.ensure_host(host)?;
        self.ensure_idle()?;
        match self.place(seat)? {
            SeatOccupant::Bot { .. } => Ok(vec![RoomEvent::BotRemoved { seat }]),
            SeatOccupant::Nobody | SeatOccupant::Person { .. } => {
                Err(RoomRefusal::NoBotThere { seat }.into())
            }
        }
    }

    pub(super) fn swap(&self, host: &Person, one: Seat, other: Seat) -> RoomEvents<R> {
        self.ensure_host(host)?;
        self.ensure_idle()?;
        self.place(one)?;
        self.place(other)?;
        Ok(vec![RoomEvent::Swapped { one, other }])
    }

    pub(super) fn kick(&self, host: &Person, whom: PersonId) -> RoomEvents<R> {
        let whom = self.other(host, whom)?;
        Ok(vec![RoomEvent::Left { person: whom.id, name: whom.name.clone(), kicked: true }])
    }

    pub(super) fn pass_host(&self, host: &Person, whom: PersonId) -> RoomEvents<R> {
        let whom = self.other(host, whom)?;
        if !whom.is_online() {
            return Err(RoomRefusal::PersonOffline { person: whom.id }.into());
        }
        Ok(vec![RoomEvent::HostChanged { person: whom.id }])
    }

    pub(super) fn mute(&self, host: &Person, whom: PersonId, muted: bool) -> RoomEvents<R> {
        let whom = self.other(host, whom)?;
        Ok(vec![RoomEvent::Muted { person: whom.id, muted }])
    }

    pub(super) fn choose_preset(&self, host: &Person, preset: &str) -> RoomEvents<R> {
        self.ensure_host(host)?;
        self.ensure_idle()?;
        let config = R::Config::preset(preset)?;
        Ok(vec![RoomEvent::PresetChosen { preset: preset.to_owned(), config }])
    }

    pub(super) fn set(&self, host: &Person, field: &str, value: &Setting) -> RoomEvents<R> {
        self.ensure_host(host)?;
        self.ensure_idle()?;
        let mut config = self.config.clone();
        R::Config::field(field)?.set(&mut config, value)?;
        config.check_combination()?;
        Ok(vec![RoomEvent::FieldSet { field: field.to_owned(), value: value.clone(), config }])
    }

    pub(super) fn set_option(&self, host: &Person, field: &str, value: &Setting) -> RoomEvents<R> {
        self.ensure_host(host)?;
        let mut options = self.options;
        Options::field(field)?.set(&mut options, value)?;
        Ok(vec![RoomEvent::OptionSet { field: field.to_owned(), value: value.clone(), options }])
    }

    pub(super) fn close(&self, host: &Person) -> RoomEvents<R> {
        self.ensure_host(host)?;
        Ok(vec![RoomEvent::Closed { reason: RoomCloseReason::Host }])
    }

    /// A person other than the host, for commands of the host.
    fn other(&self, host: &Person, whom: PersonId) -> Result<&Person, RoomRefusal> {
        self.ensure_host(host)?;
        if whom == host.id {
            return Err(RoomRefusal::NotYourself);
        }
        self.person(whom).ok_or(RoomRefusal::NoSuchPerson { person: whom })
    }

    fn place(&self, seat: Seat) -> Result<SeatOccupant, RoomRefusal> {
        let no_such_seat = RoomRefusal::NoSuchSeat { seat, seats: self.seats.len() as u8 };
        self.seats.get(seat.index()).copied().ok_or(no_such_seat)
    }

    /// An empty seat, or else the seat of a person who has been away for a long time.
    fn free_seat(&self, context: DecideContext<'_>) -> Result<FreeSeat<R>, RoomRefusal> {
        let seats = || Seats::MAX.iter().zip(&self.seats);
        let empty = seats().find(|(_, place)| **place == SeatOccupant::Nobody);
        let left = || seats().find(|(_, place)| self.leaves(**place, context).is_some());
        let (seat, &place) = empty.or_else(left).ok_or(RoomRefusal::NoFreeSeat)?;
        Ok(FreeSeat { seat, stands: self.leaves(place, context) })
    }

    fn free_seat_at(
        &self,
        seat: Option<Seat>,
        context: DecideContext<'_>,
    ) -> Result<FreeSeat<R>, RoomRefusal> {
        let Some(seat) = seat else { return self.free_seat(context) };
        match self.place(seat)? {
            SeatOccupant::Nobody => Ok(FreeSeat { seat, stands: None }),
            place @ SeatOccupant::Person { .. } => {
                let stands = self.leaves(place, context).ok_or(RoomRefusal::SeatTaken { seat })?;
                Ok(FreeSeat { seat, stands: Some(stands) })
            }
            SeatOccupant::Bot { .. } => Err(RoomRefusal::SeatTaken { seat }),
        }
    }

    /// Takes a person out of a seat that they have left for so long that others may have it.
    fn leaves(&self, place: SeatOccupant, context: DecideContext<'_>) -> Option<RoomEvent<R>> {
        let SeatOccupant::Person { person: id } = place else { return None };
        let person = self.person(id)?;
        match person.presence {
            Presence::Offline { since }
                if AWAY <= context.now.since(since) && self.host != Some(id) =>
            {
                Some(RoomEvent::Stood { person: id })
            }
            Presence::Offline { .. } | Presence::Online { .. } => None,
        }
    }

    /// The person without a seat who has been offline for the longest time. A full room removes them for
    /// a person who joins; they may join again.
    fn longest_gone(&self, context: DecideContext<'_>) -> Option<&Person> {
        let may_go = |person: &&Person| {
            let is_idle = self.ensure_idle().is_ok();
            let is_away = |seat: Seat| {
                let place = self.seats.get(seat.index()).copied();
                is_idle && place.is_some_and(|place| self.leaves(place, context).is_some())
            };
            self.host != Some(person.id) && self.seat_of(person.id).is_none_or(is_away)
        };
        let since = |person: &&Person| match person.presence {
            Presence::Offline { since } => Some(since),
            Presence::Online { .. } => None,
        };
        let gone = self.people.iter().filter(|person| since(person).is_some() && may_go(person));
        gone.min_by_key(|person| (self.seat_of(person.id).is_some(), since(person)))
    }
}

/// A seat that a person or a bot can take.
struct FreeSeat<R: Rules> {
    seat: Seat,
    /// The occupant, who has been away for a long time, stands up.
    stands: Option<RoomEvent<R>>,
}

/// How long the seat of an offline person stays theirs between games, if others want it: two minutes.
const AWAY: u64 = 2 * 60 * 1000;
