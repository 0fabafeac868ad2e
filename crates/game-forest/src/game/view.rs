//! Who may know what, and what the rest could be.
//!
//! Hidden from others are hands (save what everybody saw being taken from the clearing), saplings'
//! cards, cards put from hand to cave, and a card that is chosen but not yet paid for, since it can
//! be taken back. Hidden from all are the deck and the cards removed before the game.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Luck, Pile, Seat, Viewer};

use super::{Event, Glimpse, Order, Phase, Seen, SoFar, Source, State};
use crate::{
    agenda::Task,
    board::{Board, Host, Spot},
    card::{Card, CardSet, Place, Slot},
    config::{Config, ShowScores},
    deck::{Deck, zone},
    preview::Offer,
    score::{Item, Scores, Share},
    species::Species,
};

/// What one pair of eyes may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// What was chosen before the cards were dealt.
    pub config: Config,
    /// Whose eyes; nobody's for a spectator.
    pub viewer: Option<Seat>,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is, or was when the game ended.
    pub to_act: Seat,
    /// What the table waits for.
    pub stage: Stage,
    /// How many cards are in the deck, winter cards left out.
    pub deck: u8,
    /// How many of them lie above the first winter card.
    pub above_winter: u8,
    /// How many winter cards have shown.
    pub winters: u8,
    /// How many cards were removed unseen.
    pub removed: u8,
    /// The cards in the clearing.
    pub clearing: CardSet,
    /// The cards that left the game before all eyes.
    pub gone: CardSet,
    /// Everybody's things.
    pub players: BySeat<Player>,
    /// What has come together in this turn.
    pub turn: TurnSoFar,
    /// What each face in the viewer's hand would take and bring, while the viewer may place cards.
    pub offers: Vec<Offer>,
}

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "stage", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Stage {
    /// To keep or replace the first hand.
    Opening,
    /// To draw, play or end.
    Acting,
    /// To draw the second card.
    SecondDraw,
    /// To pay for a card. Others see the stage in which it was chosen.
    Paying {
        /// Which.
        card: Card,
        /// Where it is to lie.
        spot: Spot,
        /// What has been paid.
        paid: CardSet,
        /// How it came to be played.
        by: Source,
    },
    /// To do the first of the tasks.
    Resolving,
    /// For nothing: the game is over.
    Over,
}

/// What has come together in a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnSoFar {
    /// Cards to be drawn at its end.
    pub draws: u8,
    /// Trees and saplings played.
    pub trees: u8,
    /// Extra turns to follow.
    pub extra: u8,
    /// Cards with a permanent effect placed in this turn.
    pub fresh: CardSet,
    /// What is still to be done, the next one last.
    pub tasks: Vec<Task>,
}

/// One player's things.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Player {
    /// How many cards are in the hand.
    pub held: u8,
    /// The hand; empty if it is hidden.
    pub hand: CardSet,
    /// The cards that everybody knows to be in the hand.
    pub known: CardSet,
    /// The cards that everybody knows to be in the hand or face down before the player.
    pub lost: CardSet,
    /// The face-down cards; empty if they are hidden.
    pub secret: CardSet,
    /// The hosts, in the order in which they were laid.
    pub hosts: Vec<Grown>,
    /// How many cards are in the cave.
    pub cave: u8,
    /// Those that the viewer knows.
    pub cave_cards: CardSet,
    /// The permanent effects at work (FS-65).
    pub buffs: Vec<Buff>,
    /// The score, unless it is hidden until the end (FS-39).
    pub points: Option<i32>,
    /// The score by species, sets and cave (FS-65).
    pub shares: Vec<Share>,
}

/// A host and who lives there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Grown {
    /// Its number.
    pub host: Host,
    /// What it is.
    pub species: Species,
    /// Its card, unless it is a sapling before somebody else.
    pub card: Option<Card>,
    /// What it scores by itself, unless scores are hidden.
    pub points: Option<i32>,
    /// Who lives above.
    pub top: Vec<Dweller>,
    /// Who lives below.
    pub bottom: Vec<Dweller>,
    /// Who lives to the left.
    pub left: Vec<Dweller>,
    /// Who lives to the right.
    pub right: Vec<Dweller>,
}

