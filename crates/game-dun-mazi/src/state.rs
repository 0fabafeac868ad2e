//! Everything about a match in progress, and how an event changes it.

use cards::Card;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Outcome, Seat, SeatSet, Seats, Turn};

use crate::{
    card_bag::CardBag,
    config::Config,
    deck::DeckSet,
    event::{Deal, Event},
    settlement::{Answer, Settlement},
    worth::Worth,
};

/// A match in progress. Flat, so that search can copy it without a heap.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct State {
    pub(crate) config: Config,
    /// Which round, counted from 1.
    pub(crate) round: u8,
    /// Who started it.
    pub(crate) start: Seat,
    /// Who is to act.
    pub(crate) seat: Seat,
    pub(crate) phase: Phase,
    /// How many turns have passed since a card was last drawn.
    ///
    /// While the deck has cards this counts towards a standstill (DM-42), and once it is empty
    /// towards sudden death (DM-41): drawing the last card sets it to zero, as any draw does. The
    /// first play of a round (DM-13) is not counted: nobody could have drawn.
    pub(crate) quiet: u8,
    pub(crate) deck: DeckSet,
    pub(crate) public: CardBag,
    pub(crate) discard: CardBag,
    pub(crate) hands: BySeat<CardBag>,
    /// The part of each hand that everybody has seen (DM-46).
    pub(crate) known: BySeat<CardBag>,
    pub(crate) totals: BySeat<i32>,
    /// How the last round ended.
    pub(crate) last: Option<Settlement>,
}

/// What is due now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Phase {
    /// The start player plays the first card (DM-13).
    Opening,
    /// A turn begins: one of DM-20 to DM-25.
    Turn,
    /// A card was drawn, and one must be played (DM-20, DM-23).
    Play {
        /// What was drawn; `None` to the eyes of others.
        drawn: Option<Card>,
    },
    /// Somebody knocked, and the others answer (DM-30).
    Showdown {
        /// Who knocked.
        knocker: Seat,
        /// Who has called.
        called: SeatSet,
        /// Who has folded.
        folded: SeatSet,
    },
    /// The round is settled, and all hands are open.
    Settled,
}

