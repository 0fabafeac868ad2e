//! Chat and emotes (RM-13).

use protocol::{Emote, RoomRefusal, is_invisible_or_control};
use tabletop::Rules;

use super::{DecideContext, RoomEvents};
use crate::{entry::RoomEvent, people::Person, room::Room};

/// Maximum number of characters in a chat message.
const MAX_TEXT: u16 = 500;

impl<R: Rules> Room<R> {
    pub(super) fn say(
        &self,
        person: &Person,
        text: &str,
        context: DecideContext<'_>,
    ) -> RoomEvents<R> {
        self.ensure_may_speak(person, context)?;
        // Characters that move or hide other text are dropped, not refused: nobody types them.
        let one_line = text.chars().map(|sign| if sign.is_whitespace() { ' ' } else { sign });
        let text: String = one_line.filter(|&sign| !is_invisible_or_control(sign)).collect();
        let text = text.trim();
        let found = text.chars().count();
        if found == 0 {
            return Err(RoomRefusal::ChatEmpty.into());
        }
        if usize::from(MAX_TEXT) < found {
            return Err(RoomRefusal::ChatTooLong { max: MAX_TEXT, found: found as u32 }.into());
        }
        Ok(vec![RoomEvent::Said { person: person.id, text: text.to_owned() }])
    }

    pub(super) fn emote(
        &self,
        person: &Person,
        emote: Emote,
        context: DecideContext<'_>,
    ) -> RoomEvents<R> {
        self.ensure_may_speak(person, context)?;
        Ok(vec![RoomEvent::Emoted { person: person.id, emote }])
    }

    fn ensure_may_speak(
        &self,
        person: &Person,
        context: DecideContext<'_>,
    ) -> Result<(), RoomRefusal> {
        if !self.options.chat {
            return Err(RoomRefusal::ChatOff);
        }
        self.seat_of(person.id).ok_or(RoomRefusal::NotSeated)?;
        if person.muted {
            return Err(RoomRefusal::Muted);
        }
        match person.chat_wait(context.now) {
            0 => Ok(()),
            wait => Err(RoomRefusal::ChatTooFast { wait: wait as u32 }),
        }
    }
}