/// Somebody who lives on a host.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Dweller {
    /// Its card.
    pub card: Card,
    /// What it is.
    pub species: Species,
    /// What it scores by itself, unless scores are hidden.
    pub points: Option<i32>,
}

/// A permanent effect at work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Buff {
    /// The card that has it.
    pub card: Card,
    /// What it is.
    pub species: Species,
}

/// What `viewer` may know of `event`.
pub(super) fn seen(event: &Event, viewer: Viewer) -> Seen {
    let glimpse = match *event {
        Event::Chose { seat, .. } | Event::Offered { seat, .. } | Event::Cancelled { seat } => {
            Some((seat, Glimpse::Pondered { seat }))
        }
        Event::Drew { seat, .. } => Some((seat, Glimpse::DrewOne { seat })),
        Event::Stashed { seat, .. } => Some((seat, Glimpse::StashedOne { seat })),
        Event::Placed { seat, spot, by, .. } if spot.place == Place::Sapling => {
            Some((seat, Glimpse::Laid { seat, spot, by }))
        }
        Event::Placed { .. }
        | Event::Kept { .. }
        | Event::Replaced { .. }
        | Event::Asked { .. }
        | Event::TurnBegan { .. }
        | Event::Earned { .. }
        | Event::Granted { .. }
        | Event::Queued { .. }
        | Event::Continued { .. }
        | Event::Finished { .. }
        | Event::DrawDue { .. }
        | Event::Took { .. }
        | Event::Stowed { .. }
        | Event::Cleared { .. }
        | Event::Revealed { .. }
        | Event::WinterCame { .. }
        | Event::Passed { .. } => None,
    };
    match glimpse {
        Some((seat, glimpse)) if !viewer.is(seat) => Seen::Part(glimpse),
        Some(_) | None => Seen::Whole(event.clone()),
    }
}

impl State {
    /// What `viewer` may know.
    pub(super) fn view(&self, viewer: Viewer) -> View {
        let scores = Scores::of(&self.board);
        let turn = TurnSoFar {
            draws: self.so_far.draws,
            trees: self.so_far.trees,
            extra: self.so_far.extra,
            fresh: self.so_far.fresh,
            tasks: self.so_far.agenda.tasks().to_vec(),
        };
        View {
            config: self.config,
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            first: self.first,
            to_act: self.to_act,
            stage: self.stage(viewer),
            deck: self.deck.cards.len(),
            above_winter: self.deck.above,
            winters: self.deck.winters,
            removed: self.removed.len(),
            clearing: self.clearing,
            gone: self.gone,
            players: BySeat::from_fn(self.board.seats(), |seat| {
                self.view_player(&scores, seat, viewer)
            }),
            turn,
            offers: match viewer {
                Viewer::Seat(seat) => self.offers(seat),
                Viewer::Spectator => Vec::new(),
            },
        }
    }

    #[inline]
    pub(super) fn stage(&self, viewer: Viewer) -> Stage {
        match self.phase {
            Phase::Paying(order) if !viewer.is(self.to_act) => match order.by {
                Source::Turn => Stage::Acting,
                Source::Mole | Source::Free => Stage::Resolving,
            },
            Phase::Opening => Stage::Opening,
            Phase::Acting => Stage::Acting,
            Phase::SecondDraw => Stage::SecondDraw,
            Phase::Paying(Order { card, spot, paid, by }) => Stage::Paying { card, spot, paid, by },
            Phase::Resolving => Stage::Resolving,
            Phase::Over => Stage::Over,
        }
    }

