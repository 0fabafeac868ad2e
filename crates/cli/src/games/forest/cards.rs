//! The card list of Forest Shuffle: the species, then the cards by number.

use game_forest::{
    card::Place,
    catalogue::{CardEntry, CardList, FaceEntry},
};
use tabletop::Choice;

use crate::{
    commands::cards::{CardTable, bold, heading},
    layout::{self, Align},
    messages::Messages,
};

impl CardTable for CardList {
    fn n_cards(&self) -> usize {
        self.cards.len()
    }

    fn lines(&self, messages: &Messages, columns: usize) -> Vec<String> {
        let mut lines = heading(&messages.say("cli-cards-species", &[])).to_vec();
        let faces = || self.cards.iter().flat_map(|card| &card.faces);
        let mut seen = Vec::new();
        for face in faces() {
            if seen.contains(&face.species) {
                continue;
            }
            seen.push(face.species);
            let alike: Vec<_> = faces().filter(|it| it.species == face.species).collect();
            lines.extend(species(face, &alike, messages, columns));
        }
        lines.extend(heading(&messages.say("cli-cards-halves", &[])));
        lines.extend(self.cards.iter().flat_map(|card| halves(card, messages, columns)));
        lines
    }
}

/// The lines of a species: tags, cost, symbols, effects and points.
fn species(
    face: &FaceEntry,
    alike: &[&FaceEntry],
    messages: &Messages,
    columns: usize,
) -> Vec<String> {
    let tags = face.tags.iter().map(|tag| messages.say(&format!("forest-tag-{}", tag.name()), &[]));
    let mut symbols: Vec<(&str, usize)> = Vec::new();
    for symbol in alike.iter().filter_map(|face| face.symbol.as_ref()) {
        match symbols.iter_mut().find(|(name, _)| *name == symbol.name) {
            Some((_, n)) => *n += 1,
            None => symbols.push((&symbol.name, 1)),
        }
    }
    let symbols = symbols.iter().map(|(name, n)| format!("{name} × {n}"));
    let say =
        |key: &str, name: &'static str, value: String| messages.say(key, &[(name, value.into())]);
    let mut lines = vec![format!("  {}", bold(&face.name))];
    let mut text = |sentence: String| lines.extend(layout::hang("    ", &sentence, columns));
    text(say("cli-cards-tags", "tags", messages.list(tags)));
    text(messages.say("cli-cards-cost", &[("n", face.cost.into())]));
    text(say("cli-cards-symbols", "symbols", messages.list(symbols)));
    for effect in &face.effect {
        text(say("cli-cards-effect", "text", effect.clone()));
    }
    for bonus in &face.bonus {
        text(say("cli-cards-bonus", "text", bonus.clone()));
    }
    text(say("cli-cards-scoring", "text", face.points.clone()));
    lines
}

/// A card with the names and places of its faces.
fn halves(card: &CardEntry, messages: &Messages, columns: usize) -> Vec<String> {
    let face = |face: &FaceEntry| {
        let symbol = face.symbol.as_ref().map_or_else(String::new, |it| it.name.clone());
        let values = [("name", face.name.clone().into()), ("symbol", symbol.into())];
        messages.say(place_key(face.place), &values)
    };
    let number = layout::pad(&u8::from(card.id).to_string(), 5, Align::Right);
    let faces: Vec<String> = card.faces.iter().map(face).collect();
    layout::hang(&format!("{number}  "), &faces.join(" / "), columns)
}

const fn place_key(place: Place) -> &'static str {
    match place {
        Place::Grown | Place::Sapling => "cli-cards-grown",
        Place::Top => "cli-cards-top",
        Place::Bottom => "cli-cards-bottom",
        Place::Left => "cli-cards-left",
        Place::Right => "cli-cards-right",
    }
}
