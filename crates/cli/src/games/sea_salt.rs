//! Replay and score calculator of Sea Salt & Paper: hands, pairs and the tops of the piles.

mod cards;

use game_sea_salt::{Event, Face, Pair, SeaSalt, Seen, View, event::Victory, view::PhaseView};
use serde::Deserialize;
use serde_json::Value as Json;
use tabletop::{Choice as _, Message, Rules as _, Seat};

use crate::{
    commands::{
        replay::{Narrator, ReplayDisplay, SeatDisplay},
        score::Scorer,
    },
    messages::Messages,
};

impl ReplayDisplay for SeaSalt {
    fn named(name: &str, field: &Json, messages: &Messages) -> Option<String> {
        match name {
            "card" | "discarded" | "kept" => {
                Face::deserialize(field).ok().map(|it| face(it, messages))
            }
            "cards" => {
                let pair = Pair::deserialize(field).ok()?;
                Some(faces(&pair.faces(), messages))
            }
            _ => None,
        }
    }

    fn is_about_hands(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    fn explain(seen: &Seen) -> Vec<Message> {
        match seen {
            Seen::Settled(settlement) => settlement.explain(),
            Seen::Reshuffled
            | Seen::Drew { .. }
            | Seen::Kept { .. }
            | Seen::Took { .. }
            | Seen::NothingToDraw { .. }
            | Seen::Paired { .. }
            | Seen::Fished { .. }
            | Seen::Picked { .. }
            | Seen::Robbed { .. }
            | Seen::Called { .. }
            | Seen::Passed { .. }
            | Seen::TurnSkipped { .. }
            | Seen::TurnBegan { .. }
            | Seen::RoundBegan { .. }
            | Seen::Ended { .. } => Vec::new(),
        }
    }

    fn seat_display(view: &View, seat: Seat, messages: &Messages) -> SeatDisplay {
        let player = &view.players[seat];
        let mut before = Vec::new();
        if !player.pairs.is_empty() {
            let pairs = player.pairs.iter().flat_map(|pair| pair.cards.faces());
            let pairs: Vec<Face> = pairs.collect();
            before.push(messages.say("replay-pairs", &[("cards", faces(&pairs, messages).into())]));
        }
        // A note beside the pairs: the card itself is in the hand (SS-E10).
        for card in player.pairs.iter().filter_map(|pair| pair.stolen?.card) {
            before.push(messages.say("replay-loot", &[("card", face(card, messages).into())]));
        }
        SeatDisplay {
            points: Some(player.total.into()),
            held: player.held.into(),
            hand: player.hand.as_ref().map(|cards| faces(cards, messages)),
            before,
        }
    }

    fn center_lines(view: &View, narrator: &Narrator<'_>) -> Vec<String> {
        let messages = narrator.messages();
        let nothing = || messages.say("replay-empty", &[]);
        let top = |pile: &[Face]| pile.last().map_or_else(nothing, |it| face(*it, messages));
        let values = [
            ("left", top(&view.left).into()),
            ("left-count", view.left.len().into()),
            ("right", top(&view.right).into()),
            ("right-count", view.right.len().into()),
            ("deck", view.deck.into()),
        ];
        let round = [("round", view.round_number.into()), ("target", view.target.into())];
        let mut lines =
            vec![messages.say("replay-round", &round), messages.say("replay-two-piles", &values)];
        if let (Some(call), Some(left)) = (view.call, SeaSalt::aids(view).final_turns) {
            let values = [
                ("who", narrator.name(call.seat).to_owned().into()),
                ("score", call.score.into()),
                ("left", left.into()),
            ];
            lines.push(messages.say("replay-last-chance", &values));
        }
        lines
    }

    fn victory(view: &View, messages: &Messages) -> Option<String> {
        match view.phase {
            PhaseView::Over { by: Victory::Mermaids, .. } => {
                Some(messages.say("replay-by-mermaids", &[]))
            }
            PhaseView::Over { by: Victory::Points, .. }
            | PhaseView::Draw
            | PhaseView::Choose { .. }
            | PhaseView::Play
            | PhaseView::Crab
            | PhaseView::Theft
            | PhaseView::Settled => None,
        }
    }
}

impl Scorer for SeaSalt {
    type Reply = game_sea_salt::scorer::ScoreReply;
    type Error = game_sea_salt::scorer::ScoreError;

    fn score(line: &str, config: &Self::Config) -> Result<Self::Reply, Self::Error> {
        game_sea_salt::scorer::score_line(line, config)
    }

    fn explain(answer: &Self::Reply) -> Vec<Message> {
        answer.explain().to_vec()
    }
}

fn face(face: Face, messages: &Messages) -> String {
    let values = [
        ("colour", messages.say(&format!("sea-salt-colour-{}", face.colour.name()), &[]).into()),
        ("kind", messages.say(&format!("sea-salt-card-{}", face.kind.name()), &[]).into()),
    ];
    messages.say("replay-face", &values)
}

fn faces(faces: &[Face], messages: &Messages) -> String {
    messages.list(faces.iter().map(|it| face(*it, messages)))
}
