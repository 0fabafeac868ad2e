//! Scorer for games with real cards.
//!
//! One line of JSON is one game: `{"players":[{"cave":0,"forest":[{"host":"linden",
//! "tree_symbol":"linden","top":[{"species":"goshawk","tree_symbol":"silver_fir"}]}]}]}`. The cards
//! are placed on a [`Board`] and scored like any other forests, so a layout that the rules or the
//! deck do not allow is refused, with its name and position.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize, de::IgnoredAny};
use tabletop::{BySeat, Choice, Message, Seat, Seats};

use crate::{
    board::{Board, Spot},
    card::{Card, CardSet, Face, Place, Slot, Symbol},
    card_text::{Line, share_key},
    config::Config,
    score::{BUTTERFLIES, CAVE, Score, Share},
    species::{ScoringRule, Species, Tag, Tags},
};

/// A parsed game, before its cards are assigned.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with the field `players`")]
struct WrittenTable {
    #[serde(default)]
    id: Option<String>,
    players: Vec<WrittenPlayer>,
    // Additional fields of test cases.
    #[serde(default, rename = "title")]
    _title: Option<IgnoredAny>,
    #[serde(default, rename = "scoring_kinds_present")]
    _kinds: Option<IgnoredAny>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with the field `forest`")]
struct WrittenPlayer {
    #[serde(default)]
    cave: u8,
    #[serde(default)]
    forest: Vec<WrittenHost>,
    #[serde(default, rename = "expected")]
    _expected: Option<IgnoredAny>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with the field `host`")]
struct WrittenHost {
    host: String,
    #[serde(default)]
    tree_symbol: Option<String>,
    #[serde(default)]
    card: Option<u8>,
    #[serde(default)]
    top: Vec<WrittenDweller>,
    #[serde(default)]
    bottom: Vec<WrittenDweller>,
    #[serde(default)]
    left: Vec<WrittenDweller>,
    #[serde(default)]
    right: Vec<WrittenDweller>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with the field `species`")]
struct WrittenDweller {
    species: String,
    #[serde(default)]
    tree_symbol: Option<String>,
    #[serde(default)]
    card: Option<u8>,
    #[serde(default)]
    extra_tags: Option<Vec<String>>,
}

/// The scores of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScoreReply {
    /// The id that was given with the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Each player's score, in the order given.
    pub players: Vec<ForestScore>,
}

/// The score of a forest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ForestScore {
    /// All points together.
    pub total: i32,
    /// The points by species, [`BUTTERFLIES`] and [`CAVE`], without zeros.
    pub by_species: BTreeMap<String, i32>,
    /// The same in the order of the cards, with the number of cards.
    #[serde(skip)]
    pub shares: Vec<Share>,
}

/// A position in the written game, counted from one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct At {
    /// Number of the player.
    pub player: usize,
    /// Number of the host.
    pub host: usize,
    /// `host` itself, or one of its slots.
    pub slot: &'static str,
}

