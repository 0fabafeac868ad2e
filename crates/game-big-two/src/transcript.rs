//! The judge's text format: a deck, four names and actions as input, a transcript of the game as
//! output.
//!
//! These sentences are not messages for players, so they are not in `locales/`. They are a file
//! format, fixed to the byte by BT-30 to BT-36, which the programs of learners must produce too.

use std::fmt::Write as _;

use cards::{Card, CardSet, Face, Rank, Suit};
use tabletop::{Rules, Turn, luck::Quick};

use crate::{
    action::Action, config::Config, deal::Deal, event::Event, game::BigTwo, rejection::Rejection,
    state::State,
};

tabletop::refusal! {
    /// Why an input cannot be judged (BT-36). Lines and cards are counted from 1.
    pub enum InputRefusal {
        #[error("line {line}: this is not UTF-8 text")]
        NotText { line: usize } = "not-text" by "BT-36",
        #[error("line 1: a deck has 52 cards, this one has {found}")]
        DeckSize { found: usize } = "deck-size" by "BT-36",
        #[error(
            "line 1, card {place}: '{token}' is not a card; write suit and rank as in C[3] or S[10]"
        )]
        NotACard { place: usize, token: String } = "not-a-card" by "BT-36",
        #[error("line 1, card {place}: {token} is already card {first}")]
        CardTwice { place: usize, token: String, first: usize } = "card-twice" by "BT-36",
        #[error("four names must follow the deck, one per line; found {found}")]
        MissingNames { found: usize } = "missing-names" by "BT-36",
        #[error("line {line}: this name is blank")]
        BlankName { line: usize } = "blank-name" by "BT-36",
    }
}

/// Judges a whole recorded game and returns its transcript.
///
/// # Errors
///
/// Returns what is wrong with the text, the deck or the names. A wrong action is never an error.
pub fn judge(input: &[u8]) -> Result<String, InputRefusal> {
    judge_by(&RULES, input)
}

fn judge_by(config: &Config, input: &[u8]) -> Result<String, InputRefusal> {
    let text = str::from_utf8(input).map_err(|error| {
        let before = &input[..error.valid_up_to()];
        InputRefusal::NotText { line: before.split(|&byte| byte == b'\n').count() }
    })?;
    let mut lines = text.strip_prefix('\u{feff}').unwrap_or(text).lines();
    let mut transcript = Transcript::open_by(config, &mut lines)?;
    let mut out = transcript.opening();
    for line in lines {
        if transcript.act(line, &mut out) == Progress::Over {
            break;
        }
    }
    Ok(out)
}

/// A game being judged, line by line.
#[derive(Debug, Clone)]
pub struct Transcript {
    names: [String; 4],
    state: State,
    events: Vec<Event>,
}

/// Whether a game continues.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// A player is to act.
    GoesOn,
    /// A player has won; the rest of the input is ignored (BT-35).
    Over,
}

const NEW_ROUND: &str = "新的回合開始了。";
const LEADER_CANNOT_PASS: &str = "你不能在新的回合中喊 PASS";
const ILLEGAL: &str = "此牌型不合法，請再嘗試一次。";

