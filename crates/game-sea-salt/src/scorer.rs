//! Counting for people who play with real cards.
//!
//! A line of JSON asks for the worth of one player's cards, or for the settlement of a round:
//!
//! ```
//! use game_sea_salt::{Config, scorer::score_line};
//!
//! let line = r#"{"hand":[["shell","blue"],["shell","red"]],"played":[]}"#;
//! let answer = score_line(line, &Config::CLASSIC)?;
//! assert!(serde_json::to_string(&answer)?.contains(r#""cardScore":2"#));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! Colours are labels here: any colour of any deck will do, as long as mermaids are white and
//! nothing else is. Which kinds there are, and how many of each, is up to the deck in force.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Choice, Message, Refusal, Seat, Seats, Value};
use thiserror::Error;

use crate::{
    card::{Colour, Face, Kind, N_KINDS, Pair},
    config::{Config, Penguin},
    deck::Deck,
    score::{COLLECTED, MULTIPLIERS, Score, Tally},
    settle::{self, Mode, Standing},
};

/// The worth of somebody's cards, with reasons.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// What was asked for.
    #[serde(flatten)]
    pub reply: Reply,
    #[serde(skip)]
    reasons: Vec<Message>,
}

/// What was asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Reply {
    /// What one player's cards are worth.
    Cards(Parts),
    /// What a round brings.
    Round(Round),
}

/// What one player's cards are worth, part by part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Parts {
    /// Shells, octopuses, penguins, sailors and starfish.
    pub collections: u8,
    /// Pairs by the cards that make them.
    pub pairs_base: u8,
    /// What the pairs played bring on top.
    pub pair_bonus: u8,
    /// What cards that count other cards bring.
    pub multipliers: u8,
    /// What mermaids bring.
    pub mermaids: u8,
    /// The sum of all these.
    pub card_score: u8,
    /// Cards of the largest colour.
    pub color_bonus: u8,
    /// Whether there are four mermaids.
    pub instant_win: bool,
}

/// What a round brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Round {
    /// Points for everybody, in seat order.
    pub scores: Vec<u16>,
    /// What everybody's cards are worth.
    pub players: Vec<Counted>,
    /// Who wins the game at once with four mermaids, whatever the points (SS-M6).
    pub instant_winner: Option<usize>,
}

/// What somebody's cards are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Counted {
    /// Counted from the cards.
    Cards(Parts),
    /// As it was given.
    #[serde(rename_all = "camelCase")]
    Given {
        /// The points of the cards.
        card_score: u8,
        /// Cards of the largest colour.
        color_bonus: u8,
    },
}

/// Why a line was turned down. Its text for people is `sea-salt-score-<code>` in `locales/`.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum BadScore {
    /// It cannot be read.
    #[error("this is not a question about a hand or a round: {detail}")]
    Unreadable {
        /// What the reader says.
        detail: String,
    },
    /// It has neither cards nor players, or both.
    #[error("ask about one 'hand' with what is 'played', or about 'players' with a 'mode'")]
    Unclear,
    /// There is no such kind.
    #[error("there is no kind of card called '{kind}'; one of: {choices}")]
    UnknownKind {
        /// What was written.
        kind: String,
        /// What there is.
        choices: String,
    },
    /// There is no such colour.
    #[error("there is no colour called '{colour}'; one of: {choices}")]
    UnknownColour {
        /// What was written.
        colour: String,
        /// What there is.
        choices: String,
    },
    /// SS-D7.
    #[error("a card cannot be {card}: mermaids are white, and nothing else is")]
    WrongColour {
        /// What was written.
        card: String,
    },
    /// SS-D1.
    #[error("there are {count} cards '{kind}' here; there can be {most} at most")]
    TooMany {
        /// Which kind.
        kind: &'static str,
        /// How many were given.
        count: u8,
        /// How many there are.
        most: u8,
    },
    /// SS-D3.
    #[error("these are {count} cards of the colour '{colour}', but no deck has more than {most}")]
    TooColourful {
        /// Which colour.
        colour: &'static str,
        /// How many were given.
        count: usize,
        /// How many there can be.
        most: usize,
    },
    /// SS-P1.
    #[error("{cards} cannot have been played as a pair")]
    NotAPair {
        /// What was written.
        cards: String,
    },
    /// SS-A1.
    #[error("a round has 2 to 4 players, not {players}")]
    WrongTable {
        /// How many were given.
        players: usize,
    },
    /// SS-K1.
    #[error("the 'declarer' must be a player, counted from 0, unless the mode is 'none'")]
    NoDeclarer,
    /// Neither cards nor points, or both.
    #[error("player {player} needs either 'hand' and 'played', or 'cardScore' and 'colorBonus'")]
    UnclearPlayer {
        /// Which, counted from 0.
        player: usize,
    },
}

