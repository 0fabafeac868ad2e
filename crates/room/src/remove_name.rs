//! Removing the name of a person from a stored log.

use protocol::{Name, PersonId, Player, SeatOccupant, Seq, TokenHash};
use tabletop::Rules;

use crate::{
    entry::{Entry, LogFormat, RoomEvent},
    log::ReadLogError,
    room::Room,
};

/// Replaces the name of the person with this token by [`Name::removed`] wherever the log holds it, and
/// returns the numbers of the entries that changed.
///
/// What people wrote in the chat stays. The luck of a game does not depend on names, so its record can
/// still be verified (RM-22).
///
/// # Errors
///
/// Returns [`ReadLogError`] if this is not the log of a room.
pub fn remove_name<R: Rules>(
    log: &mut [Entry<R>],
    token: TokenHash,
) -> Result<Vec<Seq>, ReadLogError> {
    let (opened, rest) = log.split_first_mut().ok_or(ReadLogError::Empty)?;
    let mut room = Room::begin(opened).ok_or(ReadLogError::NotOpened)?;
    // A person who leaves and joins again gets another id.
    let mut ids = Vec::new();
    let mut changed = Vec::new();
    for entry in rest {
        if let RoomEvent::Joined { person, token: joined, .. } = &entry.event
            && *joined == token
        {
            ids.push(*person);
        }
        if replace(&mut entry.event, &ids, &room) {
            // All of the entry is written again.
            entry.format = LogFormat::CURRENT;
            changed.push(room.seq());
        }
        room.evolve(entry);
    }
    Ok(changed)
}

/// Replaces the name of one of `ids` in an event after which `room` has not evolved yet.
fn replace<R: Rules>(event: &mut RoomEvent<R>, ids: &[PersonId], room: &Room<R>) -> bool {
    match event {
        RoomEvent::Joined { person, name, .. } | RoomEvent::Left { person, name, .. } => {
            let is_theirs = ids.contains(person) && *name != Name::removed();
            if is_theirs {
                *name = Name::removed();
            }
            is_theirs
        }
        RoomEvent::Started { players, .. } => {
            let mut has_changed = false;
            let taken = room.seats().iter().filter(|&&place| place != SeatOccupant::Nobody);
            for (player, place) in players.iter_mut().zip(taken) {
                let is_theirs =
                    matches!(place, SeatOccupant::Person { person } if ids.contains(person));
                let removed = Player::Person(Name::removed());
                if is_theirs && *player != removed {
                    *player = removed;
                    has_changed = true;
                }
            }
            has_changed
        }
        RoomEvent::Opened { .. }
        | RoomEvent::Sat { .. }
        | RoomEvent::Stood { .. }
        | RoomEvent::BotSeated { .. }
        | RoomEvent::BotRemoved { .. }
        | RoomEvent::Swapped { .. }
        | RoomEvent::HostChanged { .. }
        | RoomEvent::PresetChosen { .. }
        | RoomEvent::FieldSet { .. }
        | RoomEvent::OptionSet { .. }
        | RoomEvent::NonceAdded { .. }
        | RoomEvent::Acted { .. }
        | RoomEvent::Finished { .. }
        | RoomEvent::Committed { .. }
        | RoomEvent::Online { .. }
        | RoomEvent::Offline { .. }
        | RoomEvent::Said { .. }
        | RoomEvent::Emoted { .. }
        | RoomEvent::Muted { .. }
        | RoomEvent::HintAsked { .. }
        | RoomEvent::HintGiven { .. }
        | RoomEvent::Closed { .. } => false,
    }
}
