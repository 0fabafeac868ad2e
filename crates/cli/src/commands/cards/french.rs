//! The card lists of Big Two and Dun Mazi, which use the French deck.

use cards::{
    Suit,
    catalogue::{CardEntry, Catalogue},
};
use clap::builder::styling::Style;

use super::{CardTable, paint, plain, table};
use crate::{layout::Align, messages::Messages};

impl CardTable for Catalogue {
    fn n_cards(&self) -> usize {
        self.cards.iter().map(|card| usize::from(card.copies)).sum()
    }

    fn lines(&self, messages: &Messages, _: usize) -> Vec<String> {
        let suits = self.suits.iter().map(|suit| format!("{} {}", suit.symbol, suit.name));
        let suits = messages.say("cli-cards-suits", &[("suits", messages.list(suits).into())]);
        let rows: Vec<_> = self.cards.iter().map(|card| row(card, messages)).collect();
        let columns = [Align::Left, Align::Left, Align::Left, Align::Right, Align::Right];
        [suits, String::new()].into_iter().chain(table(columns, &rows)).collect()
    }
}

fn row(card: &CardEntry, messages: &Messages) -> [super::Cell; 5] {
    let shown = match (&card.suit, card.rank) {
        (Some(suit), Some(rank)) => {
            let style = match suit.id {
                Suit::Hearts | Suit::Diamonds => paint::red(),
                Suit::Clubs | Suit::Spades => Style::new(),
            };
            (format!("{}{}", suit.symbol, rank.name()), style)
        }
        (None, _) | (_, None) => plain("★"),
    };
    let points = card.points.map(|n| messages.say("cli-cards-points", &[("n", n.into())]));
    let copies = if card.copies == 1 { String::new() } else { format!("× {}", card.copies) };
    let [id, name, points, copies] =
        [card.id.name().to_owned(), card.name.clone(), points.unwrap_or_default(), copies]
            .map(plain);
    [shown, id, name, points, copies]
}
