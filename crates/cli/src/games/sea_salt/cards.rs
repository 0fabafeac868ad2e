//! The card list of Sea Salt & Paper: by type and kind, then the colours.

use game_sea_salt::{
    Colour, Kind,
    catalogue::{CardEntry, CardType, Catalogue, ColourCount, ColourEntry},
};
use tabletop::Choice;

use crate::{
    commands::cards::{CardTable, heading, paint, plain, table},
    layout::{self, Align},
    messages::Messages,
};

impl CardTable for Catalogue {
    fn n_cards(&self) -> usize {
        self.cards.len()
    }

    fn lines(&self, messages: &Messages, columns: usize) -> Vec<String> {
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
                lines.extend(heading(&messages.say(type_key(card_type), &[])));
                lines.extend(kinds.iter().flat_map(|cards| kind(cards, widest, columns)));
            }
        }
        lines.extend(heading(&messages.say("cli-cards-colours", &[])));
        lines.extend(colours(self, messages));
        lines
    }
}

/// The lines of one kind: name, description and colours.
fn kind(cards: &[&CardEntry], widest: usize, columns: usize) -> Vec<String> {
    let Some(first) = cards.first() else { return Vec::new() };
    let emoji = layout::pad(first.emoji, 4, Align::Left);
    let name = layout::pad(&first.name, widest, Align::Left);
    let label = format!("  {emoji}  {name}  × {}  ", cards.len());
    let mut lines = layout::hang(&label, &first.description, columns);
    // Mermaids are always white, so their colour is not shown.
    if first.kind != Kind::Mermaid {
        lines.extend(printed(cards, layout::width(&label)));
    }
    lines
}

/// The colours of the cards of one kind in a line; `None` if colours are dealt.
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

/// A table with one row per colour.
fn colours(catalogue: &Catalogue, messages: &Messages) -> Vec<String> {
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
        lines.push(format!("  {}", messages.say("cli-cards-dealt", &[])));
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