tabletop::refusal! {
    /// Why a line cannot be scored.
    pub enum ScoreError {
        /// The line is not valid JSON of the expected form.
        #[error("cannot read the line: {error}")]
        Unreadable {
            /// The parser's message.
            error: String,
        } = "unreadable" by "FS-65",
        /// Too few or too many players.
        #[error("a table has 1 to 5 players, not {count}")]
        Players { count: usize } = "players" by "FS-1",
        /// There is no such species.
        #[error("{at}: there is no species '{name}'; write it as in 'silver_fir'")]
        UnknownSpecies {
            name: String,
            #[serde(flatten)]
            at: At,
        } = "unknown-species" by "FS-1",
        /// There is no such symbol.
        #[error("{at}: there is no tree symbol '{name}'; write it as in 'silver_fir'")]
        UnknownSymbol {
            name: String,
            #[serde(flatten)]
            at: At,
        } = "unknown-symbol" by "FS-5",
        /// There is no such tag.
        #[error("{at}: there is no tag '{name}'; write it as in 'woodland_edge'")]
        UnknownTag {
            name: String,
            #[serde(flatten)]
            at: At,
        } = "unknown-tag" by "FS-1",
        /// There is no such card.
        #[error("{at}: there is no card {card}; cards are numbered 1 to 66 and 70 to 233")]
        UnknownCard {
            card: u8,
            #[serde(flatten)]
            at: At,
        } = "unknown-card" by "FS-1",
        /// The species cannot be in this place.
        #[error("{at}: {species} cannot be placed there")]
        WrongPlace {
            species: &'static str,
            #[serde(flatten)]
            at: At,
        } = "wrong-place" by "FS-12",
        /// Several symbols are possible, and none is given.
        #[error("{at}: say which tree_symbol this {species} shows")]
        SymbolMissing {
            species: &'static str,
            #[serde(flatten)]
            at: At,
        } = "symbol-missing" by "FS-5",
        /// No card shows this species and symbol in this place.
        #[error("{at}: no {species} there shows the symbol {symbol}")]
        WrongSymbol {
            species: &'static str,
            symbol: &'static str,
            #[serde(flatten)]
            at: At,
        } = "wrong-symbol" by "FS-5",
        /// The given card shows something else.
        #[error("{at}: card {card} does not show that {species} there")]
        WrongCard {
            species: &'static str,
            card: u8,
            #[serde(flatten)]
            at: At,
        } = "wrong-card" by "FS-1",
        /// All cards that show it are used elsewhere.
        #[error("{at}: there is no card left that could be this {species}")]
        NoCardLeft {
            species: &'static str,
            #[serde(flatten)]
            at: At,
        } = "no-card-left" by "FS-1",
        /// Other cards take the slot (FS-13).
        #[error("{at}: {species} cannot share the slot with the card already there")]
        SlotTaken {
            species: &'static str,
            #[serde(flatten)]
            at: At,
        } = "slot-taken" by "FS-13",
        /// The game needs more cards than exist.
        #[error("player {player}: there are not enough cards for all saplings and caves")]
        TooFewCards {
            /// The owner of the cave.
            player: usize,
        } = "too-few-cards" by "FS-1",
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}, host {}, {}", self.player, self.host, self.slot)
    }
}

/// Scores one line.
///
/// The config makes no difference, because cards score the same under every config.
///
/// # Errors
///
/// Returns an error that says what is impossible, and where.
pub fn score_line(line: &str, _: &Config) -> Result<ScoreReply, ScoreError> {
    let table: WrittenTable = serde_json::from_str(line)
        // The caller knows the line number; the JSON parser would say "line 1" for every line.
        .map_err(|error| error.to_string().replace(" at line 1 column ", ", column "))
        .map_err(|error| ScoreError::Unreadable { error })?;
    let board = lay_out(&table)?;
    let scores = Score::of(&board);
    let score = |seat: Seat| {
        let shares = scores.shares(seat);
        let by_species = shares.iter().map(|it| (it.key.clone(), it.points)).collect();
        ForestScore { total: scores.total(seat), by_species, shares }
    };
    Ok(ScoreReply { id: table.id, players: board.seats().iter().map(score).collect() })
}

impl ScoreReply {
    /// The scores in sentences: for each player first the total, then the reasons.
    pub fn explain(&self) -> Vec<Message> {
        let mut lines = Vec::new();
        for (player, score) in (1_i64..).zip(&self.players) {
            let total = i64::from(score.total);
            let line = Line::new("forest-reason-player");
            lines.push(line.with("player", player).with("total", total));
            lines.extend(score.shares.iter().map(explain));
        }
        lines.into_iter().map(Message::from).collect()
    }
}

fn explain(share: &Share) -> Line {
    let scoring = match share.key.as_str() {
        BUTTERFLIES => Some(ScoringRule::ButterflySets),
        CAVE => None,
        key => species(key).map(|species| species.data().scoring),
    };
    let line = match scoring {
        Some(scoring) => Line::of_scoring("forest-reason", scoring),
        None => Line::new("forest-reason-cave"),
    };
    line.with("name", share_key(&share.key))
        .with("cards", i64::from(share.cards))
        .with("total", i64::from(share.points))
}

fn species(name: &str) -> Option<Species> {
    Species::ALL.iter().copied().find(|species| species.name() == name)
}

