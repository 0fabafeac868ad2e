//! Dun Mazi: hands as far as they are known, the public zone and the deck.

use game_dun_mazi::{DunMazi, Event, Seen, View};
use serde_json::Value as Json;
use tabletop::{Message, Seat};

use super::{Board, Place, french, hand};
use crate::{commands::replay::telling::Teller, words::Words};

impl Board for DunMazi {
    fn named(name: &str, field: &Json, _: &Words) -> Option<String> {
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

    fn place(view: &View, seat: Seat, words: &Words) -> Place {
        let player = view.players[seat];
        let own = view.you.as_ref().filter(|you| you.seat == seat).map(|you| you.hand);
        let known = hand(player.known.iter());
        let is_partly_known = own.is_none() && !known.is_empty();
        let known = || words.say("replay-known", &[("cards", known.into())]);
        Place {
            points: Some(player.total.into()),
            held: player.cards.into(),
            hand: own.map(|cards| hand(cards.iter())),
            before: is_partly_known.then(known).into_iter().collect(),
        }
    }

    fn middle(view: &View, teller: &Teller<'_>) -> Vec<String> {
        let zone = [("cards", hand(view.public.iter()).into())];
        let piles = [("deck", view.deck.into()), ("discard", view.discard.len().into())];
        let words = teller.words();
        vec![words.say("replay-zone", &zone), words.say("replay-piles", &piles)]
    }
}
