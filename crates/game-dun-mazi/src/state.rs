//! The state of a match, and how events change it.

use cards::Card;
use tabletop::{BySeat, Outcome, Seat, SeatSet, Seats, Turn};

use crate::{
    card_bag::CardBag,
    config::Config,
    deal::Deal,
    deck::DeckSet,
    event::Event,
    settlement::{Answer, Settlement},
    worth::Worth,
};

/// A match in progress. Contains no heap data, so that search can copy it cheaply.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct State {
    pub(crate) config: Config,
    /// Starts at 1.
    pub(crate) round: u8,
    /// The start player of this round.
    pub(crate) starter: Seat,
    pub(crate) to_act: Seat,
    pub(crate) phase: Phase,
    /// Number of turns since a card was last drawn.
    ///
    /// While the deck has cards this counts towards a stall (DM-42), and once it is empty towards
    /// sudden death (DM-41): any draw, including the last, resets it. The first play of a round
    /// (DM-13) does not count, because its player could not draw.
    pub(crate) quiet: u8,
    pub(crate) deck: DeckSet,
    pub(crate) public: CardBag,
    pub(crate) discard: CardBag,
    pub(crate) hands: BySeat<CardBag>,
    /// The cards of each hand that everyone has seen (DM-46).
    pub(crate) known: BySeat<CardBag>,
    pub(crate) totals: BySeat<i32>,
    /// How the last round ended.
    pub(crate) last: Option<Settlement>,
}

/// What the match waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// The start player plays the first card (DM-13).
    Opening,
    /// A turn begins: one of DM-20 to DM-25.
    Turn,
    /// A card was drawn, and one must be played (DM-20, DM-23).
    Play { drawn: Card },
    /// A player knocked, and the others answer (DM-30).
    Showdown { knocker: Seat, called: SeatSet, folded: SeatSet },
    /// The round is settled, and all hands are open.
    Settled,
}

/// The reason a round ends without a knock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Quiet {
    /// DM-41.
    SuddenDeath,
    /// DM-42.
    Stall,
}

impl State {
    /// The state just after the first deal.
    pub(crate) fn new(config: Config, deal: &Deal) -> Self {
        let seats = deal.hands.seats();
        let mut state = Self {
            config,
            round: 1,
            starter: deal.starter,
            to_act: deal.starter,
            phase: Phase::Opening,
            quiet: 0,
            deck: DeckSet::EMPTY,
            public: CardBag::EMPTY,
            discard: CardBag::EMPTY,
            hands: BySeat::all(seats, CardBag::EMPTY),
            known: BySeat::all(seats, CardBag::EMPTY),
            totals: BySeat::all(seats, 0),
            last: None,
        };
        state.lay_out(1, deal);
        state
    }

    pub(crate) const fn seats(&self) -> Seats {
        self.hands.seats()
    }

    #[inline]
    pub const fn config(&self) -> Config {
        self.config
    }

    #[inline]
    pub const fn round(&self) -> u8 {
        self.round
    }

    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat to act, unless the match is over.
    #[inline]
    pub const fn to_act(&self) -> Seat {
        self.to_act
    }

    #[inline]
    pub const fn n_deck(&self) -> usize {
        self.deck.len()
    }

    #[inline]
    pub const fn public(&self) -> CardBag {
        self.public
    }

    #[inline]
    pub const fn discard(&self) -> CardBag {
        self.discard
    }

    #[inline]
    pub const fn hands(&self) -> &BySeat<CardBag> {
        &self.hands
    }

    /// The cards of each hand that everyone has seen (DM-46).
    #[inline]
    pub const fn known(&self) -> &BySeat<CardBag> {
        &self.known
    }

    /// Total score of all rounds so far.
    #[inline]
    pub const fn totals(&self) -> &BySeat<i32> {
        &self.totals
    }

