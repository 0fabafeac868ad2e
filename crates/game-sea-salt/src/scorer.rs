//! Scorer for games with real cards.
//!
//! A line of JSON asks for the score of one player's cards, or for the settlement of a round:
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
//! Colours are labels here: any colour of any deck is valid, as long as mermaids are white and
//! nothing else is. The deck in force determines the kinds of cards and their numbers.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Choice, Message, Seat, Seats, Value};

use crate::{
    card::{Colour, Face, Kind, N_KINDS, Pair},
    config::{Config, Penguin},
    deck::Deck,
    score::{COLLECTED, CardCounts, MULTIPLIERS, Score},
    settlement::{self, Mode, Subtotal},
};

/// A score with its reasons.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScoreReply {
    /// The result.
    #[serde(flatten)]
    pub scored: Scored,
    #[serde(skip)]
    reasons: Vec<Message>,
}

/// The result of a request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Scored {
    /// The score of one player's cards.
    Cards(Parts),
    /// The points of a round.
    Round(Round),
}

/// The score of one player's cards, part by part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Parts {
    /// Shells, octopuses, penguins, sailors and starfish.
    pub collections: u8,
    /// Pairs, by their cards.
    pub pairs_base: u8,
    /// Bonus for the played pairs.
    pub pair_bonus: u8,
    /// Points of cards that score other cards.
    pub multipliers: u8,
    /// Points of mermaids.
    pub mermaids: u8,
    /// The sum of the above.
    pub card_score: u8,
    /// Cards of the largest colour.
    pub color_bonus: u8,
    /// Whether there are four mermaids.
    pub instant_win: bool,
}

/// The points of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Round {
    /// Points of each player, in seat order.
    pub scores: Vec<u16>,
    /// The score of each player's cards.
    pub players: Vec<Counted>,
    /// The player who wins the game at once with four mermaids, whatever the points (SS-M6).
    pub instant_winner: Option<usize>,
}

/// The score of one player's cards in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Counted {
    /// Computed from the cards.
    Cards(Parts),
    /// As given in the request.
    #[serde(rename_all = "camelCase")]
    Given {
        card_score: u8,
        /// Cards of the largest colour.
        color_bonus: u8,
    },
}

tabletop::refusal! {
    /// Why a line cannot be scored. Its text for people is `sea-salt-score-<code>` in `locales/`.
    pub enum ScoreError {
        /// It is not valid JSON of the expected form.
        #[error("cannot read the line: {detail}")]
        Unreadable { detail: String } = "unreadable" by "SS-F3",
        /// It has neither cards nor players, or both.
        #[error("give one 'hand' with what is 'played', or 'players' with a 'mode'")]
        Unclear = "unclear" by "SS-F3",
        /// There is no such kind.
        #[error("there is no kind of card called '{kind}'; choose one of: {choices}")]
        UnknownKind { kind: String, choices: String } = "unknown-kind" by "SS-D1",
        /// There is no such colour.
        #[error("there is no colour called '{colour}'; choose one of: {choices}")]
        UnknownColour { colour: String, choices: String } = "unknown-colour" by "SS-D6",
        #[error("a card cannot be {card}: mermaids are white, and nothing else is")]
        WrongColour { card: String } = "wrong-colour" by "SS-D7",
        #[error("there are {count} '{kind}' cards here; there can be at most {most}")]
        TooMany { kind: &'static str, count: u8, most: u8 } = "too-many" by "SS-D1",
        #[error("there are {count} cards of the colour '{colour}' here, but no deck has more than {most}")]
        TooColourful { colour: &'static str, count: usize, most: usize } = "too-colourful" by "SS-D3",
        #[error("{cards} cannot have been played as a pair")]
        NotAPair { cards: String } = "not-a-pair" by "SS-P1",
        #[error("a round has 2 to 4 players, not {players}")]
        WrongTable { players: usize } = "wrong-table" by "SS-A1",
        #[error("the 'declarer' must be a player, counted from 0, unless the mode is 'none'")]
        NoDeclarer = "no-declarer" by "SS-K7",
        /// The player has neither cards nor points, or both.
        #[error("player {player} needs either 'hand' and 'played', or 'cardScore' and 'colorBonus'")]
        UnclearPlayer {
            /// 0-based index of the player.
            player: usize,
        } = "unclear-player" by "SS-F3",
    }
}

/// Scores one line of JSON.
///
/// # Errors
///
/// Returns what is wrong with the line, or why the cards are impossible.
pub fn score_line(line: &str, config: &Config) -> Result<ScoreReply, ScoreError> {
    let asked: Line = serde_json::from_str(line)
        // The caller knows the line number; the JSON parser would say "line 1" for every line.
        .map_err(|error| error.to_string().replace(" at line 1 column ", ", column "))
        .map_err(|detail| ScoreError::Unreadable { detail })?;
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
        Line { .. } => Err(ScoreError::Unclear),
    }
}

impl ScoreReply {
    /// The reasons for the score, line by line.
    pub fn explain(&self) -> &[Message] {
        &self.reasons
    }
}

/// Maximum number of cards of one colour in any deck (SS-D3).
const MOST_OF_A_COLOUR: usize = 10;

/// A kind and a colour, as written.
type RawCard = (String, String);

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with `hand` or `players`")]
struct Line {
    hand: Option<Vec<RawCard>>,
    played: Option<Vec<[RawCard; 2]>>,
    mode: Option<RawMode>,
    declarer: Option<usize>,
    players: Option<Vec<RawPlayer>>,
}

#[derive(Debug, Deserialize)]
#[serde(
    rename_all = "camelCase",
    deny_unknown_fields,
    expecting = "an object with `hand` or `cardScore`"
)]
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

