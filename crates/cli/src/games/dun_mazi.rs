//! Replay and score calculator of Dun Mazi: known hands, the public zone and the deck.

use game_dun_mazi::{DunMazi, Event, Seen, View};
use serde_json::Value as Json;
use tabletop::{Message, Seat};

use crate::{
    commands::{
        replay::{Narrator, ReplayDisplay, SeatDisplay, french, hand},
        score::Scorer,
    },
    messages::Messages,
};

impl ReplayDisplay for DunMazi {
    fn named(name: &str, field: &Json, _: &Messages) -> Option<String> {
        matches!(name, "card" | "give" | "take" | "hand").then(|| french(field)).flatten()
    }

    fn is_about_hands(event: &Event) -> bool {
        matches!(event, Event::Dealt { .. })
    }

    fn explain(seen: &Seen) -> Vec<Message> {
        match seen {
            Seen::Settled { settlement } => settlement.explain(),
            Seen::Dealt { .. }
            | Seen::DealtYou { .. }
            | Seen::Played { .. }
            | Seen::Drew { .. }
            | Seen::DrewCard { .. }
            | Seen::Cleared { .. }
            | Seen::Swapped { .. }
            | Seen::Passed { .. }
            | Seen::Knocked { .. }
            | Seen::Mazi { .. }
            | Seen::Called { .. }
            | Seen::Folded { .. } => Vec::new(),
        }
    }

    fn seat_display(view: &View, seat: Seat, messages: &Messages) -> SeatDisplay {
        let player = view.players[seat];
        let own = (view.viewer == Some(seat)).then_some(view.hand);
        let known = hand(player.known.iter());
        let is_partly_known = own.is_none() && !known.is_empty();
        let known = || messages.say("replay-known", &[("cards", known.into())]);
        SeatDisplay {
            points: Some(player.total.into()),
            held: player.held.into(),
            hand: own.map(|cards| hand(cards.iter())),
            before: is_partly_known.then(known).into_iter().collect(),
        }
    }

    fn center_lines(view: &View, narrator: &Narrator<'_>) -> Vec<String> {
        let zone = [("cards", hand(view.public.iter()).into())];
        let piles = [("deck", view.deck.into()), ("discard", view.discard.len().into())];
        let messages = narrator.messages();
        vec![messages.say("replay-zone", &zone), messages.say("replay-piles", &piles)]
    }
}

impl Scorer for DunMazi {
    type Reply = game_dun_mazi::scorer::ScoreReply;
    type Error = game_dun_mazi::scorer::ScoreError;

    fn score(line: &str, config: &Self::Config) -> Result<Self::Reply, Self::Error> {
        game_dun_mazi::scorer::score_line(line, config)
    }

    fn explain(answer: &Self::Reply) -> Vec<Message> {
        answer.explain()
    }
}