/// Why a round ends without a knock.
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
            start: deal.start,
            seat: deal.start,
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

    /// What was chosen before the deal.
    #[inline]
    pub const fn config(&self) -> Config {
        self.config
    }

    /// Which round, counted from 1.
    #[inline]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// What is due now.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Who is to act, unless the match is over.
    #[inline]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many cards the deck has left.
    #[inline]
    pub const fn n_deck(&self) -> usize {
        self.deck.len()
    }

    /// What lies in the public zone.
    #[inline]
    pub const fn public(&self) -> CardBag {
        self.public
    }

    /// What has been discarded.
    #[inline]
    pub const fn discard(&self) -> CardBag {
        self.discard
    }

    /// What each seat holds.
    #[inline]
    pub const fn hands(&self) -> &BySeat<CardBag> {
        &self.hands
    }

    /// The part of each hand that everybody has seen (DM-46).
    #[inline]
    pub const fn known(&self) -> &BySeat<CardBag> {
        &self.known
    }

    /// The score of all rounds so far.
    #[inline]
    pub const fn totals(&self) -> &BySeat<i32> {
        &self.totals
    }

    /// Whose move it is, or how the match ended (DM-43).
    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        if self.is_over() {
            Turn::Over(Outcome::highest_wins(self.totals))
        } else {
            Turn::Of(self.seat)
        }
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.phase == Phase::Settled && self.round >= self.config.rounds
    }

    /// Whether every place of the public zone is taken.
    #[inline]
    pub(crate) const fn zone_is_full(&self) -> bool {
        self.public.len() >= self.config.places()
    }

    /// What `seat`'s hand is worth.
    pub(crate) fn worth(&self, seat: Seat) -> Worth {
        Worth::of(self.hands[seat], self.config)
    }

    /// What ends the round if nobody draws or knocks, and after how many quiet turns.
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

    /// What `seat` has said in the showdown, if there is one and it has.
    pub(crate) fn answer(&self, seat: Seat) -> Option<Answer> {
        let Phase::Showdown { knocker, called, folded } = self.phase else { return None };
        if seat == knocker {
            Some(Answer::Knock)
        } else if called.contains(seat) {
            Some(Answer::Call)
        } else if folded.contains(seat) {
            Some(Answer::Fold)
        } else {
            let mut asked = self.seats().iter_from(knocker).take_while(|&it| it != self.seat);
            // The last to answer leaves the turn with the knocker: all have been asked.
            (self.seat == knocker || asked.any(|it| it == seat)).then_some(Answer::Mazi)
        }
    }

    /// Writes `event` into the state.
    #[inline]
    pub(crate) fn apply(&mut self, event: &Event) {
        match *event {
            Event::Dealt { round, start, hands } => self.lay_out(round, &Deal { start, hands }),
            Event::Played { who, card } => {
                let card = CardBag::of(card);
                self.let_go(who, card);
                self.public = self.public.plus(card);
                self.phase = Phase::Turn;
                self.pass_on(who);
            }
            Event::Drew { who, card } => {
                self.deck = self.deck.minus(DeckSet::EMPTY.with(card));
                let drawn = card.face();
                self.hands[who] = self.hands[who].plus(CardBag::of(drawn));
                self.phase = Phase::Play { drawn: Some(drawn) };
                self.quiet = 0;
            }
            Event::Cleared { .. } => {
                self.discard = self.discard.plus(self.public);
                self.public = CardBag::EMPTY;
            }
            Event::Swapped { who, give, take } => {
                let (give, take) = (give.bag(), take.bag());
                self.let_go(who, give);
                self.hands[who] = self.hands[who].plus(take);
                self.known[who] = self.known[who].plus(take);
                self.public = self.public.minus(take).plus(give);
                self.quiet = self.quiet.saturating_add(1);
                self.pass_on(who);
            }
            Event::Passed { who } => {
                self.quiet = self.quiet.saturating_add(1);
                self.pass_on(who);
            }
            Event::Knocked { who } => {
                let nobody = SeatSet::EMPTY;
                self.phase = Phase::Showdown { knocker: who, called: nobody, folded: nobody };
                self.pass_on(who);
            }
            Event::Mazi { who, hand } => {
                self.known[who] = hand;
                self.pass_on(who);
            }
            Event::Called { who } => {
                if let Phase::Showdown { called, .. } = &mut self.phase {
                    *called = called.with(who);
                }
                self.pass_on(who);
            }
            Event::Folded { who } => {
                if let Phase::Showdown { folded, .. } = &mut self.phase {
                    *folded = folded.with(who);
                }
                self.pass_on(who);
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

    /// Lays out a new round (DM-12).
    fn lay_out(&mut self, round: u8, deal: &Deal) {
        let dealt = deal.hands.values().copied();
        self.deck = dealt.fold(DeckSet::full(self.config.decks), DeckSet::minus);
        self.hands = deal.hands.map(|cards| cards.faces());
        self.known = BySeat::all(self.seats(), CardBag::EMPTY);
        (self.public, self.discard) = (CardBag::EMPTY, CardBag::EMPTY);
        (self.start, self.seat) = (deal.start, deal.start);
        (self.round, self.phase, self.quiet) = (round, Phase::Opening, 0);
    }

    /// Takes `cards` out of a hand. Everybody sees them go (DM-46).
    ///
    /// If the hand held two alike of which one was known, the known one is as good as gone: all that
    /// is sure is that the hand has one fewer.
    fn let_go(&mut self, who: Seat, cards: CardBag) {
        self.hands[who] = self.hands[who].minus(cards);
        self.known[who] = self.known[who].minus(cards);
    }

    fn pass_on(&mut self, who: Seat) {
        self.seat = self.seats().after(who);
    }
}