/// Valid cards, counted.
struct Cards {
    counts: CardCounts,
    score: Score,
}

impl Cards {
    fn read(
        config: &Config,
        hand: &[RawCard],
        played: &[[RawCard; 2]],
        named: &mut Named,
    ) -> Result<Self, ScoreError> {
        let hand = hand.iter().map(read_card).collect::<Result<Vec<_>, _>>()?;
        let mut pairs = Vec::new();
        for [one, other] in played {
            let pair = [read_card(one)?, read_card(other)?];
            if config.effect(Pair::new(pair[0], pair[1])).is_none() {
                return Err(ScoreError::NotAPair {
                    cards: Pair::new(pair[0], pair[1]).to_string(),
                });
            }
            pairs.push(pair);
        }
        named.name(config, hand.iter().chain(pairs.as_flattened()))?;
        for &colour in Colour::ALL {
            let cards = hand.iter().chain(pairs.as_flattened());
            let count = cards.filter(|face| face.colour == colour).count();
            if count > MOST_OF_A_COLOUR {
                let (colour, most) = (colour.name(), MOST_OF_A_COLOUR);
                return Err(ScoreError::TooColourful { colour, count, most });
            }
        }
        let counts = CardCounts::of_faces(hand, pairs);
        Ok(Self { score: Score::of(config, &counts), counts })
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
        let Self { counts, score } = self;
        let mut because = |reason: Message, points: u8| {
            if points > 0 {
                reasons.push(reason.with("points", number(points)));
            }
        };
        for kind in COLLECTED {
            let reason = reason("collection").with("kind", kind.name());
            let reason = reason.with("count", number(counts.all(kind)));
            because(reason, counts.collection(config, kind));
        }
        because(reason("pairs-base"), score.pairs_base);
        let doubled = config.penguin == Penguin::DoublesPairs && counts.all(Kind::Penguin) >= 2;
        let bonus = if doubled { "pair-bonus-doubled" } else { "pair-bonus" };
        because(reason(bonus).with("pairs", number(counts.pairs())), score.pair_bonus);
        for kind in MULTIPLIERS {
            let target = config.multiplies(kind).map_or(kind, |(target, _)| target);
            let reason = reason("multiplier")
                .with("kind", kind.name())
                .with("target", target.name())
                .with("count", number(counts.all(target)));
            because(reason, counts.multiplier(config, kind));
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

/// Number of cards of each kind so far.
#[derive(Debug, Default)]
struct Named {
    counts: [u8; N_KINDS],
}

impl Named {
    /// Adds these cards, and checks that there can be so many.
    fn name<'a>(
        &mut self,
        config: &Config,
        cards: impl Iterator<Item = &'a Face>,
    ) -> Result<(), ScoreError> {
        for face in cards {
            let count = &mut self.counts[face.kind as usize];
            *count = count.saturating_add(1);
        }
        for &kind in Kind::ALL {
            let (count, most) = (self.counts[kind as usize], most(config, kind));
            if count > most {
                return Err(ScoreError::TooMany { kind: kind.name(), count, most });
            }
        }
        Ok(())
    }
}

/// Maximum number of cards of `kind`.
fn most(config: &Config, kind: Kind) -> u8 {
    match (kind, config.deck) {
        // No deck here has three sailors, but the rules define their score (SS-J13), so people with
        // a home-made deck may ask. The printed deck has two.
        (Kind::Sailor, Deck::Classic64 | Deck::Flow63) => 3,
        (kind, deck) => deck.copies(kind),
    }
}

/// A message with the reason for a score.
fn reason(key: &str) -> Message {
    Message::new(format!("sea-salt-reason-{key}"))
}

fn count_cards(
    config: &Config,
    hand: &[RawCard],
    played: &[[RawCard; 2]],
) -> Result<ScoreReply, ScoreError> {
    let cards = Cards::read(config, hand, played, &mut Named::default())?;
    let mut reasons = Vec::new();
    cards.reasons(config, &mut reasons);
    Ok(ScoreReply { scored: Scored::Cards(cards.parts()), reasons })
}

fn settle_round(
    config: &Config,
    mode: RawMode,
    declarer: Option<usize>,
    players: &[RawPlayer],
) -> Result<ScoreReply, ScoreError> {
    let n_players = players.len();
    let seats = u8::try_from(n_players).ok().filter(|n| (2..=4).contains(n));
    let seats = seats.and_then(|n| Seats::new(n).ok());
    let seats = seats.ok_or(ScoreError::WrongTable { players: n_players })?;
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
            RawPlayer { .. } => return Err(ScoreError::UnclearPlayer { player }),
        });
    }

    let subtotals = BySeat::from_fn(seats, |seat| counted[seat.index()].subtotal());
    let points = settlement::points(config, call, &subtotals);
    for (seat, &got) in points.iter() {
        let player = number(seat.index() as u16);
        reasons.push(reason("points").with("player", player).with("points", number(got)));
    }
    let round = Round {
        scores: points.values().copied().collect(),
        instant_winner: counted.iter().position(|counted| counted.instant_win()),
        players: counted,
    };
    Ok(ScoreReply { scored: Scored::Round(round), reasons })
}

