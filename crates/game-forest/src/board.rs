//! The cards in front of the players: hosts, dwellers, caves.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, Seats};

use crate::{
    card::{Card, CardSet, Face, Place, Slot},
    effect::{Starts, Trigger},
    set::{Member, Set},
    species::{Passive, Species, Tag},
};

/// A host, numbered in the order of placement across all forests.
///
/// Not identified by its card, because other players do not know which card a sapling is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Host(u8);

/// Some hosts.
pub type HostSet = Set<Host>;

/// The position of a placed card: its host and its place there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spot {
    /// The host; for a host card, its own number.
    pub host: Host,
    /// How the card is placed there.
    pub place: Place,
}

/// The cards that one player has placed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Forest {
    /// Trees, shrubs and saplings.
    pub hosts: HostSet,
    /// Their cards and the cards of all dwellers.
    pub cards: CardSet,
    /// The cards under the cave.
    pub cave: CardSet,
}

/// All forests.
///
/// Cards and hosts are numbered across all forests, so everything is found by index and no array
/// can overflow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    forests: BySeat<Forest>,
    /// The spot of each card; `None` for cards in no forest.
    spots: [Option<Spot>; Card::COUNT],
    /// The card of each host placed so far; unused entries hold the first card.
    host_cards: [Card; Card::COUNT],
    n_hosts: u8,
    /// By host: number of dwellers.
    guests: [u8; Card::COUNT],
    /// The hosts that are shrubs.
    shrubs: HostSet,
    /// By slot: the hosts with at least one dweller there.
    taken: [HostSet; 4],
}

impl Host {
    /// The 0-based number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl Member for Host {
    #[inline]
    fn index(self) -> u8 {
        self.0
    }

    #[inline]
    fn at(index: u8) -> Self {
        Self(index)
    }
}

impl Board {
    /// The forests at the start of a game.
    pub fn empty(seats: Seats) -> Self {
        Self {
            forests: BySeat::all(seats, Forest::default()),
            spots: [None; Card::COUNT],
            host_cards: [Card::FIRST; Card::COUNT],
            n_hosts: 0,
            guests: [0; Card::COUNT],
            shrubs: HostSet::EMPTY,
            taken: [HostSet::EMPTY; 4],
        }
    }

    /// The forest of `seat`.
    #[inline]
    pub fn forest(&self, seat: Seat) -> &Forest {
        &self.forests[seat]
    }

    /// The seats of the game.
    pub const fn seats(&self) -> Seats {
        self.forests.seats()
    }

    pub const fn next_host(&self) -> Host {
        Host(self.n_hosts)
    }

    /// The card of a host; an arbitrary card if the host does not exist.
    #[inline]
    pub fn host_card(&self, host: Host) -> Card {
        self.host_cards.get(usize::from(host.0)).copied().unwrap_or(Card::FIRST)
    }

    /// The spot of `card`, if it is in a forest.
    #[inline]
    pub fn spot(&self, card: Card) -> Option<Spot> {
        self.spots[card.nth()]
    }

    /// The cards of `seat`'s forest by ascending number, with spot and visible face.
    #[inline]
    pub fn faces(&self, seat: Seat) -> impl Iterator<Item = (Card, Spot, Face)> {
        self.faces_among(self.forests[seat].cards)
    }

    /// The cards in `cards` that are in a forest, with spot and visible face.
    #[inline]
    pub fn faces_among(&self, cards: CardSet) -> impl Iterator<Item = (Card, Spot, Face)> {
        cards.into_iter().filter_map(|card| {
            let spot = self.spot(card)?;
            Some((card, spot, card.shown(spot.place)))
        })
    }

    #[inline]
    pub fn host_face(&self, host: Host) -> Face {
        let host_card = self.host_card(host);
        self.spot(host_card).map_or(Face::SAPLING, |spot| host_card.shown(spot.place))
    }

    /// Whether the host is a shrub, which is not a tree (FS-16).
    #[inline]
    pub fn is_shrub(&self, host: Host) -> bool {
        self.shrubs.contains(host)
    }

    /// The trees and saplings of `seat`.
    pub fn trees(&self, seat: Seat) -> HostSet {
        self.forests[seat].hosts.minus(&self.shrubs)
    }

    /// The hosts with at least one dweller in `slot`.
    #[inline]
    pub const fn taken(&self, slot: Slot) -> &HostSet {
        &self.taken[slot as usize]
    }

    /// Number of dwellers of a host, in all four slots.
    #[inline]
    pub fn n_guests(&self, host: Host) -> u8 {
        self.guests.get(usize::from(host.0)).copied().unwrap_or_default()
    }

    /// The dwellers in one slot of a host of `seat`.
    pub fn dwellers(&self, seat: Seat, host: Host, slot: Slot) -> CardSet {
        let here = Some(Spot { host, place: slot.into() });
        self.forests[seat].cards.into_iter().filter(|&card| self.spot(card) == here).collect()
    }

