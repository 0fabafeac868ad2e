//! The state of a game, and how events change it.

use tabletop::{BySeat, Outcome, Seat, SeatSet, Seats, Turn, Viewer};

use crate::{
    action::Side,
    card::{Card, Kind, N_CARDS},
    card_set::CardSet,
    config::{CallerShows, Config, DeckEmpty, Effect, ExtraTurn},
    deal::{Deal, Layout},
    deck::Colours,
    event::{Event, Victory},
    memory::Memory,
    score::{CardCounts, Score},
    settlement::Call,
    stack::Stack,
};

/// Maximum number of pairs: all fish, crabs, sailboats, sharks and swimmers.
const MAX_PAIRS: usize = 17;

/// Maximum number of extra turns in one turn (SS-E5).
///
/// Nothing enforces it, because there are not enough sailboats to reach it.
pub(crate) const EXTRA_TURN_CAP: u8 = 5;
const _: () = assert!(Kind::Sailboat.copies() / 2 <= EXTRA_TURN_CAP);

/// A game in progress, hidden cards included.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct State {
    pub(crate) config: Config,
    pub(crate) colours: Colours,
    pub(crate) deck: CardSet,
    /// The two piles, by [`Side`]; the last card is the top.
    pub(crate) piles: [Stack<Card, N_CARDS>; 2],
    pub(crate) hands: BySeat<CardSet>,
    /// The cards that each player has played.
    pub(crate) tables: BySeat<CardSet>,
    /// The same cards as pairs, in the order of play.
    pub(crate) pairs: Stack<PlayedPair, MAX_PAIRS>,
    pub(crate) memory: Memory,
    pub(crate) totals: BySeat<u16>,
    pub(crate) phase: Phase,
    pub(crate) to_act: Seat,
    /// The start player of this round.
    pub(crate) starter: Seat,
    pub(crate) call: Option<Call>,
    /// Number of extra turns that the seat to act still has.
    pub(crate) extra_turns: u8,
    /// Whether the seat to act has drawn in this turn.
    pub(crate) drew: bool,
    /// Number of consecutive players who could not draw (SS-B7).
    pub(crate) skips: u8,
    /// Number of finished rounds.
    pub(crate) rounds: u16,
    /// Number of shuffles of the deck so far: luck's epoch.
    pub(crate) shuffles: u32,
    /// Number of thefts so far: luck's epoch.
    pub(crate) thefts: u32,
}

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Draw a card.
    Draw,
    /// Keep one of these cards.
    Choose { first: Card, second: Card },
    /// Play pairs, then end the turn with or without a call.
    Play,
    /// Take a card from a pile.
    Crab,
    /// Choose which player to rob.
    Theft,
    /// Nothing: the round is settled, and all hands are open until the next begins.
    Settled,
    /// Nothing: the game is over.
    Over { winners: SeatSet, by: Victory },
}

/// A pair on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PlayedPair {
    pub(crate) seat: Seat,
    pub(crate) cards: [Card; 2],
    /// What the pair stole. A note, not a card on the table (SS-E10).
    pub(crate) loot: Option<Loot>,
}

/// A stolen card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Loot {
    pub(crate) victim: Seat,
    /// Whether everyone saw it, because the victim's hand was open.
    pub(crate) openly: bool,
    /// `None` in a determinization for a viewer who did not see it.
    pub(crate) card: Option<Card>,
}

impl State {
    pub(crate) fn new(config: Config, deal: &Deal) -> Self {
        let seats = deal.layout.seats();
        let nobody = PlayedPair { seat: seats.first(), cards: [Card::FIRST; 2], loot: None };
        let mut state = Self {
            config,
            colours: deal.colours,
            deck: CardSet::EMPTY,
            piles: [Stack::new(Card::FIRST); 2],
            hands: BySeat::all(seats, CardSet::EMPTY),
            tables: BySeat::all(seats, CardSet::EMPTY),
            pairs: Stack::new(nobody),
            memory: Memory::default(),
            totals: BySeat::all(seats, 0),
            phase: Phase::Draw,
            to_act: deal.starter,
            starter: deal.starter,
            call: None,
            extra_turns: 0,
            drew: false,
            skips: 0,
            rounds: 0,
            shuffles: 0,
            thefts: 0,
        };
        state.lay_out(deal.starter, &deal.layout);
        state
    }

