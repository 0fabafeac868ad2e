//! Determinization: samples a full state that is consistent with a view.
//!
//! Cards that everyone has seen stay where they are known to be (DM-46). A player who knocked,
//! called or folded holds a flush that reaches the target, and so does the player who must answer
//! now: a mazi would have been shown (DM-30). Everything else is random.

use tabletop::{BySeat, Luck, Pile};

use crate::{
    card_bag::CardBag,
    deck::{DeckCard, DeckSet},
    order::{JOKERS, ORDER, POINTS, SUIT_SLOTS, slot},
    settlement::Answer,
    state::{Phase, State},
    view::{PhaseView, View},
    worth::score,
    zones::{FLUSH, UNSEEN},
};

/// How many times to deal the flushes again when one player's flush leaves none for the next.
///
/// Each attempt succeeds with a fair probability, so the limit is hardly ever reached. If it is,
/// the hands that could not be filled get random cards, which the rules settle as a mazi.
const TRIES: u32 = 100;

impl View {
    /// Samples a full state that is consistent with the view.
    pub(crate) fn determinize(&self, luck: &mut impl Luck) -> State {
        let mut state = self.with_unseen_in_deck();
        deal_flushes(self, &mut state.hands, &mut state.deck, luck);
        let pile = Pile::new(UNSEEN, 0, self.config.n_cards());
        let mut newest = None;
        for (seat, player) in self.players.iter() {
            for _ in state.hands[seat].len()..player.held.into() {
                let Some(card) = state.deck.draw(pile, luck) else { break };
                state.hands[seat] = state.hands[seat].plus(CardBag::of(card.face()));
                if self.turn == Some(seat) {
                    newest = Some(card.face());
                }
            }
        }
        if let (PhaseView::Play { drawn: None }, Some(newest)) = (self.phase, newest) {
            state.phase = Phase::Play { drawn: newest };
        }
        state
    }

    /// The state with every card where the view knows it to be, and all others in the deck.
    pub(crate) fn with_unseen_in_deck(&self) -> State {
        let hands = BySeat::from_fn(self.players.seats(), |seat| {
            if self.viewer == Some(seat) { self.hand } else { self.players[seat].known }
        });
        let seen = hands.values().fold(self.public.plus(self.discard), |seen, &it| seen.plus(it));
        State {
            config: self.config,
            round: self.round,
            starter: self.starter,
            to_act: self.turn.unwrap_or(self.starter),
            phase: match self.phase {
                PhaseView::Opening => Phase::Opening,
                PhaseView::Turn => Phase::Turn,
                // An unknown card is dealt later; until then any card of the deck is correct.
                PhaseView::Play { drawn } => Phase::Play { drawn: drawn.unwrap_or(ORDER[0]) },
                PhaseView::Showdown { knocker, called, folded } => {
                    Phase::Showdown { knocker, called, folded }
                }
                PhaseView::Settled => Phase::Settled,
            },
            quiet: self.quiet,
            deck: DeckSet::full(self.config.decks).minus_faces(seen),
            public: self.public,
            discard: self.discard,
            hands,
            known: self.players.map(|player| player.known),
            totals: self.players.map(|player| player.total),
            last: self.last,
        }
    }
}

/// Fills the hands that must be flushes and are not fully known.
fn deal_flushes(
    view: &View,
    hands: &mut BySeat<CardBag>,
    unseen: &mut DeckSet,
    luck: &mut impl Luck,
) {
    let PhaseView::Showdown { .. } = view.phase else { return };
    for attempt in 0..TRIES {
        let (mut filled, mut left) = (*hands, *unseen);
        let mut all_found = true;
        for (seat, player) in view.players.iter() {
            let answered =
                matches!(player.answer, Some(Answer::Knock | Answer::Call | Answer::Fold));
            let missing = usize::from(player.held) - filled[seat].len().min(player.held.into());
            if missing == 0 || !(answered || view.turn == Some(seat)) {
                continue;
            }
            let missing =
                Missing { cards: missing, held: filled[seat], target: view.config.target };
            let epoch = attempt * 8 + seat.index() as u32;
            match missing.pick(left, epoch, luck) {
                Some(picked) => {
                    filled[seat] = filled[seat].plus(picked.faces());
                    left = left.minus(picked);
                }
                None => all_found = false,
            }
        }
        if all_found || attempt + 1 == TRIES {
            (*hands, *unseen) = (filled, left);
            return;
        }
    }
}

