//! The cards of Sea Salt & Paper: by type and kind, then the colours.

use game_sea_salt::{
    Colour, Kind,
    catalogue::{CardEntry, CardType, Catalogue, ColourCount, ColourEntry},
};
use tabletop::Choice;

use super::{Listing, heading, paint, plain, table};
use crate::{
    layout::{self, Align},
    words::Words,
};

impl Listing for Catalogue {
    fn n_cards(&self) -> usize {
        self.cards.len()
    }

    fn lines(&self, words: &Words, columns: usize) -> Vec<String> {
        let names = self.cards.iter().map(|card| layout::width(&card.name));
        let widest = names.max().unwrap_or(0);
        let mut lines = Vec::new();
        for &card_type in CardType::ALL {
            let is_of_type = |card: &&CardEntry| card.card_type == card_type;
            let kinds = Kind::ALL.iter().map(|&kind| {
                let of_kind = self.cards.iter().filter(is_of_type);
                of_kind.filter(|card| card.kind == kind).collect::<Vec<_>>()
            });
            let kinds: Vec<_> = kinds.filter(|cards| !cards.is_empty()).collect();
            if !kinds.is_empty() {
                lines.extend(heading(&words.say(type_key(card_type), &[])));
                lines.extend(kinds.iter().flat_map(|cards| kind(cards, widest, columns)));
            }
        }
        lines.extend(heading(&words.say("cli-cards-colours", &[])));
        lines.extend(colours(self, words));
        lines
    }
}

/// The lines of one kind: its name and description, and the colours it is printed in.
fn kind(cards: &[&CardEntry], widest: usize, columns: usize) -> Vec<String> {
    let Some(first) = cards.first() else { return Vec::new() };
    let emoji = layout::pad(first.emoji, 4, Align::Left);
    let name = layout::pad(&first.name, widest, Align::Left);
    let label = format!("  {emoji}  {name}  × {}  ", cards.len());
    let mut lines = layout::hang(&label, &first.description, columns);
    // A mermaid is white in every deck: that is no news.
    if first.kind != Kind::Mermaid {
        lines.extend(printed(cards, layout::width(&label)));
    }
    lines
}

/// The colours that cards of one kind are printed in, a line of chips; none if they are dealt.
fn printed(cards: &[&CardEntry], indent: usize) -> Option<String> {
    let chip = |colour: &ColourEntry| {
        let of_colour =
            |card: &&&CardEntry| card.colour.as_ref().is_some_and(|other| other.id == colour.id);
        let (n, style) = (cards.iter().filter(of_colour).count(), paint::chip(colour.hex));
        format!("{style} {} {style:#} {n}", colour.letter)
    };
    let mut seen: Vec<Colour> = Vec::new();
    let colours = cards.iter().filter_map(|card| card.colour.as_ref());
    let different = colours.filter(|colour| {
        let is_new = !seen.contains(&colour.id);
        seen.push(colour.id);
        is_new
    });
    let chips: Vec<String> = different.map(chip).collect();
    (!chips.is_empty()).then(|| format!("{:indent$}{}", "", chips.join("  ")))
}

/// A row for each colour in force.
fn colours(catalogue: &Catalogue, words: &Words) -> Vec<String> {
    let row = |count: &ColourCount| {
        let colour = &count.colour;
        let chip = (format!(" {} ", colour.name), paint::chip(colour.hex));
        let n = format!("× {}", count.cards);
        [plain(colour.symbol), chip, plain(&*colour.letter), plain(colour.hex), plain(n)]
    };
    let rows: Vec<_> = catalogue.colours.iter().map(row).collect();
    let mut lines =
        table([Align::Left, Align::Left, Align::Left, Align::Left, Align::Right], &rows);
    if catalogue.cards.iter().any(|card| card.colour.is_none()) {
        lines.push(format!("  {}", words.say("cli-cards-dealt", &[])));
    }
    lines
}

const fn type_key(card_type: CardType) -> &'static str {
    match card_type {
        CardType::PairEffect => "cli-cards-pair-effect",
        CardType::Collection => "cli-cards-collection",
        CardType::Multiplier => "cli-cards-multiplier",
        CardType::Special => "cli-cards-special",
    }
}