/// Counts the cards that one line of JSON tells of.
///
/// # Errors
///
/// Returns what is wrong with the line, or why the cards cannot be.
pub fn score_line(line: &str, config: &Config) -> Result<Answer, BadScore> {
    let asked: Line = serde_json::from_str(line)
        // The caller knows which line; the reader would say "line 1" of every one.
        .map_err(|error| error.to_string().replace(" at line 1 column ", ", column "))
        .map_err(|detail| BadScore::Unreadable { detail })?;
    match asked {
        Line { mode: None, declarer: None, players: None, hand, played }
            if hand.is_some() || played.is_some() =>
        {
            let (hand, played) = (hand.unwrap_or_default(), played.unwrap_or_default());
            count_cards(config, &hand, &played)
        }
        Line { mode: Some(mode), declarer, players: Some(players), hand: None, played: None } => {
            settle_round(config, mode, declarer, &players)
        }
        Line { .. } => Err(BadScore::Unclear),
    }
}

impl Answer {
    /// Why it counts what it counts, line by line.
    pub fn explain(&self) -> &[Message] {
        &self.reasons
    }
}

impl Refusal for BadScore {
    const CODES: &'static [&'static str] = &[
        "unreadable",
        "unclear",
        "unknown-kind",
        "unknown-colour",
        "wrong-colour",
        "too-many",
        "too-colourful",
        "not-a-pair",
        "wrong-table",
        "no-declarer",
        "unclear-player",
    ];

    fn code(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "unreadable",
            Self::Unclear => "unclear",
            Self::UnknownKind { .. } => "unknown-kind",
            Self::UnknownColour { .. } => "unknown-colour",
            Self::WrongColour { .. } => "wrong-colour",
            Self::TooMany { .. } => "too-many",
            Self::TooColourful { .. } => "too-colourful",
            Self::NotAPair { .. } => "not-a-pair",
            Self::WrongTable { .. } => "wrong-table",
            Self::NoDeclarer => "no-declarer",
            Self::UnclearPlayer { .. } => "unclear-player",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } | Self::Unclear | Self::UnclearPlayer { .. } => "SS-F3",
            Self::UnknownKind { .. } | Self::TooMany { .. } => "SS-D1",
            Self::UnknownColour { .. } => "SS-D6",
            Self::WrongColour { .. } => "SS-D7",
            Self::TooColourful { .. } => "SS-D3",
            Self::NotAPair { .. } => "SS-P1",
            Self::WrongTable { .. } => "SS-A1",
            Self::NoDeclarer => "SS-K7",
        }
    }
}

/// No deck has more cards of one colour (SS-D3).
const MOST_OF_A_COLOUR: usize = 10;