/// A face in a forest, and the cards that could show it.
struct Piece {
    seat: Seat,
    /// 0-based index of the host in this player's forest.
    host: usize,
    at: At,
    place: Place,
    species: Species,
    could_be: CardSet,
}

/// Places physical cards as written.
fn lay_out(table: &WrittenTable) -> Result<Board, ScoreError> {
    let count = table.players.len();
    let seats = u8::try_from(count).ok().and_then(|seats| Seats::new(seats).ok());
    let seats = seats.ok_or(ScoreError::Players { count })?;
    let mut pieces = Vec::new();
    for (seat, player) in seats.iter().zip(&table.players) {
        read_forest(seat, player, &mut pieces)?;
    }
    let cards = assign(&pieces)?;
    let used: CardSet = cards.iter().copied().collect();
    let mut rest = Card::ALL.into_iter().collect::<CardSet>().minus(&used);

    let mut board = Board::empty(seats);
    // The numbers of this player's hosts on the board.
    let mut hosts = BySeat::from_fn(seats, |_| Vec::new());
    for (piece, card) in pieces.iter().zip(cards) {
        let Some(slot) = piece.place.slot() else {
            let host = board.next_host();
            hosts[piece.seat].push(host);
            board.place(piece.seat, card, Spot { host, place: piece.place });
            continue;
        };
        let Some(&host) = hosts[piece.seat].get(piece.host) else { continue };
        let face = card.face(piece.place).unwrap_or(Face::SAPLING);
        if !board.open(piece.seat, face, slot).contains(host) {
            return Err(ScoreError::SlotTaken { species: piece.species.name(), at: piece.at });
        }
        board.place(piece.seat, card, Spot { host, place: piece.place });
    }
    for (seat, player) in seats.iter().zip(&table.players) {
        let cave: CardSet = rest.iter().take(player.cave.into()).collect();
        if cave.len() < player.cave {
            return Err(ScoreError::TooFewCards { player: seat.index() + 1 });
        }
        rest = rest.minus(&cave);
        board.stow(seat, &cave);
    }
    Ok(board)
}

fn read_forest(
    seat: Seat,
    player: &WrittenPlayer,
    pieces: &mut Vec<Piece>,
) -> Result<(), ScoreError> {
    for (host, written) in player.forest.iter().enumerate() {
        let at = |slot| At { player: seat.index() + 1, host: host + 1, slot };
        let host_card = Words {
            species: &written.host,
            symbol: written.tree_symbol.as_deref(),
            card: written.card,
            tags: None,
        };
        let piece =
            |place, species, could_be, at| Piece { seat, host, at, place, species, could_be };
        let (place, species, could_be) = host_card.read_host(at("host"))?;
        pieces.push(piece(place, species, could_be, at("host")));
        // Bottom slots first, because a nettle there lets butterflies share the top.
        let slots = [
            (Slot::Bottom, &written.bottom),
            (Slot::Top, &written.top),
            (Slot::Left, &written.left),
            (Slot::Right, &written.right),
        ];
        for (slot, dwellers) in slots {
            for dweller in dwellers {
                let words = Words {
                    species: &dweller.species,
                    symbol: dweller.tree_symbol.as_deref(),
                    card: dweller.card,
                    tags: dweller.extra_tags.as_deref(),
                };
                let (species, could_be) = words.read(slot.into(), at(slot.name()))?;
                pieces.push(piece(slot.into(), species, could_be, at(slot.name())));
            }
        }
    }
    Ok(())
}

/// The written form of one face.
struct Words<'a> {
    species: &'a str,
    symbol: Option<&'a str>,
    card: Option<u8>,
    tags: Option<&'a [String]>,
}

