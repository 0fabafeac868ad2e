//! A game in progress, set up by a test.

use tabletop::{Choice, Rules, Seat, Seats, Viewer, luck::Quick};

use crate::{
    Action, Config, Event, ForestShuffle, Rejection, State, View,
    aids::Offer,
    board::{Host, Spot},
    card::{Card, CardSet, Place, Slot, Symbol},
    deal::Deal,
    species::Species,
    state::Phase,
};

/// A game of two players in which seat 0 is to act. Hands, clearing and forests are empty at first;
/// all cards are in the deck.
pub(super) struct Scene {
    pub(super) state: State,
    luck: Quick,
}

/// Seat 0, who acts.
pub(super) const ME: Seat = Seats::TWO.first();

/// Seat 1.
pub(super) fn you() -> Seat {
    Seats::TWO.after(ME)
}

/// The `nth` card that shows `species`, and how it lies to show it.
pub(super) fn find(species: Species, nth: usize) -> (Card, Place) {
    let card = CardSet::of_species(species).iter().nth(nth).expect("there are so many");
    let place = card.faces().find(|(_, face)| face.species == species).expect("it shows it").0;
    (card, place)
}

/// The `nth` card that shows `species`.
pub(super) fn card(species: Species, nth: usize) -> Card {
    find(species, nth).0
}

impl Scene {
    /// With both expansions.
    pub(super) fn new(config: Config) -> Self {
        let config = config.with_everything();
        let hands = tabletop::BySeat::all(Seats::TWO, CardSet::EMPTY);
        let deal = Deal { removed: CardSet::EMPTY, hands, starter: ME };
        let mut state = ForestShuffle::begin(&config, &deal);
        state.phase = Phase::Acting;
        Self { state, luck: Quick::new(11) }
    }

    pub(super) fn classic() -> Self {
        Self::new(Config::CLASSIC_BASE)
    }

    pub(super) fn published() -> Self {
        Self::new(Config::PUBLISHED)
    }

    fn take(&mut self, card: Card) -> Card {
        assert!(self.state.deck.cards.contains(card), "card {} is in use", card.number());
        self.state.deck.take(card);
        card
    }

    /// Puts a card into my hand.
    pub(super) fn hold(&mut self, card: Card) -> Card {
        self.give(ME, card)
    }

    /// Puts a card into a hand.
    pub(super) fn give(&mut self, seat: Seat, card: Card) -> Card {
        self.take(card);
        self.state.hands[seat].insert(card);
        card
    }

    /// Puts `n` trees without effects into my hand; returns them in ascending order.
    pub(super) fn hold_any(&mut self, n: usize) -> Vec<Card> {
        let plain = CardSet::of_species(Species::HorseChestnut);
        let free: Vec<Card> = plain.and(&self.state.deck.cards).iter().take(n).collect();
        assert_eq!(free.len(), n);
        free.into_iter().map(|card| self.hold(card)).collect()
    }

    /// Puts `n` other cards of a colour into my hand; returns them in ascending order.
    pub(super) fn hold_coloured(&mut self, symbol: Symbol, n: usize) -> Vec<Card> {
        let free = CardSet::coloured(symbol).and(&self.state.deck.cards);
        let free: Vec<Card> = free.iter().take(n).collect();
        assert_eq!(free.len(), n);
        free.into_iter().map(|card| self.hold(card)).collect()
    }

    /// Puts a card into the clearing.
    pub(super) fn clear(&mut self, card: Card) -> Card {
        self.take(card);
        self.state.clearing.insert(card);
        card
    }

    /// Puts `n` trees into the clearing.
    pub(super) fn clear_any(&mut self, n: usize) {
        let trees = CardSet::of_species(Species::Linden).and(&self.state.deck.cards);
        for card in trees.iter().take(n) {
            self.clear(card);
        }
    }

    /// Puts a host into a forest.
    pub(super) fn grow(&mut self, seat: Seat, species: Species) -> Host {
        let free = CardSet::of_species(species).and(&self.state.deck.cards);
        let card = self.take(free.first().expect("one is left"));
        let host = self.state.board.next_host();
        self.state.board.place(seat, card, Spot { host, place: Place::Grown });
        host
    }

    /// Puts a sapling into a forest.
    pub(super) fn lay_sapling(&mut self, seat: Seat) -> Host {
        let card = self.take(self.state.deck.cards.last().expect("one is left"));
        let host = self.state.board.next_host();
        self.state.board.place(seat, card, Spot { host, place: Place::Sapling });
        host
    }

    /// Puts a dweller into a forest.
    pub(super) fn dwell(&mut self, seat: Seat, species: Species, host: Host) -> Card {
        let (card, place) = self.spare(seat, species, host);
        self.take(card);
        self.state.board.place(seat, card, Spot { host, place });
        card
    }

