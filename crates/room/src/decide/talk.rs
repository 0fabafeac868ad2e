//! Chat and emotes (RM-13).

use protocol::{Emote, RoomRefusal, is_tricky};
use tabletop::Rules;

use super::{Facts, Moment};
use crate::{entry::Fact, people::Person, room::Room};

/// Nothing said is longer, in characters.
const MAX_TEXT: u16 = 500;

impl<R: Rules> Room<R> {
    pub(super) fn say(&self, person: &Person, text: &str, moment: Moment<'_>) -> Facts<R> {
        self.may_speak(person, moment)?;
        // What would move or hide other people's text is dropped, not refused: nobody typed it.
        let one_line = text.chars().map(|sign| if sign.is_whitespace() { ' ' } else { sign });
        let text: String = one_line.filter(|&sign| !is_tricky(sign)).collect();
        let text = text.trim();
        let found = text.chars().count();
        if found == 0 {
            return Err(RoomRefusal::ChatEmpty.into());
        }
        if usize::from(MAX_TEXT) < found {
            return Err(RoomRefusal::ChatTooLong { max: MAX_TEXT, found: found as u32 }.into());
        }
        Ok(vec![Fact::Said { person: person.id, text: text.to_owned() }])
    }

    pub(super) fn emote(&self, person: &Person, emote: Emote, moment: Moment<'_>) -> Facts<R> {
        self.may_speak(person, moment)?;
        Ok(vec![Fact::Emoted { person: person.id, emote }])
    }

    fn may_speak(&self, person: &Person, moment: Moment<'_>) -> Result<(), RoomRefusal> {
        if !self.options.chat {
            return Err(RoomRefusal::ChatOff);
        }
        self.seat_of(person.id).ok_or(RoomRefusal::NotSeated)?;
        if person.muted {
            return Err(RoomRefusal::Muted);
        }
        match person.must_wait(moment.now) {
            0 => Ok(()),
            wait => Err(RoomRefusal::ChatTooFast { wait: wait as u32 }),
        }
    }
}