/// The missing part of a hand that must be a flush that reaches the target.
struct Missing {
    /// Number of missing cards.
    cards: usize,
    /// The known cards.
    held: CardBag,
    target: u8,
}

impl Missing {
    /// Samples one of all ways to fill the hand from `unseen`, uniformly.
    fn pick(&self, unseen: DeckSet, epoch: u32, luck: &mut impl Luck) -> Option<DeckSet> {
        let natural = self.held.once() & !JOKERS;
        let need = self.target.saturating_sub(score(self.held));
        let ways = SUIT_SLOTS.map(|slots| {
            if natural & !slots == 0 {
                Ways::new(unseen, slots | JOKERS, self.cards, need.into())
            } else {
                Ways::none()
            }
        });
        let total = ways.iter().map(Ways::total).sum();
        let mut nth = below(total, epoch, luck)?;
        ways.iter().find_map(|ways| {
            let picked = ways.nth(nth);
            nth = nth.saturating_sub(ways.total());
            picked
        })
    }
}

/// The ways to pick cards of one suit, with jokers, that have enough points in total.
struct Ways {
    cards: Vec<DeckCard>,
    /// Number of ways to pick `n` of the cards from the `i`th on with at least `need` points, at
    /// index `(i * (most + 1) + n) * (points + 1) + need`.
    counts: Vec<u32>,
    most: usize,
    points: usize,
}

impl Ways {
    fn none() -> Self {
        Self { cards: Vec::new(), counts: vec![0], most: 0, points: 0 }
    }

    /// Counts the ways to pick `most` of the `unseen` cards in `slots` with at least `points`
    /// points.
    fn new(unseen: DeckSet, slots: u64, most: usize, points: usize) -> Self {
        let of_suit = |card: &DeckCard| slots >> slot(card.face()) & 1 == 1;
        let cards: Vec<DeckCard> = unseen.iter().filter(of_suit).collect();
        let counts = vec![0; (cards.len() + 1) * (most + 1) * (points + 1)];
        let mut ways = Self { cards, counts, most, points };
        let last = ways.index(ways.cards.len(), 0, 0);
        ways.counts[last] = 1;
        for i in (0..ways.cards.len()).rev() {
            for n in 0..=most {
                for need in 0..=points {
                    let here = ways.index(i, n, need);
                    ways.counts[here] = ways.with(i, n, need) + ways.count(i + 1, n, need);
                }
            }
        }
        ways
    }

    fn total(&self) -> u32 {
        self.count(0, self.most, self.points)
    }

    /// The set with number `nth` of [`total`](Self::total).
    fn nth(&self, mut nth: u32) -> Option<DeckSet> {
        if nth >= self.total() {
            return None;
        }
        let (mut picked, mut n, mut need) = (DeckSet::EMPTY, self.most, self.points);
        for (i, &card) in self.cards.iter().enumerate() {
            let with = self.with(i, n, need);
            if nth < with {
                picked = picked.with(card);
                n -= 1;
                need = need.saturating_sub(points(card));
            } else {
                nth -= with;
            }
        }
        Some(picked)
    }

    /// Number of ways that pick the `i`th card.
    fn with(&self, i: usize, n: usize, need: usize) -> u32 {
        if n == 0 {
            return 0;
        }
        self.count(i + 1, n - 1, need.saturating_sub(points(self.cards[i])))
    }

    fn count(&self, i: usize, n: usize, need: usize) -> u32 {
        self.counts[self.index(i, n, need)]
    }

    const fn index(&self, i: usize, n: usize, need: usize) -> usize {
        (i * (self.most + 1) + n) * (self.points + 1) + need
    }
}

fn points(card: DeckCard) -> usize {
    POINTS[slot(card.face())].into()
}

/// A random number below `n`, which is under 2^27; `None` if `n` is 0.
fn below(n: u32, epoch: u32, luck: &mut impl Luck) -> Option<u32> {
    const DIGIT: u16 = 512;
    let mut word = 0_u64;
    for digit in 0..3 {
        let pile = Pile::new(FLUSH, epoch * 4 + digit, DIGIT);
        word = word * u64::from(DIGIT) + u64::from(luck.lot(pile));
    }
    (n > 0).then_some(((word * u64::from(n)) >> 27) as u32)
}