    /// A card of the deck that can show `species` at this host.
    fn spare(&self, seat: Seat, species: Species, host: Host) -> (Card, Place) {
        let cards = CardSet::of_species(species).and(&self.state.deck.cards);
        let mut faces = cards.iter().flat_map(|card| card.faces().map(move |face| (card, face)));
        let found = faces.find(|&(_, (place, face))| {
            let open = place.slot().map(|slot| self.state.board.open(seat, face, slot));
            face.species == species && open.is_some_and(|open| open.contains(host))
        });
        let (card, (place, _)) = found.expect("one is left, and has room");
        (card, place)
    }

    /// Takes a legal action and returns its events.
    #[track_caller]
    pub(super) fn act(&mut self, action: Action) -> Vec<Event> {
        let mut legal = Vec::new();
        ForestShuffle::legal_actions(&self.state, &mut legal);
        let mut events = Vec::new();
        let (seat, luck) = (self.state.to_act, &mut self.luck);
        ForestShuffle::decide(&self.state, seat, &action, luck, &mut events).unwrap();
        assert!(legal.contains(&action), "{action:?} is not listed");
        for event in &events {
            ForestShuffle::evolve(&mut self.state, event);
        }
        events
    }

    /// Takes an illegal action and returns the rejection.
    #[track_caller]
    pub(super) fn refuse(&self, action: Action) -> Rejection {
        let mut legal = Vec::new();
        ForestShuffle::legal_actions(&self.state, &mut legal);
        assert!(!legal.contains(&action), "{action:?} is listed");
        ForestShuffle::judge(&self.state, self.state.to_act, &action).unwrap_err()
    }

    /// Plays a card in this place at this host, and pays.
    #[track_caller]
    pub(super) fn play_at(
        &mut self,
        (card, place): (Card, Place),
        host: Host,
        pay: &[Card],
    ) -> Vec<Event> {
        let slot = Slot::ALL.iter().copied().find(|&slot| Place::from(slot) == place).unwrap();
        self.play(Action::Attach { card, slot, host }, pay)
    }

    /// Takes an action that costs cards, and pays.
    #[track_caller]
    pub(super) fn play(&mut self, action: Action, pay: &[Card]) -> Vec<Event> {
        let mut events = self.act(action);
        for &card in pay {
            events.extend(self.act(Action::Pay { card }));
        }
        events
    }

    /// Holds a card of the species and plays it at the host, or plants it if it is a host itself,
    /// paid with cards of other colours.
    #[track_caller]
    pub(super) fn play_plain(&mut self, species: Species, host: Host) -> Vec<Event> {
        let is_host = species.data().home.is_host();
        let (card, place) = if is_host {
            let free = CardSet::of_species(species).and(&self.state.deck.cards);
            (self.hold(free.first().expect("one is left")), Place::Grown)
        } else {
            self.fresh(species, host)
        };
        let symbol = card.face(place).unwrap().symbol.unwrap();
        let cost = usize::from(species.data().cost);
        let wrong = self.state.deck.cards.and(&CardSet::HOSTS).minus(CardSet::coloured(symbol));
        let pay: Vec<Card> = wrong.iter().take(cost).collect();
        for &card in &pay {
            self.hold(card);
        }
        if is_host {
            return self.play(Action::Plant { card }, &pay);
        }
        self.play_at((card, place), host, &pay)
    }

    /// Holds a card of the species and plays it at the host, paid with cards of its colour.
    #[track_caller]
    pub(super) fn play_matched(&mut self, species: Species, host: Host) -> Vec<Event> {
        let (card, place) = self.fresh(species, host);
        let symbol = card.face(place).unwrap().symbol.unwrap();
        let pay = self.hold_coloured(symbol, species.data().cost.into());
        self.play_at((card, place), host, &pay)
    }

    /// Holds a card of the species that has room at the host.
    fn fresh(&mut self, species: Species, host: Host) -> (Card, Place) {
        let (card, place) = self.spare(ME, species, host);
        (self.hold(card), place)
    }

    pub(super) fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        ForestShuffle::legal_actions(&self.state, &mut legal);
        legal
    }

    pub(super) fn view(&self, viewer: Viewer) -> View {
        ForestShuffle::view(&self.state, viewer)
    }

    /// The preview of playing a card in this way.
    #[track_caller]
    pub(super) fn offer(&self, card: Card, place: Place) -> Offer {
        let mut offers = ForestShuffle::aids(&self.view(Viewer::Seat(ME))).offers.into_iter();
        offers.find(|it| (it.card, it.place) == (card, place)).expect("it is offered")
    }

    pub(super) fn held(&self, seat: Seat) -> u8 {
        self.state.hands[seat].len()
    }

    pub(super) fn cave(&self) -> u8 {
        self.state.board.forest(ME).cave.len()
    }
}

/// Number of cards that `seat` drew from the deck.
pub(super) fn drawn(events: &[Event], by: Seat) -> usize {
    events.iter().filter(|event| matches!(event, Event::Drew { seat, .. } if *seat == by)).count()
}

/// Number of cards revealed.
pub(super) fn revealed(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Revealed { .. })).count()
}