impl Transcript {
    /// Reads the deck and the names: five lines, without line endings.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with them.
    pub fn open<'a>(lines: &mut impl Iterator<Item = &'a str>) -> Result<Self, InputRefusal> {
        Self::open_by(&RULES, lines)
    }

    fn open_by<'a>(
        config: &Config,
        lines: &mut impl Iterator<Item = &'a str>,
    ) -> Result<Self, InputRefusal> {
        let deal = read_deck(lines.next().unwrap_or_default())?;
        let mut found = 0;
        let mut names = [const { String::new() }; 4];
        for (name, line) in names.iter_mut().zip(lines) {
            if line.trim().is_empty() {
                return Err(InputRefusal::BlankName { line: found + 2 });
            }
            line.trim_end_matches('\r').clone_into(name);
            found += 1;
        }
        if found < names.len() {
            return Err(InputRefusal::MissingNames { found });
        }
        let state = BigTwo::begin(config, &deal);
        Ok(Self { names, state, events: Vec::new() })
    }

    /// The text before the first action.
    pub fn opening(&self) -> String {
        let mut out = String::new();
        self.write_round(&mut out);
        out
    }

    /// Judges one line of actions and appends the result to `out`.
    pub fn act(&mut self, line: &str, out: &mut String) -> Progress {
        let Turn::Of(seat) = BigTwo::turn(&self.state) else { return Progress::Over };
        let line = line.trim_matches([' ', '\t', '\r']);
        if line.is_empty() {
            return Progress::GoesOn; // BT-34
        }
        let decided = self.read_action(line).and_then(|action| {
            let (luck, events) = (&mut Quick::new(0), &mut self.events);
            BigTwo::decide(&self.state, seat, &action, luck, events).map_err(Some)
        });
        match decided {
            Ok(()) => self.write_events(out),
            Err(Some(Rejection::LeaderCannotPass)) => self.write_refusal(LEADER_CANNOT_PASS, out),
            Err(_) => self.write_refusal(ILLEGAL, out),
        }
        match BigTwo::turn(&self.state) {
            Turn::Of(_) => Progress::GoesOn,
            Turn::Over(_) => Progress::Over,
        }
    }

    /// Reads `-1` as a pass and anything else as positions in the hand as last printed (BT-34).
    fn read_action(&self, line: &str) -> Result<Action, Option<Rejection>> {
        if line == "-1" {
            return Ok(Action::Pass);
        }
        let hand: Vec<Card> = self.hand().collect();
        let mut chosen = CardSet::EMPTY;
        for place in line.split([' ', '\t']).filter(|place| !place.is_empty()) {
            // Digits only: `parse` alone would also accept a `+`.
            let is_number = place.bytes().all(|byte| byte.is_ascii_digit());
            let place = place.parse::<usize>().ok().filter(|_| is_number);
            let card = place.and_then(|place| hand.get(place).copied());
            match card {
                Some(card) if !chosen.contains(card) => chosen = chosen.with(card),
                Some(_) | None => return Err(None),
            }
        }
        Ok(Action::Play(chosen))
    }

    fn write_events(&mut self, out: &mut String) {
        for event in self.events.drain(..) {
            BigTwo::evolve(&mut self.state, &event);
            match event {
                Event::Played { seat, play } => {
                    let name = &self.names[seat.index()];
                    let (pattern, cards) = (play.pattern().names.zh_tw, play.cards());
                    put(out, format_args!("玩家 {name} 打出了 {pattern}"));
                    for card in RULES.suit_order.sorted(cards) {
                        put(out, format_args!(" {}", Bracketed(card)));
                    }
                    out.push('\n');
                }
                Event::Passed { seat } => {
                    put(out, format_args!("玩家 {} PASS.\n", self.names[seat.index()]));
                }
                Event::Settled(settlement) => {
                    let name = &self.names[settlement.winner.index()];
                    put(out, format_args!("遊戲結束，遊戲的勝利者為 {name}\n"));
                }
                Event::Cleared { .. } | Event::Dealt { .. } => {}
            }
        }
        match BigTwo::turn(&self.state) {
            Turn::Of(_) if self.state.top.is_none() => self.write_round(out),
            Turn::Of(_) => self.write_turn(out),
            Turn::Over(_) => {}
        }
    }

    fn write_round(&self, out: &mut String) {
        put(out, format_args!("{NEW_ROUND}\n"));
        self.write_turn(out);
    }

    fn write_turn(&self, out: &mut String) {
        put(out, format_args!("輪到{}了\n", self.names[self.state.to_act.index()]));
        self.write_hand(out);
    }

    fn write_refusal(&self, refusal: &str, out: &mut String) {
        put(out, format_args!("{refusal}\n"));
        self.write_hand(out);
    }

    /// Positions above cards; each column is as wide as its card and one space (BT-30).
    fn write_hand(&self, out: &mut String) {
        let mut places = String::new();
        let mut cards = String::new();
        for (place, card) in self.hand().enumerate() {
            let before = cards.len();
            put(&mut cards, format_args!("{} ", Bracketed(card)));
            put(&mut places, format_args!("{place:<width$}", width = cards.len() - before));
        }
        put(out, format_args!("{}\n{}\n", places.trim_end(), cards.trim_end()));
    }

    fn hand(&self) -> impl Iterator<Item = Card> {
        RULES.suit_order.sorted(self.state.hands[self.state.to_act])
    }
}

/// A card as the judge writes it, such as `C[3]`.
struct Bracketed(Card);

impl std::fmt::Display for Bracketed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0.face() {
            Face::Suited(rank, suit) => write!(f, "{}[{}]", suit.letter(), rank.name()),
            Face::Joker(_) => write!(f, "{}", self.0),
        }
    }
}

/// The judge supports only one preset.
const RULES: Config = Config::CLASSIC;

/// Reads the deck: the left end is the bottom, the right end is the top (BT-2).
fn read_deck(line: &str) -> Result<Deal, InputRefusal> {
    let tokens: Vec<&str> = line.split_whitespace().collect();
    let mut seen = CardSet::EMPTY;
    let mut deck = Vec::with_capacity(52);
    for (place, token) in (1..).zip(&tokens) {
        let not_a_card = || InputRefusal::NotACard { place, token: shortened(token) };
        let card = read_card(token).ok_or_else(not_a_card)?;
        if seen.contains(card) {
            let first = deck.iter().position(|&other| other == card).map_or(0, |index| index + 1);
            return Err(InputRefusal::CardTwice { place, token: (*token).to_owned(), first });
        }
        seen = seen.with(card);
        deck.push(card);
    }
    deck.reverse();
    let deck = deck.try_into().map_err(|_| InputRefusal::DeckSize { found: tokens.len() })?;
    Ok(Deal::from_top(deck, RULES.suit_order))
}

/// Reads `S[3]`. `S[^3]`, the markup of the source documents, is the same card.
fn read_card(token: &str) -> Option<Card> {
    let (suit, rest) = token.split_once('[')?;
    let mut letters = suit.chars();
    let suit = Suit::lettered(letters.next()?)?;
    let rank = rest.strip_suffix(']')?;
    let rank = Rank::named(rank.strip_prefix('^').unwrap_or(rank))?;
    letters.next().is_none().then_some(Card::new(rank, suit))
}

/// The start of an invalid word, long enough to find it.
fn shortened(token: &str) -> String {
    const ENOUGH: usize = 20;
    match token.char_indices().nth(ENOUGH) {
        Some((end, _)) => format!("{}…", &token[..end]),
        None => token.to_owned(),
    }
}

/// Appends to a text. Writing to a `String` cannot fail.
fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _infallible = out.write_fmt(text);
}

#[cfg(test)]
pub(crate) mod tests;