    /// The seat to act, or the outcome of the match (DM-43).
    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        if self.is_over() {
            Turn::Over(Outcome::highest_wins(self.totals))
        } else {
            Turn::Of(self.to_act)
        }
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.phase == Phase::Settled && self.round >= self.config.rounds
    }

    /// Whether the public zone is full.
    #[inline]
    pub(crate) const fn zone_is_full(&self) -> bool {
        self.public.len() >= self.config.places()
    }

    /// What `seat`'s hand is worth.
    pub(crate) fn worth(&self, seat: Seat) -> Worth {
        Worth::of(self.hands[seat], self.config)
    }

    /// What ends the round if nobody draws or knocks, and after how many turns.
    #[inline]
    pub(crate) fn quiet_limit(&self) -> Option<(Quiet, u8)> {
        let seats = self.seats().count() as u8;
        let stall = self.config.stall_turns;
        match (self.deck.is_empty(), stall) {
            (true, _) => Some((Quiet::SuddenDeath, 2 * seats)),
            (false, 0) => None,
            (false, _) => Some((Quiet::Stall, stall.saturating_mul(seats))),
        }
    }

    /// The answer of `seat` in the showdown, if it has given one.
    pub(crate) fn answer(&self, seat: Seat) -> Option<Answer> {
        let Phase::Showdown { knocker, called, folded } = self.phase else { return None };
        if seat == knocker {
            Some(Answer::Knock)
        } else if called.contains(seat) {
            Some(Answer::Call)
        } else if folded.contains(seat) {
            Some(Answer::Fold)
        } else {
            let mut asked = self.seats().iter_from(knocker).take_while(|&it| it != self.to_act);
            // After the last answer it is the knocker's turn: everyone has answered.
            (self.to_act == knocker || asked.any(|it| it == seat)).then_some(Answer::Mazi)
        }
    }

    /// Applies `event` to the state.
    #[inline]
    pub(crate) fn evolve(&mut self, event: &Event) {
        match *event {
            Event::Dealt { round, starter, hands } => self.lay_out(round, &Deal { starter, hands }),
            Event::Played { seat, card } => {
                let card = CardBag::of(card);
                self.let_go(seat, card);
                self.public = self.public.plus(card);
                self.phase = Phase::Turn;
                self.pass_on(seat);
            }
            Event::Drew { seat, card } => {
                self.deck = self.deck.minus(DeckSet::EMPTY.with(card));
                let drawn = card.face();
                self.hands[seat] = self.hands[seat].plus(CardBag::of(drawn));
                self.phase = Phase::Play { drawn };
                self.quiet = 0;
            }
            Event::Cleared { .. } => {
                self.discard = self.discard.plus(self.public);
                self.public = CardBag::EMPTY;
            }
            Event::Swapped { seat, give, take } => {
                let (give, take) = (give.bag(), take.bag());
                self.let_go(seat, give);
                self.hands[seat] = self.hands[seat].plus(take);
                self.known[seat] = self.known[seat].plus(take);
                self.public = self.public.minus(take).plus(give);
                self.quiet = self.quiet.saturating_add(1);
                self.pass_on(seat);
            }
            Event::Passed { seat } => {
                self.quiet = self.quiet.saturating_add(1);
                self.pass_on(seat);
            }
            Event::Knocked { seat } => {
                let nobody = SeatSet::EMPTY;
                self.phase = Phase::Showdown { knocker: seat, called: nobody, folded: nobody };
                self.pass_on(seat);
            }
            Event::Mazi { seat, hand } => {
                self.known[seat] = hand;
                self.pass_on(seat);
            }
            Event::Called { seat } => {
                if let Phase::Showdown { called, .. } = &mut self.phase {
                    *called = called.with(seat);
                }
                self.pass_on(seat);
            }
            Event::Folded { seat } => {
                if let Phase::Showdown { folded, .. } = &mut self.phase {
                    *folded = folded.with(seat);
                }
                self.pass_on(seat);
            }
            Event::Settled { settlement } => {
                for (seat, result) in settlement.results.iter() {
                    self.known[seat] = result.hand;
                    self.totals[seat] += i32::from(result.gets);
                }
                self.phase = Phase::Settled;
                self.last = Some(settlement);
            }
        }
    }

    /// Starts a new round (DM-12).
    fn lay_out(&mut self, round: u8, deal: &Deal) {
        let dealt = deal.hands.values().copied();
        self.deck = dealt.fold(DeckSet::full(self.config.decks), DeckSet::minus);
        self.hands = deal.hands.map(|cards| cards.faces());
        self.known = BySeat::all(self.seats(), CardBag::EMPTY);
        (self.public, self.discard) = (CardBag::EMPTY, CardBag::EMPTY);
        (self.starter, self.to_act) = (deal.starter, deal.starter);
        (self.round, self.phase, self.quiet) = (round, Phase::Opening, 0);
    }

    /// Removes `cards` from a hand in public view (DM-46).
    ///
    /// If the hand contained two identical cards of which one was known, the known one counts as
    /// removed, because only one of them is certain to have left.
    fn let_go(&mut self, seat: Seat, cards: CardBag) {
        self.hands[seat] = self.hands[seat].minus(cards);
        self.known[seat] = self.known[seat].minus(cards);
    }

    fn pass_on(&mut self, seat: Seat) {
        self.to_act = self.seats().after(seat);
    }
}