    fn view_player(&self, scores: &Scores<'_>, seat: Seat, viewer: Viewer) -> Player {
        let is_over = self.phase == Phase::Over;
        let is_open = is_over || viewer.is(seat);
        let shows_scores = is_over || self.config.scores == ShowScores::Live;
        let forest = self.board.forest(seat);
        let unless_hidden = |cards: CardSet| if is_open { cards } else { CardSet::EMPTY };

        let mut points = [None; Card::COUNT];
        if shows_scores {
            scores.lines(seat, |item, line| {
                if let Item::Card(card, _) = item {
                    points[card.nth()] = Some(line);
                }
            });
        }
        let dwellers = |host, slot| {
            let cards = self.board.faces_among(self.board.dwellers(seat, host, slot));
            cards
                .map(|(card, _, face)| Dweller {
                    card,
                    species: face.species,
                    points: points[card.nth()],
                })
                .collect()
        };
        let grown = |host: Host| {
            let (card, face) = (self.board.stem(host), self.board.host_face(host));
            let is_known = is_open || face.species != Species::TreeSapling;
            Grown {
                host,
                species: face.species,
                card: is_known.then_some(card),
                points: points[card.nth()],
                top: dwellers(host, Slot::Top),
                bottom: dwellers(host, Slot::Bottom),
                left: dwellers(host, Slot::Left),
                right: dwellers(host, Slot::Right),
            }
        };
        Player {
            held: self.hands[seat].len(),
            hand: unless_hidden(self.hands[seat]),
            known: self.known[seat],
            lost: self.lost[seat],
            secret: unless_hidden(self.secret[seat]),
            hosts: forest.hosts.iter().map(grown).collect(),
            cave: forest.cave.len(),
            cave_cards: if is_open { forest.cave } else { forest.cave.minus(&self.secret[seat]) },
            buffs: self
                .board
                .permanents(seat)
                .map(|(card, species, ..)| Buff { card, species })
                .collect(),
            points: shows_scores.then(|| scores.total(seat)),
            shares: if shows_scores { scores.shares(seat) } else { Vec::new() },
        }
    }
}

impl View {
    /// Some full state that agrees with this view.
    pub(super) fn imagine(&self, luck: &mut impl Luck) -> State {
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
        let so_far = SoFar {
            draws: self.turn.draws,
            trees: self.turn.trees,
            extra: self.turn.extra,
            fresh: self.turn.fresh,
            agenda: self.turn.tasks.iter().copied().collect(),
        };
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
            first: self.first,
            to_act: self.to_act,
            phase: self.stage.phase(),
            so_far,
        }
    }
}

impl Stage {
    const fn phase(self) -> Phase {
        match self {
            Self::Opening => Phase::Opening,
            Self::Acting => Phase::Acting,
            Self::SecondDraw => Phase::SecondDraw,
            Self::Paying { card, spot, paid, by } => Phase::Paying(Order { card, spot, paid, by }),
            Self::Resolving => Phase::Resolving,
            Self::Over => Phase::Over,
        }
    }
}

/// The cards that a viewer cannot place, in the order in which they are dealt out.
struct Unseen {
    cards: Vec<Card>,
    /// How many shuffles have been asked for, so that no two are the same.
    shuffles: u32,
}

/// The closed cards of one player.
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
        let pile = Pile::new(zone::IMAGINED, self.shuffles, Card::COUNT as u16);
        self.shuffles += 1;
        luck.shuffle(pile, cards);
    }

    /// Cards for the places of `player` that the view does not show.
    ///
    /// What is known to be in the hand or face down comes to lie in any of those places.
    fn deal(&mut self, player: &Player, luck: &mut impl Luck) -> Closed {
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

impl Player {
    /// Whether the view shows all of the player's cards.
    fn is_open(&self) -> bool {
        let saplings = self.hosts.iter().any(|grown| grown.card.is_none());
        self.hand.len() == self.held && self.cave_cards.len() == self.cave && !saplings
    }

    /// Puts the forest on the board, hidden saplings made of the cards given.
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

impl Grown {
    /// Who lives in which slot.
    pub fn slots(&self) -> [(Slot, &[Dweller]); 4] {
        [
            (Slot::Top, &self.top),
            (Slot::Bottom, &self.bottom),
            (Slot::Left, &self.left),
            (Slot::Right, &self.right),
        ]
    }

    /// The cards that the view shows.
    fn cards(&self) -> impl Iterator<Item = Card> {
        let dwellers = self.slots().into_iter().flat_map(|(_, dwellers)| dwellers);
        self.card.into_iter().chain(dwellers.map(|dweller| dweller.card))
    }
}