    /// The seats of the game.
    #[inline]
    pub const fn seats(&self) -> Seats {
        self.hands.seats()
    }

    /// The settings of the game.
    #[inline]
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// The colour of every card.
    #[inline]
    pub const fn colours(&self) -> &Colours {
        &self.colours
    }

    /// What the game waits for.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat to act, or the last one if the game is over.
    #[inline]
    pub const fn to_act(&self) -> Seat {
        self.to_act
    }

    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over { winners, .. } => {
                let scores = self.totals.map(|&total| total.into());
                Turn::Over(Outcome { scores, winners })
            }
            Phase::Draw
            | Phase::Choose { .. }
            | Phase::Play
            | Phase::Crab
            | Phase::Theft
            | Phase::Settled => Turn::Of(self.to_act),
        }
    }

    /// The call of this round, if there is one.
    #[inline]
    pub const fn call(&self) -> Option<Call> {
        self.call
    }

    /// Each player's points of the finished rounds.
    #[inline]
    pub const fn totals(&self) -> &BySeat<u16> {
        &self.totals
    }

    /// Number of this round, starting at 1.
    #[inline]
    pub const fn round_number(&self) -> u16 {
        self.rounds.saturating_add(1)
    }

    /// The cards in the deck. Luck decides which comes next.
    #[inline]
    pub const fn deck(&self) -> CardSet {
        self.deck
    }

    /// The cards of a pile, top card last.
    #[inline]
    pub fn discards(&self, side: Side) -> &[Card] {
        self.pile(side).as_slice()
    }

    /// The cards that `seat` has played.
    #[inline]
    pub fn table(&self, seat: Seat) -> CardSet {
        self.tables[seat]
    }

    /// The cards that `seat` holds.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// Every card in deck, piles, hands and tables, and those to choose from.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let looked_at = match self.phase {
            Phase::Choose { first, second } => CardSet::EMPTY.with(first).with(second),
            Phase::Draw
            | Phase::Play
            | Phase::Crab
            | Phase::Theft
            | Phase::Settled
            | Phase::Over { .. } => CardSet::EMPTY,
        };
        let sets = self.hands.values().chain(self.tables.values()).copied();
        let piles = self.piles.iter().flat_map(Stack::iter).copied();
        sets.chain([self.deck, looked_at]).flat_map(CardSet::iter).chain(piles)
    }

    /// The current score of the cards of `seat`.
    pub fn score(&self, seat: Seat) -> Score {
        Score::of(&self.config, &self.card_counts(seat))
    }

    /// The card score of `seat`, without its parts.
    #[inline]
    pub fn card_score(&self, seat: Seat) -> u8 {
        self.card_counts(seat).card_score(&self.config)
    }

    #[inline]
    pub fn card_counts(&self, seat: Seat) -> CardCounts {
        CardCounts::of(&self.colours, self.hands[seat], self.tables[seat])
    }

    pub(crate) fn pile(&self, side: Side) -> &Stack<Card, N_CARDS> {
        &self.piles[side as usize]
    }

    /// Whether a card can be drawn from the deck, if necessary after a reshuffle (SS-B6, SS-B7).
    #[inline]
    pub fn deck_can_be_drawn(&self) -> bool {
        !self.deck.is_empty()
            || match self.config.deck_empty {
                DeckEmpty::Reshuffle => self.piles.iter().any(|pile| pile.len() >= 2),
                DeckEmpty::EndRound => false,
            }
    }

    /// Whether the deck or a pile has a card to draw.
    #[inline]
    pub(crate) fn anything_to_draw(&self) -> bool {
        !self.deck.is_empty() || self.piles.iter().any(|pile| !pile.is_empty())
    }

    /// The pile to which a discard must go, if exactly one is empty (SS-B4).
    #[inline]
    pub fn forced_pile(&self) -> Option<Side> {
        let [left, right] = self.piles.each_ref().map(Stack::is_empty);
        Side::forced(left, right)
    }

    /// Whether `seat` cannot be robbed because it has called a last chance (SS-H5).
    #[inline]
    pub(crate) fn is_locked(&self, seat: Seat) -> bool {
        self.config.last_chance_lock && self.call.is_some_and(|call| call.seat == seat)
    }

    /// The seats that the seat to act can rob (SS-E9).
    #[inline]
    pub fn victims(&self) -> impl Iterator<Item = Seat> {
        let robbable = |&seat: &Seat| {
            seat != self.to_act && !self.hands[seat].is_empty() && !self.is_locked(seat)
        };
        self.seats().iter().filter(robbable)
    }

    /// Whether the hand of `seat` is open (SS-F5).
    pub(crate) fn lies_open(&self, seat: Seat) -> bool {
        let called = self.call.is_some_and(|call| call.seat == seat);
        match self.phase {
            Phase::Settled | Phase::Over { .. } => true,
            Phase::Draw | Phase::Choose { .. } | Phase::Play | Phase::Crab | Phase::Theft => {
                called && self.config.caller_shows == CallerShows::Hand
            }
        }
    }

    /// Applies `event` to the state. It neither judges nor draws.
    #[inline]
    pub(crate) fn evolve(&mut self, event: &Event) {
        match *event {
            Event::Reshuffled => self.reshuffle(),
            Event::Drew { seat, first, second } => {
                self.drew = true;
                self.deck = self.deck.without(first);
                match second {
                    Some(second) => {
                        self.deck = self.deck.without(second);
                        self.phase = Phase::Choose { first, second };
                    }
                    None => self.gain(seat, first),
                }
            }
            Event::Kept { seat, kept, discarded, to } => {
                self.piles[to as usize].push(discarded);
                self.gain(seat, kept);
            }
            Event::Took { seat, card, from } => {
                self.drew = true;
                self.gain_openly(seat, card, from, 0);
            }
            Event::NothingToDraw { .. } => self.phase = Phase::Play,
            Event::Paired { seat, cards, effect } => self.pair(seat, cards, effect),
            Event::Fished { seat, card } => {
                self.deck = self.deck.without(card);
                self.gain(seat, card);
            }
            Event::Picked { seat, card, from, depth } => {
                self.gain_openly(seat, card, from, depth.into());
            }
            Event::Robbed { seat, victim, card } => self.rob(seat, victim, card),
            Event::Called(call) => self.record_call(call),
            Event::Passed { .. } => {}
            // Remaining extra turns belong to the skipped turn (SS-X8).
            Event::TurnSkipped { .. } => self.extra_turns = 0,
            Event::TurnBegan { seat, extra } => self.begin_turn(seat, extra),
            Event::Settled { points, .. } => {
                for (seat, total) in self.totals.iter_mut() {
                    *total = total.saturating_add(points[seat]);
                }
                self.phase = Phase::Settled;
            }
            Event::RoundBegan { starter, ref layout, ref colours } => {
                self.colours = colours.unwrap_or(self.colours);
                self.rounds = self.rounds.saturating_add(1);
                self.shuffles = self.shuffles.wrapping_add(1);
                self.lay_out(starter, layout);
            }
            Event::Ended { winners, by } => self.phase = Phase::Over { winners, by },
        }
    }

    /// Number of consecutive players who could not draw, if the turn ends now (SS-B7).
    ///
    /// An absent player who could have drawn does not count.
    pub(crate) fn skips_after_turn(&self) -> u8 {
        if self.drew || self.anything_to_draw() { 0 } else { self.skips.saturating_add(1) }
    }

    /// Moves the piles without their top cards to the deck (SS-B6).
    fn reshuffle(&mut self) {
        for pile in &mut self.piles {
            let Some(top) = pile.last() else { continue };
            let rest: CardSet = pile.iter().copied().collect();
            self.deck = self.deck | rest.without(top);
            pile.clear();
            pile.push(top);
        }
        self.shuffles = self.shuffles.wrapping_add(1);
    }

    #[inline]
    fn gain(&mut self, seat: Seat, card: Card) {
        self.hands[seat] = self.hands[seat].with(card);
        self.phase = Phase::Play;
    }

    fn gain_openly(&mut self, seat: Seat, card: Card, from: Side, depth: usize) {
        self.piles[from as usize].take_out(depth);
        self.memory.shown(seat, CardSet::EMPTY.with(card));
        self.gain(seat, card);
    }

    fn pair(&mut self, seat: Seat, cards: [Card; 2], effect: Effect) {
        for card in cards {
            self.hands[seat] = self.hands[seat].without(card);
            self.tables[seat] = self.tables[seat].with(card);
            self.memory.left(&self.colours, seat, card);
        }
        self.pairs.push(PlayedPair { seat, cards, loot: None });
        self.phase = match (effect, self.config.extra_turn) {
            (Effect::BlindDraw | Effect::Nothing, _) => Phase::Play,
            (Effect::TakeDiscard, _) => Phase::Crab,
            (Effect::Theft, _) => Phase::Theft,
            (Effect::ExtraTurn, ExtraTurn::AtOnce) => Phase::Draw,
            (Effect::ExtraTurn, ExtraTurn::After) => {
                self.extra_turns = self.extra_turns.saturating_add(1);
                Phase::Play
            }
        };
    }

    fn rob(&mut self, thief: Seat, victim: Seat, card: Card) {
        let openly = self.lies_open(victim);
        if openly {
            self.memory.left(&self.colours, victim, card);
            self.memory.shown(thief, CardSet::EMPTY.with(card));
        } else {
            self.memory.stolen(&self.colours, thief, victim, card);
        }
        self.hands[victim] = self.hands[victim].without(card);
        if let Some(pair) = self.pairs.last_mut() {
            pair.loot = Some(Loot { victim, openly, card: Some(card) });
        }
        self.thefts = self.thefts.wrapping_add(1);
        self.gain(thief, card);
    }

    /// Applies a call, which forfeits extra turns (SS-E6).
    fn record_call(&mut self, call: Call) {
        self.call = Some(call);
        self.extra_turns = 0;
        if self.config.caller_shows == CallerShows::Hand {
            self.memory.shown(call.seat, self.hands[call.seat]);
        }
    }

    fn begin_turn(&mut self, seat: Seat, extra: bool) {
        if extra {
            self.extra_turns = self.extra_turns.saturating_sub(1);
        } else {
            self.skips = self.skips_after_turn();
            self.drew = false;
            self.extra_turns = 0;
        }
        self.to_act = seat;
        self.phase = Phase::Draw;
    }

    /// Resets the round's state (SS-N2).
    fn lay_out(&mut self, starter: Seat, layout: &Layout) {
        self.deck = layout.deck(&self.config);
        for (pile, card) in self.piles.iter_mut().zip([layout.left, layout.right]) {
            pile.clear();
            if let Some(card) = card {
                pile.push(card);
            }
        }
        self.hands = layout.hands;
        self.tables = BySeat::all(self.seats(), CardSet::EMPTY);
        self.pairs.clear();
        self.memory = Memory::default();
        self.phase = Phase::Draw;
        self.to_act = starter;
        self.starter = starter;
        self.call = None;
        self.extra_turns = 0;
        self.drew = false;
        self.skips = 0;
    }

    /// The cards that `viewer` knows in the hand of `seat`: its own hand, an open hand, or the
    /// cards it has seen.
    #[inline]
    pub fn known(&self, viewer: Viewer, seat: Seat) -> CardSet {
        if viewer.is(seat) || self.lies_open(seat) {
            self.hands[seat]
        } else {
            self.memory.known(viewer, seat)
        }
    }
}
