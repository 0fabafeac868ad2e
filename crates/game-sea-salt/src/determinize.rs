//! Determinization: samples a full state that is consistent with a view.

use tabletop::{BySeat, Luck, Pile, Seat, Viewer};

use crate::{
    action::Side,
    card::{Card, Face, Kind, N_CARDS},
    card_set::CardSet,
    deal::{Deal, Layout},
    score::CardCounts,
    settlement::Mode,
    stack::Stack,
    state::{Loot, Phase, PlayedPair, State},
    view::{PhaseView, PlayerView, View},
    zones,
};

/// Maximum number of exchanges that try to match the caller's hand to the called score.
const EXCHANGES: u32 = 256;

impl View {
    /// Puts the visible cards in their places and deals the others to the hidden places.
    ///
    /// Two more facts about hidden hands are known. No hand has four mermaids, because the game
    /// would be over. And the hand of a player who called a last chance has the called score;
    /// exchanging cards approximates that, and can miss it slightly if few hands fit.
    pub(crate) fn determinize(&self, luck: &mut impl Luck) -> State {
        let mut partial = PartialState::new(self);
        let missing = partial.put_down(self);
        let mut unseen = Unseen::shuffled(partial.stock, &missing, luck);
        unseen.part_mermaids(&partial.state);
        unseen.match_call(&partial.state, luck);
        partial.fill(&unseen)
    }
}

/// Number of missing cards in each hand, and among the cards to choose from.
struct Missing {
    hands: BySeat<u8>,
    looked_at: u8,
}

/// A state under construction.
struct PartialState {
    state: State,
    /// The cards without a place so far.
    stock: CardSet,
}

/// The hidden cards in the order in which they are dealt: to each hand, then to the cards to choose
/// from, then to the deck.
struct Unseen {
    cards: Stack<Card, N_CARDS>,
    /// The start and number of each hand's cards.
    hands: BySeat<(u8, u8)>,
    looked_at: u8,
}

impl PartialState {
    fn new(view: &View) -> Self {
        let seats = view.players.seats();
        let layout = Layout::empty(seats);
        let deal = Deal { colours: view.colours, starter: view.starter, layout };
        let state = State::new(view.config, &deal);
        Self { stock: state.deck, state }
    }

    /// Removes a card with this face from the stock.
    fn take(&mut self, face: Face) -> Option<Card> {
        let card = self.state.colours.find(self.stock, face)?;
        self.stock = self.stock.without(card);
        Some(card)
    }

    fn take_all(&mut self, faces: &[Face]) -> CardSet {
        faces.iter().filter_map(|&face| self.take(face)).collect()
    }

    /// Places everything that the view shows, and returns what is missing.
    fn put_down(&mut self, view: &View) -> Missing {
        for (side, faces) in [(Side::Left, &view.left), (Side::Right, &view.right)] {
            for &face in faces {
                if let Some(card) = self.take(face) {
                    self.state.piles[side as usize].push(card);
                }
            }
        }
        for (seat, player) in view.players.iter() {
            self.put_down_player(view, seat, player);
        }
        let (phase, looked_at) = self.phase(view);
        let state = &mut self.state;
        state.phase = phase;
        state.to_act = view.turn.unwrap_or(view.starter);
        state.starter = view.starter;
        state.call = view.call;
        state.extra_turns = view.extra_turns;
        state.drew = view.drew;
        state.skips = view.skips;
        state.rounds = view.round_number.saturating_sub(1);
        let hands = BySeat::from_fn(state.seats(), |seat| {
            view.players[seat].held.saturating_sub(state.hands[seat].len() as u8)
        });
        Missing { hands, looked_at }
    }

    fn put_down_player(&mut self, view: &View, seat: Seat, player: &PlayerView) {
        self.state.totals[seat] = player.total;
        for pair in &player.pairs {
            let [one, other] = pair.cards.faces();
            let (Some(one), Some(other)) = (self.take(one), self.take(other)) else { continue };
            let colours = self.state.colours;
            let loot = pair.stolen.map(|stolen| Loot {
                victim: stolen.victim,
                openly: stolen.card.is_some()
                    && ![Some(seat), Some(stolen.victim)].contains(&view.viewer),
                card: stolen.card.and_then(|face| colours.find(CardSet::ALL, face)),
            });
            self.state.tables[seat] = self.state.tables[seat].with(one).with(other);
            self.state.pairs.push(PlayedPair { seat, cards: [one, other], loot });
        }
        let shown = self.take_all(&player.shown);
        self.state.memory.shown(seat, shown);
        let known = self.take_all(&player.known);
        if let Some(viewer) = view.viewer {
            self.state.memory.shown_to(Viewer::Seat(viewer), seat, known);
        }
        let rest = player.hand.as_ref().map(|hand| without(hand, &player.shown));
        let rest = self.take_all(&rest.unwrap_or_default());
        self.state.hands[seat] = shown | known | rest;
    }

    /// The phase, and the number of hidden cards that the player to act chooses from.
    fn phase(&mut self, view: &View) -> (Phase, u8) {
        let phase = match view.phase {
            PhaseView::Draw => Phase::Draw,
            PhaseView::Play => Phase::Play,
            PhaseView::Crab => Phase::Crab,
            PhaseView::Theft => Phase::Theft,
            PhaseView::Settled => Phase::Settled,
            PhaseView::Over { winners, by } => Phase::Over { winners, by },
            PhaseView::Choose { cards: None } => return (Phase::Draw, 2),
            PhaseView::Choose { cards: Some([first, second]) } => {
                match (self.take(first), self.take(second)) {
                    (Some(first), Some(second)) => Phase::Choose { first, second },
                    (_, _) => Phase::Draw,
                }
            }
        };
        (phase, 0)
    }