/// A kind and a colour, as written.
type RawCard = (String, String);

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    hand: Option<Vec<RawCard>>,
    played: Option<Vec<[RawCard; 2]>>,
    mode: Option<RawMode>,
    declarer: Option<usize>,
    players: Option<Vec<RawPlayer>>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RawPlayer {
    hand: Option<Vec<RawCard>>,
    played: Option<Vec<[RawCard; 2]>>,
    card_score: Option<u8>,
    color_bonus: Option<u8>,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawMode {
    Stop,
    LastChance,
    None,
}

/// Cards that can be, counted.
struct Cards {
    tally: Tally,
    score: Score,
}

impl Cards {
    fn read(
        config: &Config,
        hand: &[RawCard],
        played: &[[RawCard; 2]],
        named: &mut Named,
    ) -> Result<Self, BadScore> {
        let hand = hand.iter().map(read_card).collect::<Result<Vec<_>, _>>()?;
        let mut pairs = Vec::new();
        for [one, other] in played {
            let pair = [read_card(one)?, read_card(other)?];
            if config.effect(Pair::new(pair[0], pair[1])).is_none() {
                return Err(BadScore::NotAPair { cards: Pair::new(pair[0], pair[1]).to_string() });
            }
            pairs.push(pair);
        }
        named.name(config, hand.iter().chain(pairs.as_flattened()))?;
        for &colour in Colour::ALL {
            let cards = hand.iter().chain(pairs.as_flattened());
            let count = cards.filter(|face| face.colour == colour).count();
            if count > MOST_OF_A_COLOUR {
                let (colour, most) = (colour.name(), MOST_OF_A_COLOUR);
                return Err(BadScore::TooColourful { colour, count, most });
            }
        }
        let tally = Tally::of_faces(&hand, &pairs);
        Ok(Self { score: Score::of(config, &tally), tally })
    }

    fn parts(&self) -> Parts {
        let score = &self.score;
        Parts {
            collections: score.collections,
            pairs_base: score.pairs_base,
            pair_bonus: score.pair_bonus,
            multipliers: score.multipliers,
            mermaids: score.mermaid_points(),
            card_score: score.card_score(),
            color_bonus: score.colour_points(),
            instant_win: score.instant_win,
        }
    }

    fn reasons(&self, config: &Config, reasons: &mut Vec<Message>) {
        let Self { tally, score } = self;
        let mut because = |reason: Message, points: u8| {
            if points > 0 {
                reasons.push(reason.with("points", number(points)));
            }
        };
        for kind in COLLECTED {
            let reason = reason("collection").with("kind", kind.name());
            let reason = reason.with("count", number(tally.all(kind)));
            because(reason, tally.collection(config, kind));
        }
        because(reason("pairs-base"), score.pairs_base);
        let doubled = config.penguin == Penguin::DoublesPairs && tally.all(Kind::Penguin) >= 2;
        let bonus = if doubled { "pair-bonus-doubled" } else { "pair-bonus" };
        because(reason(bonus).with("pairs", number(tally.pairs())), score.pair_bonus);
        for kind in MULTIPLIERS {
            let target = config.multiplies(kind).map_or(kind, |(target, _)| target);
            let reason = reason("multiplier")
                .with("kind", kind.name())
                .with("target", target.name())
                .with("count", number(tally.all(target)));
            because(reason, tally.multiplier(config, kind));
        }
        for (nth, group) in (1..).zip(&score.mermaids) {
            let reason = reason("mermaid").with("nth", nth).with("colour", group.colour.name());
            because(reason, group.cards);
        }
        reasons.push(reason("card-score").with("points", number(score.card_score())));
        if let Some(group) = score.colour_bonus {
            let reason = reason("colour-bonus").with("colour", group.colour.name());
            reasons.push(reason.with("points", number(group.cards)));
        }
        if score.instant_win {
            reasons.push(reason("instant-win"));
        }
    }
}

/// How many cards of each kind have been named.
#[derive(Debug, Default)]
struct Named {
    counts: [u8; N_KINDS],
}

impl Named {
    /// Names these cards too, and says whether there can be so many.
    fn name<'a>(
        &mut self,
        config: &Config,
        cards: impl Iterator<Item = &'a Face>,
    ) -> Result<(), BadScore> {
        for face in cards {
            let count = &mut self.counts[face.kind as usize];
            *count = count.saturating_add(1);
        }
        for &kind in Kind::ALL {
            let (count, most) = (self.counts[kind as usize], most(config, kind));
            if count > most {
                return Err(BadScore::TooMany { kind: kind.name(), count, most });
            }
        }
        Ok(())
    }
}

/// How many cards of `kind` there can be.
fn most(config: &Config, kind: Kind) -> u8 {
    match (kind, config.deck) {
        // No deck here has three sailors, but the rule says what they would be worth (SS-J13), so
        // whoever plays with a deck made at home may ask. The printed one has two.
        (Kind::Sailor, Deck::Classic64 | Deck::Flow63) => 3,
        (kind, deck) => deck.copies(kind),
    }
}

/// Why something counts.
fn reason(key: &str) -> Message {
    Message::new(format!("sea-salt-reason-{key}"))
}

fn count_cards(
    config: &Config,
    hand: &[RawCard],
    played: &[[RawCard; 2]],
) -> Result<Answer, BadScore> {
    let cards = Cards::read(config, hand, played, &mut Named::default())?;
    let mut reasons = Vec::new();
    cards.reasons(config, &mut reasons);
    Ok(Answer { reply: Reply::Cards(cards.parts()), reasons })
}

