//! Coming, going, seats, settings: what is done around a game.

use protocol::{Closing, Level, Name, Nonce, Options, PersonId, Place, Role, RoomRefusal};
use tabletop::{Rules, Seat, Seats, Setting, Settings};

use super::{Caller, Facts, Moment};
use crate::{entry::Fact, people::Person, room::Room};

impl<R: Rules> Room<R> {
    pub(super) fn join(&self, caller: &Caller, name: &str, role: Role) -> Facts<R> {
        if self.barred.contains(&caller.token) {
            return Err(RoomRefusal::Kicked.into());
        }
        let name = Name::new(name).map_err(RoomRefusal::from)?;
        if usize::from(Self::MAX_PEOPLE) <= self.people.len() {
            return Err(RoomRefusal::RoomFull { max: Self::MAX_PEOPLE }.into());
        }
        if self.people.iter().any(|person| person.name.is_like(&name)) {
            return Err(RoomRefusal::NameTaken { name }.into());
        }
        let seat = match role {
            Role::Player => self.free_seat().ok().filter(|_| self.is_idle().is_ok()),
            Role::Spectator => None,
        };
        let (person, Caller { token, connection }) = (self.next_person, *caller);
        let mut facts = vec![Fact::Joined { person, token, name, seat, connection }];
        if self.host.is_none() {
            facts.push(Fact::HostPassed { person });
        }
        Ok(facts)
    }

    pub(super) fn leave(&self, person: &Person, moment: Moment<'_>) -> Vec<Fact<R>> {
        let name = person.name.clone();
        let mut facts = vec![Fact::Left { person: person.id, name, kicked: false }];
        if self.host == Some(person.id) {
            facts.extend(self.succession(moment));
        }
        facts
    }

    /// The host goes, and a random online person who sits takes over; if nobody who sits is online,
    /// a random spectator (RM-9, SS-X10).
    pub(crate) fn succession(&self, moment: Moment<'_>) -> Option<Fact<R>> {
        let is_heir = |person: &&Person| person.is_online() && self.host != Some(person.id);
        let heirs = self.people.iter().filter(is_heir).map(|person| person.id);
        let (seated, spectators): (Vec<_>, Vec<_>) =
            heirs.partition(|&person| self.seat_of(person).is_some());
        let heirs = if seated.is_empty() { spectators } else { seated };
        moment.entropy.pick(&heirs).map(|person| Fact::HostPassed { person })
    }

    pub(super) fn sit(&self, person: &Person, seat: Option<Seat>) -> Facts<R> {
        self.is_idle()?;
        let seat = self.free_seat_at(seat)?;
        Ok(vec![Fact::Sat { person: person.id, seat }])
    }

    pub(super) fn get_up(&self, person: &Person) -> Facts<R> {
        self.is_idle()?;
        self.seat_of(person.id).ok_or(RoomRefusal::NotSeated)?;
        Ok(vec![Fact::Stood { person: person.id }])
    }

    /// One nonce a game: what is added cannot be changed when others have added theirs.
    pub(super) fn add_nonce(&self, person: &Person, nonce: Nonce) -> Facts<R> {
        self.is_idle()?;
        if self.pledge.nonces.contains_key(&person.id) {
            return Err(RoomRefusal::NonceGiven.into());
        }
        Ok(vec![Fact::NonceAdded { person: person.id, nonce }])
    }

    pub(super) fn seat_bot(&self, host: &Person, seat: Option<Seat>, level: Level) -> Facts<R> {
        self.is_host(host)?;
        self.is_idle()?;
        let seat = self.free_seat_at(seat)?;
        Ok(vec![Fact::BotSeated { seat, level }])
    }

    pub(super) fn remove_bot(&self, host: &Person, seat: Seat) -> Facts<R> {
        self.is_host(host)?;
        self.is_idle()?;
        match self.place(seat)? {
            Place::Bot { .. } => Ok(vec![Fact::BotRemoved { seat }]),
            Place::Nobody | Place::Person { .. } => Err(RoomRefusal::NoBotThere { seat }.into()),
        }
    }

    pub(super) fn swap(&self, host: &Person, one: Seat, other: Seat) -> Facts<R> {
        self.is_host(host)?;
        self.is_idle()?;
        self.place(one)?;
        self.place(other)?;
        Ok(vec![Fact::Swapped { one, other }])
    }

    pub(super) fn kick(&self, host: &Person, whom: PersonId) -> Facts<R> {
        let whom = self.other(host, whom)?;
        Ok(vec![Fact::Left { person: whom.id, name: whom.name.clone(), kicked: true }])
    }

    pub(super) fn pass_host(&self, host: &Person, whom: PersonId) -> Facts<R> {
        let whom = self.other(host, whom)?;
        if !whom.is_online() {
            return Err(RoomRefusal::PersonOffline { person: whom.id }.into());
        }
        Ok(vec![Fact::HostPassed { person: whom.id }])
    }

    pub(super) fn mute(&self, host: &Person, whom: PersonId, muted: bool) -> Facts<R> {
        let whom = self.other(host, whom)?;
        Ok(vec![Fact::Muted { person: whom.id, muted }])
    }

    pub(super) fn choose_preset(&self, host: &Person, preset: &str) -> Facts<R> {
        self.is_host(host)?;
        self.is_idle()?;
        let config = R::Config::preset(preset)?;
        Ok(vec![Fact::PresetChosen { preset: preset.to_owned(), config }])
    }

    pub(super) fn set(&self, host: &Person, field: &str, value: &Setting) -> Facts<R> {
        self.is_host(host)?;
        self.is_idle()?;
        let mut config = self.config.clone();
        R::Config::field(field)?.set(&mut config, value)?;
        config.agree()?;
        Ok(vec![Fact::FieldSet { field: field.to_owned(), value: value.clone(), config }])
    }

    pub(super) fn set_option(&self, host: &Person, field: &str, value: &Setting) -> Facts<R> {
        self.is_host(host)?;
        let mut options = self.options;
        Options::field(field)?.set(&mut options, value)?;
        Ok(vec![Fact::OptionSet { field: field.to_owned(), value: value.clone(), options }])
    }

    pub(super) fn close(&self, host: &Person) -> Facts<R> {
        self.is_host(host)?;
        Ok(vec![Fact::Closed { why: Closing::Host }])
    }

    /// Somebody the host may do something to.
    fn other(&self, host: &Person, whom: PersonId) -> Result<&Person, RoomRefusal> {
        self.is_host(host)?;
        if whom == host.id {
            return Err(RoomRefusal::NotYourself);
        }
        self.person(whom).ok_or(RoomRefusal::NoSuchPerson { person: whom })
    }

    fn place(&self, seat: Seat) -> Result<Place, RoomRefusal> {
        let no_such_seat = RoomRefusal::NoSuchSeat { seat, seats: self.seats.len() as u8 };
        self.seats.get(seat.index()).copied().ok_or(no_such_seat)
    }

    fn free_seat(&self) -> Result<Seat, RoomRefusal> {
        let is_free = |seat: &Seat| self.seats.get(seat.index()) == Some(&Place::Nobody);
        Seats::MAX.iter().find(is_free).ok_or(RoomRefusal::NoFreeSeat)
    }

    fn free_seat_at(&self, seat: Option<Seat>) -> Result<Seat, RoomRefusal> {
        let Some(seat) = seat else { return self.free_seat() };
        match self.place(seat)? {
            Place::Nobody => Ok(seat),
            Place::Person { .. } | Place::Bot { .. } => Err(RoomRefusal::SeatTaken { seat }),
        }
    }
}
