//! Determinization: samples a full state that is consistent with a view.

use tabletop::{BySeat, Luck, Pile, Seat};

use crate::{
    board::{Board, Spot},
    card::{Card, CardSet},
    deck::Deck,
    state::State,
    view::{Grown, PlayerView, View},
    zones,
};

impl View {
    /// Samples a full state that is consistent with the view.
    pub(crate) fn determinize(&self, luck: &mut impl Luck) -> State {
        let seats = self.players.seats();
        let mut unseen = Unseen::of(self, luck);
        let nothing = BySeat::all(seats, CardSet::EMPTY);
        let (mut hands, mut secret, mut board) = (nothing, nothing, Board::empty(seats));
        for (seat, player) in self.players.iter() {
            let closed = unseen.deal(player, luck);
            hands[seat] = player.hand.or(&player.known).or(&closed.hand);
            secret[seat] = player.secret.or(&closed.saplings).or(&closed.cave);
            player.grow(&mut board, seat, closed.saplings);
            board.stow(seat, &player.cave_cards.or(&closed.cave));
        }
        let removed = unseen.take(self.removed);
        State {
            config: self.config,
            board,
            hands,
            known: self.players.map(|player| player.known),
            lost: self.players.map(|player| player.lost),
            secret,
            clearing: self.clearing,
            gone: self.gone,
            removed,
            deck: Deck { cards: unseen.rest(), above: self.above_winter, winters: self.winters },
            starter: self.starter,
            to_act: self.turn,
            phase: self.phase.phase(),
            progress: self.progress,
        }
    }
}

/// The cards whose position the viewer does not know, in dealing order.
struct Unseen {
    cards: Vec<Card>,
    /// Number of shuffles so far, so that each has its own epoch.
    shuffles: u32,
}

/// The hidden cards of one player.
#[derive(Default)]
struct Closed {
    hand: CardSet,
    saplings: CardSet,
    cave: CardSet,
}

impl Unseen {
    fn of(view: &View, luck: &mut impl Luck) -> Self {
        let mut seen = view.clearing.or(&view.gone);
        for player in view.players.values() {
            seen = seen.or(&player.hand).or(&player.known).or(&player.lost);
            seen = seen.or(&player.secret).or(&player.cave_cards);
            seen.extend(player.hosts.iter().flat_map(Grown::cards));
        }
        let cards = view.config.cards().minus(&seen).iter().collect();
        let mut unseen = Self { cards, shuffles: 0 };
        let mut cards = std::mem::take(&mut unseen.cards);
        unseen.shuffle(&mut cards, luck);
        unseen.cards = cards;
        unseen
    }

    fn shuffle(&mut self, cards: &mut [Card], luck: &mut impl Luck) {
        let pile = Pile::new(zones::DETERMINIZED, self.shuffles, Card::COUNT as u16);
        self.shuffles += 1;
        luck.shuffle(pile, cards);
    }

    /// Deals cards to the hidden places of `player`.
    ///
    /// Cards that are known to be in the hand or face down go to a random one of those places.
    fn deal(&mut self, player: &PlayerView, luck: &mut impl Luck) -> Closed {
        if player.is_open() {
            return Closed::default();
        }
        let saplings = player.hosts.iter().filter(|grown| grown.card.is_none()).count();
        let cave = player.cave.saturating_sub(player.cave_cards.len());
        let hand = player.held.saturating_sub(player.known.len());
        let places = usize::from(hand) + saplings + usize::from(cave);
        let mut cards: Vec<Card> = player.lost.iter().collect();
        let others = self.take(places.saturating_sub(cards.len()) as u8);
        cards.extend(others);
        self.shuffle(&mut cards, luck);
        let mut cards = cards.into_iter();
        Closed {
            hand: cards.by_ref().take(hand.into()).collect(),
            saplings: cards.by_ref().take(saplings).collect(),
            cave: cards.collect(),
        }
    }

    fn take(&mut self, n: u8) -> CardSet {
        let from = self.cards.len().saturating_sub(n.into());
        self.cards.drain(from..).collect()
    }

    fn rest(self) -> CardSet {
        self.cards.into_iter().collect()
    }
}

impl PlayerView {
    /// Whether the view shows all cards of the player.
    fn is_open(&self) -> bool {
        let saplings = self.hosts.iter().any(|grown| grown.card.is_none());
        self.hand.len() == self.held && self.cave_cards.len() == self.cave && !saplings
    }

    /// Places the forest on the board, with the given cards as hidden saplings.
    fn grow(&self, board: &mut Board, seat: Seat, saplings: CardSet) {
        let mut saplings = saplings.iter();
        for grown in &self.hosts {
            let place = grown.species.place_as_host();
            let Some(card) = grown.card.or_else(|| saplings.next()) else { continue };
            board.place(seat, card, Spot { host: grown.host, place });
            for (slot, dwellers) in grown.slots() {
                for dweller in dwellers {
                    let spot = Spot { host: grown.host, place: slot.into() };
                    board.place(seat, dweller.card, spot);
                }
            }
        }
    }
}