    /// Deals the hidden cards to the missing places; the rest is the deck.
    fn fill(mut self, unseen: &Unseen) -> State {
        let state = &mut self.state;
        for seat in state.seats().iter() {
            state.hands[seat] = state.hands[seat] | unseen.of(seat);
        }
        let mut rest = unseen.rest().iter().copied();
        if unseen.looked_at == 2
            && let (Some(first), Some(second)) = (rest.next(), rest.next())
        {
            state.phase = Phase::Choose { first, second };
        }
        state.deck = rest.collect();
        self.state
    }
}

impl Unseen {
    fn shuffled(stock: CardSet, missing: &Missing, luck: &mut impl Luck) -> Self {
        let mut cards = Stack::new(Card::FIRST);
        for card in stock.iter() {
            cards.push(card);
        }
        luck.shuffle(Pile::new(zones::UNSEEN, 0, N_CARDS as u16), cards.as_mut_slice());
        let mut begin = 0;
        let hands = BySeat::from_fn(missing.hands.seats(), |seat| {
            let len = missing.hands[seat].min(cards.len() as u8 - begin);
            begin += len;
            (begin - len, len)
        });
        Self { cards, hands, looked_at: missing.looked_at }
    }

    /// The cards that `seat` gets.
    fn of(&self, seat: Seat) -> CardSet {
        let (begin, len) = self.hands[seat];
        self.cards.iter().skip(begin.into()).take(len.into()).copied().collect()
    }

    /// The cards that go into no hand.
    fn rest(&self) -> &[Card] {
        let n_held = self.hands.values().map(|&(_, len)| usize::from(len)).sum();
        self.cards.as_slice().get(n_held..).unwrap_or_default()
    }

    /// Exchanges cards so that no hand has four mermaids, unless they won the game.
    fn part_mermaids(&mut self, state: &State) {
        if matches!(state.phase, Phase::Over { .. }) {
            return;
        }
        let is_mermaid = |card: Card| card.kind() == Kind::Mermaid;
        for seat in state.seats().iter() {
            if !has_all_mermaids(state.hands[seat] | self.of(seat)) {
                continue;
            }
            let own = self.range(seat);
            let cards = self.cards.as_mut_slice();
            let give = own.clone().find(|&place| is_mermaid(cards[place]));
            let take = (0..cards.len())
                .rev()
                .find(|place| !own.contains(place) && !is_mermaid(cards[*place]));
            if let (Some(give), Some(take)) = (give, take) {
                cards.swap(give, take);
            }
        }
    }

    /// Exchanges cards of the caller of a last chance until the hand has the called score.
    ///
    /// Only under the lock (SS-H5): otherwise the hand may have changed since the call.
    fn match_call(&mut self, state: &State, luck: &mut impl Luck) {
        let Some(call) = state.call else { return };
        let (own, n_cards) = (self.range(call.seat), self.cards.len());
        if call.mode != Mode::LastChance || !state.config.last_chance_lock || own.is_empty() {
            return;
        }
        let n_others = n_cards - own.len();
        if n_others == 0 {
            return;
        }
        let mut off = self.off_call(state, call.seat, call.score);
        for exchange in 0..EXCHANGES {
            if off == 0 {
                return;
            }
            let mut pick = |nth, n: usize| {
                let lots = Pile::new(zones::EXCHANGED, exchange * 2 + nth, n as u16);
                usize::from(luck.lot(lots))
            };
            let give = own.start + pick(0, own.len());
            let take = pick(1, n_others);
            let take = if take < own.start { take } else { take + own.len() };
            self.cards.as_mut_slice().swap(give, take);
            let off_now = self.off_call(state, call.seat, call.score);
            let somebody_wins = state
                .seats()
                .iter()
                .any(|seat| has_all_mermaids(state.hands[seat] | self.of(seat)));
            if off_now > off || somebody_wins {
                self.cards.as_mut_slice().swap(give, take);
            } else {
                off = off_now;
            }
        }
    }

    /// The difference between `score` and the score of `seat`'s hand.
    fn off_call(&self, state: &State, seat: Seat, score: u8) -> u8 {
        let hand = state.hands[seat] | self.of(seat);
        let counts = CardCounts::of(&state.colours, hand, state.tables[seat]);
        counts.card_score(&state.config).abs_diff(score)
    }

    fn range(&self, seat: Seat) -> std::ops::Range<usize> {
        let (begin, len) = self.hands[seat];
        usize::from(begin)..usize::from(begin) + usize::from(len)
    }
}

fn has_all_mermaids(hand: CardSet) -> bool {
    hand.contains_all(CardSet::of(Kind::Mermaid))
}

/// `faces` without those in `taken`, as a multiset difference.
fn without(faces: &[Face], taken: &[Face]) -> Vec<Face> {
    let mut rest = faces.to_vec();
    for face in taken {
        if let Some(place) = rest.iter().position(|it| it == face) {
            rest.swap_remove(place);
        }
    }
    rest
}

#[cfg(test)]
mod tests;