fn read_call(
    mode: RawMode,
    declarer: Option<usize>,
    seats: Seats,
) -> Result<Option<(Seat, Mode)>, ScoreError> {
    let declarer =
        declarer.map(|declarer| seats.iter().nth(declarer).ok_or(ScoreError::NoDeclarer));
    match (mode, declarer.transpose()?) {
        (RawMode::Stop, Some(seat)) => Ok(Some((seat, Mode::Stop))),
        (RawMode::LastChance, Some(seat)) => Ok(Some((seat, Mode::LastChance))),
        (RawMode::None, None) => Ok(None),
        (RawMode::Stop | RawMode::LastChance, None) | (RawMode::None, Some(_)) => {
            Err(ScoreError::NoDeclarer)
        }
    }
}

impl Counted {
    fn subtotal(self) -> Subtotal {
        let (card_score, colour_bonus) = match self {
            Self::Cards(parts) => (parts.card_score, parts.color_bonus),
            Self::Given { card_score, color_bonus } => (card_score, color_bonus),
        };
        Subtotal { card_score: card_score.into(), colour_bonus: colour_bonus.into() }
    }

    const fn instant_win(self) -> bool {
        match self {
            Self::Cards(parts) => parts.instant_win,
            Self::Given { .. } => false,
        }
    }
}

fn read_card((kind, colour): &RawCard) -> Result<Face, ScoreError> {
    let kind = by_name(kind)
        .ok_or_else(|| ScoreError::UnknownKind { kind: kind.clone(), choices: names::<Kind>() })?;
    let colour = by_name(colour).ok_or_else(|| ScoreError::UnknownColour {
        colour: colour.clone(),
        choices: names::<Colour>(),
    })?;
    let face = Face { kind, colour };
    if (kind == Kind::Mermaid) == (colour == Colour::White) {
        Ok(face)
    } else {
        Err(ScoreError::WrongColour { card: face.to_string() })
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