fn settle_round(
    config: &Config,
    mode: RawMode,
    declarer: Option<usize>,
    players: &[RawPlayer],
) -> Result<Answer, BadScore> {
    let n_players = players.len();
    let seats = u8::try_from(n_players).ok().filter(|n| (2..=4).contains(n));
    let seats = seats.and_then(|n| Seats::new(n).ok());
    let seats = seats.ok_or(BadScore::WrongTable { players: n_players })?;
    let call = read_call(mode, declarer, seats)?;

    let mut named = Named::default();
    let mut counted = Vec::new();
    let mut reasons = Vec::new();
    for (player, raw) in players.iter().enumerate() {
        reasons.push(reason("player").with("player", number(player as u16)));
        counted.push(match raw {
            RawPlayer { hand: Some(hand), played, card_score: None, color_bonus: None } => {
                let played = played.as_deref().unwrap_or_default();
                let cards = Cards::read(config, hand, played, &mut named)?;
                cards.reasons(config, &mut reasons);
                Counted::Cards(cards.parts())
            }
            &RawPlayer {
                hand: None,
                played: None,
                card_score: Some(card_score),
                color_bonus: Some(color_bonus),
            } => {
                reasons.push(reason("card-score").with("points", number(card_score)));
                Counted::Given { card_score, color_bonus }
            }
            RawPlayer { .. } => return Err(BadScore::UnclearPlayer { player }),
        });
    }

    let standings = BySeat::from_fn(seats, |seat| counted[seat.index()].standing());
    let points = settle::points(config, call, &standings);
    for (seat, &got) in points.iter() {
        let player = number(seat.index() as u16);
        reasons.push(reason("points").with("player", player).with("points", number(got)));
    }
    let round = Round {
        scores: points.values().copied().collect(),
        instant_winner: counted.iter().position(|counted| counted.instant_win()),
        players: counted,
    };
    Ok(Answer { reply: Reply::Round(round), reasons })
}

fn read_call(
    mode: RawMode,
    declarer: Option<usize>,
    seats: Seats,
) -> Result<Option<(Seat, Mode)>, BadScore> {
    let declarer = declarer.map(|declarer| seats.iter().nth(declarer).ok_or(BadScore::NoDeclarer));
    match (mode, declarer.transpose()?) {
        (RawMode::Stop, Some(seat)) => Ok(Some((seat, Mode::Stop))),
        (RawMode::LastChance, Some(seat)) => Ok(Some((seat, Mode::LastChance))),
        (RawMode::None, None) => Ok(None),
        (RawMode::Stop | RawMode::LastChance, None) | (RawMode::None, Some(_)) => {
            Err(BadScore::NoDeclarer)
        }
    }
}

impl Counted {
    fn standing(self) -> Standing {
        let (card_score, colour_bonus) = match self {
            Self::Cards(parts) => (parts.card_score, parts.color_bonus),
            Self::Given { card_score, color_bonus } => (card_score, color_bonus),
        };
        Standing { card_score: card_score.into(), colour_bonus: colour_bonus.into() }
    }

    const fn instant_win(self) -> bool {
        match self {
            Self::Cards(parts) => parts.instant_win,
            Self::Given { .. } => false,
        }
    }
}

fn read_card((kind, colour): &RawCard) -> Result<Face, BadScore> {
    let kind = by_name(kind)
        .ok_or_else(|| BadScore::UnknownKind { kind: kind.clone(), choices: names::<Kind>() })?;
    let colour = by_name(colour).ok_or_else(|| BadScore::UnknownColour {
        colour: colour.clone(),
        choices: names::<Colour>(),
    })?;
    let face = Face { kind, colour };
    if (kind == Kind::Mermaid) == (colour == Colour::White) {
        Ok(face)
    } else {
        Err(BadScore::WrongColour { card: face.to_string() })
    }
}

fn by_name<C: Choice>(name: &str) -> Option<C> {
    C::ALL.iter().copied().find(|choice| choice.name() == name)
}

fn names<C: Choice>() -> String {
    C::ALL.iter().map(|choice| choice.name()).collect::<Vec<_>>().join(", ")
}

fn number(number: impl Into<u16>) -> Value {
    Value::Number(number.into().into())
}

#[cfg(test)]
mod tests;