    /// The hosts of `seat` that have room for `face` in `slot` (FS-13).
    #[inline]
    pub fn open(&self, seat: Seat, face: Face, slot: Slot) -> HostSet {
        let forest = &self.forests[seat];
        let mut open = forest.hosts.minus(self.taken(slot));
        if let Some(Passive::SharesSlot(most)) = face.species.data().passive {
            open = open.or(&self.shareable(seat, face.species, slot, most));
        }
        let inviting = forest.cards.and(&CardSet::INVITING);
        if !inviting.is_empty() {
            open = open.or(&self.inviting(seat, inviting, face, slot));
        }
        open
    }

    /// The hosts with `species` in `slot` and room for more of it.
    fn shareable(&self, seat: Seat, species: Species, slot: Slot, most: u8) -> HostSet {
        let kin = self.forests[seat].cards.and(CardSet::of_species(species));
        let place = Place::from(slot);
        let hosts = self.faces_among(kin).filter_map(|(_, spot, face)| {
            (spot.place == place && face.species == species).then_some(spot.host)
        });
        let hosts: HostSet = hosts.collect();
        hosts.iter().filter(|&host| self.dwellers(seat, host, slot).len() < most).collect()
    }

    /// The hosts where one of the `inviting` dwellers lets `face` share its slot.
    fn inviting(&self, seat: Seat, inviting: CardSet, face: Face, slot: Slot) -> HostSet {
        let invites = |dweller: Face| match dweller.species.data().passive {
            Some(Passive::Invites(tag, to)) => (to == slot).then_some(tag),
            Some(Passive::SharesSlot(_) | Passive::HostCountsTwice | Passive::CountsAs(_))
            | None => None,
        };
        self.faces_among(inviting)
            .filter_map(|(_, spot, dweller)| Some((spot.host, invites(dweller)?)))
            .filter(|&(_, tag)| face.tags.contains(tag))
            .filter(|&(host, tag)| {
                let there = self.dwellers(seat, host, slot);
                self.faces_among(there).all(|(_, _, dweller)| dweller.tags.contains(tag))
            })
            .map(|(host, _)| host)
            .collect()
    }

    /// Number of cards with the tag in `seat`'s forest.
    pub fn count_tag(&self, seat: Seat, tag: Tag) -> u8 {
        self.count(seat, |face| face.tags.contains(tag))
    }

    /// Number of cards in `seat`'s forest that are or count as `species`.
    pub fn count_species(&self, seat: Seat, species: Species) -> u8 {
        self.count(seat, |face| face.species.counts_as() == species)
    }

    fn count(&self, seat: Seat, wanted: impl Fn(Face) -> bool) -> u8 {
        self.faces(seat).filter(|&(_, _, face)| wanted(face)).count() as u8
    }

    /// The cards in `seat`'s forest with a visible permanent effect (FS-18), and the effect.
    pub fn permanents(&self, seat: Seat) -> impl Iterator<Item = (Card, Species, Trigger, Starts)> {
        let cards = self.forests[seat].cards.and(&CardSet::PERMANENT);
        self.faces_among(cards).filter_map(|(card, _, face)| {
            let (permanent, starts) = face.species.data().permanent?;
            Some((card, face.species, permanent, starts))
        })
    }

    /// Places a card in `seat`'s forest. Does not check legality.
    pub fn place(&mut self, seat: Seat, card: Card, spot: Spot) {
        let forest = &mut self.forests[seat];
        forest.cards.insert(card);
        self.spots[card.nth()] = Some(spot);
        if let Some(slot) = spot.place.slot() {
            self.taken[slot as usize].insert(spot.host);
            if let Some(guests) = self.guests.get_mut(usize::from(spot.host.0)) {
                *guests += 1;
            }
            return;
        }
        forest.hosts.insert(spot.host);
        if let Some(host_card) = self.host_cards.get_mut(usize::from(spot.host.0)) {
            *host_card = card;
            self.n_hosts = self.n_hosts.max(spot.host.0 + 1);
        }
        if card.face(spot.place).is_some_and(|face| face.tags.contains(Tag::Shrub)) {
            self.shrubs.insert(spot.host);
        }
    }

    /// Puts cards under `seat`'s cave.
    pub fn stow(&mut self, seat: Seat, cards: &CardSet) {
        let cave = &mut self.forests[seat].cave;
        *cave = cave.or(cards);
    }
}

impl Trigger {
    /// Whether placing `face` on `spot` makes the owner draw (FS-18).
    pub fn answers(self, face: Face, spot: Spot, board: &Board) -> bool {
        match self {
            Self::OnTag(tag) => face.tags.contains(tag),
            Self::OnTree(side) => spot.place == side.into() && !board.is_shrub(spot.host),
        }
    }
}

#[cfg(test)]
impl Board {
    /// Replaces the hidden card `from` of `seat`, a sapling or a card in the cave, with `to`.
    pub(crate) fn swap_hidden(&mut self, seat: Seat, from: Card, to: Card) {
        let forest = &mut self.forests[seat];
        for cards in [&mut forest.cards, &mut forest.cave] {
            if cards.contains(from) {
                cards.remove(from);
                cards.insert(to);
            }
        }
        if let Some(spot) = self.spots[from.nth()].take() {
            self.spots[to.nth()] = Some(spot);
            self.host_cards[usize::from(spot.host.0)] = to;
        }
    }
}