impl Words<'_> {
    fn read_host(&self, at: At) -> Result<(Place, Species, CardSet), ScoreError> {
        let place = self.read_species(at)?.place_as_host();
        let (species, could_be) = self.read(place, at)?;
        Ok((place, species, could_be))
    }

    fn read_species(&self, at: At) -> Result<Species, ScoreError> {
        species(self.species)
            .ok_or_else(|| ScoreError::UnknownSpecies { name: self.species.to_owned(), at })
    }

    fn read_symbol(&self, at: At) -> Result<Option<Symbol>, ScoreError> {
        let Some(name) = self.symbol else { return Ok(None) };
        let symbol = Symbol::ALL.iter().copied().find(|symbol| symbol.name() == name);
        symbol.map(Some).ok_or_else(|| ScoreError::UnknownSymbol { name: name.to_owned(), at })
    }

    /// The tags of the face besides those of its species.
    fn read_tags(&self, at: At) -> Result<Tags, ScoreError> {
        let read = |name: &String| {
            let tag = Tag::ALL.iter().copied().find(|tag| tag.name() == name);
            tag.ok_or_else(|| ScoreError::UnknownTag { name: name.clone(), at })
        };
        self.tags.unwrap_or_default().iter().map(read).collect()
    }

    /// The species, and the cards that could show it as written.
    fn read(&self, place: Place, at: At) -> Result<(Species, CardSet), ScoreError> {
        let species = self.read_species(at)?;
        let symbol = self.read_symbol(at)?;
        let tags = species.data().tags.or(self.read_tags(at)?);
        let name = species.name();
        let faces = || {
            let face = move |card: Card| Some((card, card.face(place)?));
            Card::ALL.into_iter().filter_map(face).filter(move |(_, it)| it.species == species)
        };
        let Some((_, first)) = faces().next() else {
            return Err(ScoreError::WrongPlace { species: name, at });
        };
        // A symbol may be left out where it is unambiguous, as for all trees.
        if symbol.is_none() && faces().any(|(_, face)| face.symbol != first.symbol) {
            return Err(ScoreError::SymbolMissing { species: name, at });
        }
        if let Some(symbol) = symbol
            && !faces().any(|(_, face)| face.symbol == Some(symbol))
        {
            return Err(ScoreError::WrongSymbol { species: name, symbol: symbol.name(), at });
        }
        let fits = |face: Face| symbol.is_none_or(|symbol| face.symbol == Some(symbol));
        let Some(number) = self.card else {
            let could_be = faces().filter(|&(_, face)| fits(face) && face.tags == tags);
            return Ok((species, could_be.map(|(card, _)| card).collect()));
        };
        let card =
            Card::numbered(number).map_err(|_| ScoreError::UnknownCard { card: number, at })?;
        let shows = faces().any(|(it, face)| {
            it == card && fits(face) && (self.tags.is_none() || face.tags == tags)
        });
        if shows {
            Ok((species, [card].into_iter().collect()))
        } else {
            Err(ScoreError::WrongCard { species: name, card: number, at })
        }
    }
}

/// Assigns a different card to every piece.
fn assign(pieces: &[Piece]) -> Result<Vec<Card>, ScoreError> {
    let mut matching = Matching { pieces, holder: [None; Card::COUNT] };
    for (number, piece) in pieces.iter().enumerate() {
        let mut asked = CardSet::EMPTY;
        if !matching.seat(number, &mut asked) {
            return Err(ScoreError::NoCardLeft { species: piece.species.name(), at: piece.at });
        }
    }
    let mut cards = vec![Card::FIRST; pieces.len()];
    for (card, holder) in Card::ALL.into_iter().zip(matching.holder) {
        if let Some(place) = holder.and_then(|piece| cards.get_mut(piece)) {
            *place = card;
        }
    }
    Ok(cards)
}

/// Bipartite matching of pieces and cards by augmenting paths.
struct Matching<'a> {
    pieces: &'a [Piece],
    holder: [Option<usize>; Card::COUNT],
}

impl Matching<'_> {
    /// Finds a card for the piece along an augmenting path that avoids the cards in `asked`.
    fn seat(&mut self, piece: usize, asked: &mut CardSet) -> bool {
        let could_be = self.pieces.get(piece).map(|piece| piece.could_be).unwrap_or_default();
        for card in could_be {
            if asked.contains(card) {
                continue;
            }
            asked.insert(card);
            let free = match self.holder[card.nth()] {
                Some(holder) => self.seat(holder, asked),
                None => true,
            };
            if free {
                self.holder[card.nth()] = Some(piece);
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests;
