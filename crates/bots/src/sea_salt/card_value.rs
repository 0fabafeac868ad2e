//! Expected value of one more card to a player, in points.
//!
//! A card that starts a set (a first shell, one of two crabs) has a part of the value of the
//! completed set. The part grows with the number of unseen cards of its kind and with the expected
//! rest of the round. A pair has the value of its points and of its effect. The constants that do
//! not follow from the rules were tuned by matches of the heuristics against themselves.

use game_sea_salt::{
    CardSet, Config, Face, Kind, State,
    card::Colour,
    config::{Captain, Crab, PairBase, Penguin, SharkBase},
    score::CardCounts,
};
use tabletop::{Choice as _, Seat, Viewer};

/// Counts of one player's cards.
pub(super) struct HandValue<'a> {
    config: &'a Config,
    counts: CardCounts,
    /// The cards in the deck and in the other hands.
    unseen: CardSet,
    /// Expected share of the round that remains: 1 at its start, 0 in the last turn.
    remaining: f32,
    /// Size of the smallest colour that a mermaid scores; 0 without mermaids.
    smallest_scored: u8,
    /// Size of the largest colour.
    largest: u8,
}

/// Value of the card that wins the game.
const VICTORY: f32 = 60.0;

/// Maximum value of a card in the mean over the deck.
const MAX_BLIND_GAIN: f32 = 12.0;

/// Probability of getting a given unseen card in a whole round.
const FIND: f32 = 0.105;

impl<'a> HandValue<'a> {
    /// Counts the whole hand of `seat`.
    pub(super) fn own(state: &'a State, seat: Seat, remaining: f32) -> Self {
        Self::new(state, seat, state.hand(seat), remaining)
    }

    /// Counts the publicly known cards of `seat`.
    pub(super) fn known(state: &'a State, seat: Seat, remaining: f32) -> Self {
        Self::new(state, seat, state.known(Viewer::Spectator, seat), remaining)
    }

    fn new(state: &'a State, seat: Seat, hand: CardSet, remaining: f32) -> Self {
        let others = state.seats().iter().filter(|&other| other != seat);
        let unseen = others.fold(state.deck(), |unseen, other| unseen | state.hand(other));
        let config = state.config();
        let counts = CardCounts::of(state.colours(), hand, state.table(seat));
        let mut groups = counts.groups(config).map(|group| group.cards);
        let largest = groups.next().unwrap_or_default();
        let smallest_scored = match counts.all(Kind::Mermaid) {
            0 => 0,
            1 => largest,
            n => groups.nth(usize::from(n) - 2).unwrap_or_default(),
        };
        Self { config, counts, unseen, remaining, smallest_scored, largest }
    }

    pub(super) fn card_score(&self) -> u8 {
        self.counts.card_score(self.config)
    }

    pub(super) const fn colour_bonus(&self) -> u8 {
        self.largest
    }

    /// Value of one more card.
    pub(super) fn gain(&self, face: Face) -> f32 {
        self.gain_by_kind(face.kind) + self.gain_by_colour(face.colour)
    }

    /// Expected value of a draw from the deck, usually the better of two cards.
    pub(super) fn blind_gain(&self) -> f32 {
        let (mut n_unseen, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for &kind in Kind::ALL {
            let n = count(self.unseen & CardSet::of(kind));
            let gain = self.gain_by_kind(kind).min(MAX_BLIND_GAIN);
            n_unseen += n;
            sum += n * gain;
            squares += n * gain * gain;
        }
        if n_unseen < 1.0 {
            return 0.0;
        }
        let mean = sum / n_unseen;
        let deviation = (squares / n_unseen - mean * mean).max(0.0).sqrt();
        // The expected maximum of two normal variables is 0.56 standard deviations above the mean.
        mean + if self.config.deck_draw < 2 { 0.0 } else { 0.56 * deviation }
    }

    fn gain_by_kind(&self, kind: Kind) -> f32 {
        match kind {
            Kind::Fish => self.gain_of_pair(kind, FISH) + self.counted_by(Kind::FishSchool),
            Kind::Crab => self.gain_of_pair(kind, self.crab_effect()),
            Kind::Sailboat => self.gain_of_pair(kind, SAILBOAT) + self.counted_by(Kind::Lighthouse),
            Kind::Shark => self.gain_of_hunter(kind, Kind::Swimmer),
            Kind::Swimmer => {
                let captain = match self.config.captain {
                    Captain::Swimmer => self.counted_by(Kind::Captain),
                    Captain::Sailor => 0.0,
                };
                self.gain_of_hunter(kind, Kind::Shark) + captain
            }
            Kind::Shell => self.gain_of_collected(kind, 2.0),
            Kind::Starfish => self.gain_of_collected(kind, 2.0) + self.counted_by(Kind::Seagull),
            Kind::Octopus => self.gain_of_collected(kind, 3.0),
            Kind::Penguin => self.gain_of_penguin() + self.counted_by(Kind::PenguinColony),
            Kind::Sailor => {
                let captain = match self.config.captain {
                    Captain::Sailor => self.counted_by(Kind::Captain),
                    Captain::Swimmer => 0.0,
                };
                let bond = if self.counts.all(kind) == 0 { 5.0 * self.p_find(kind) } else { 5.0 };
                bond + captain
            }
            Kind::Lighthouse
            | Kind::FishSchool
            | Kind::PenguinColony
            | Kind::Captain
            | Kind::Seagull => self.gain_of_counter(kind),
            Kind::Mermaid => self.gain_of_mermaid(),
        }
    }

    /// A card that makes a pair with another of its kind.
    fn gain_of_pair(&self, kind: Kind, effect: f32) -> f32 {
        let full = self.pair_points() + effect * self.effect_factor();
        if self.counts.in_hand(kind) % 2 == 1 {
            full * (1.0 - self.p_find(kind))
        } else {
            full * self.p_find(kind)
        }
    }

    /// A shark and a swimmer make a pair. Under some rules two of the same kind score, too.
    fn gain_of_hunter(&self, kind: Kind, partner: Kind) -> f32 {
        let (mine, partners) = (self.counts.in_hand(kind), self.counts.in_hand(partner));
        let bonus = match self.config.shark_base {
            SharkBase::ByName => 1.0,
            SharkBase::Mixed => self.pair_points(),
        };
        let full = bonus + THEFT * self.effect_factor();
        let hunt = if mine < partners {
            full * (1.0 - self.p_find(kind))
        } else {
            full * self.p_find(partner)
        };
        let by_name = match self.config.shark_base {
            SharkBase::ByName => f32::from(self.counts.all(kind) % 2),
            SharkBase::Mixed => 0.0,
        };
        hunt + by_name
    }

    /// A collection that scores `step` for each card after the first.
    fn gain_of_collected(&self, kind: Kind, step: f32) -> f32 {
        if self.counts.all(kind) == 0 { step * self.p_find(kind) } else { step }
    }

    fn gain_of_penguin(&self) -> f32 {
        let n = self.counts.all(Kind::Penguin);
        let more = self.p_find(Kind::Penguin);
        match (self.config.penguin, n) {
            (Penguin::Collection, 0) => 1.0 + 2.0 * more,
            (Penguin::Collection, _) => 2.0,
            (Penguin::DoublesPairs, 0) => 2.0 * more,
            (Penguin::DoublesPairs, 1) => f32::from(self.counts.pairs()) + self.remaining,
            (Penguin::DoublesPairs, _) => 0.0,
        }
    }

    /// A card that scores for other cards: those already there, and the expected further ones.
    fn gain_of_counter(&self, kind: Kind) -> f32 {
        let Some((target, value)) = self.config.multiplies(kind) else { return 0.0 };
        let expected = 1.2 * self.p_find(target);
        f32::from(value) * (f32::from(self.counts.all(target)) + expected)
    }

    /// Points that cards of the kind `counter` score for one more card.
    fn counted_by(&self, counter: Kind) -> f32 {
        match self.config.multiplies(counter) {
            Some((_, value)) => f32::from(value * self.counts.all(counter)),
            None => 0.0,
        }
    }

    /// The size of the next largest colour, its expected growth, and progress towards four mermaids.
    fn gain_of_mermaid(&self) -> f32 {
        let n = self.counts.all(Kind::Mermaid);
        let counted = self.counts.groups(self.config).nth(n.into());
        let points = counted.map_or(0.0, |group| f32::from(group.cards));
        match n {
            0 => points + self.remaining * 1.3,
            1 => points + self.remaining * 2.0,
            2 => points + self.remaining * 4.0,
            3.. => VICTORY,
        }
    }

    fn gain_by_colour(&self, colour: Colour) -> f32 {
        if colour == Colour::White && !self.config.white_counts {
            return 0.0;
        }
        let n = self.counts.in_colour(colour);
        let is_scored = 0 < self.smallest_scored && self.smallest_scored <= n;
        let is_largest = self.largest <= n;
        f32::from(u8::from(is_scored)) + if is_largest { COLOUR * self.remaining } else { 0.0 }
    }

    /// Points of a played pair.
    const fn pair_points(&self) -> f32 {
        match self.config.pair_base {
            PairBase::HandAndTable => 2.0,
            PairBase::Hand | PairBase::None => 1.0,
        }
    }

    const fn crab_effect(&self) -> f32 {
        match self.config.crab {
            Crab::Top => CRAB_TOP,
            Crab::Any => CRAB_ANY,
        }
    }

    /// Probability of getting another card of this kind in time.
    fn p_find(&self, kind: Kind) -> f32 {
        let n_unseen = count(self.unseen & CardSet::of(kind));
        (FIND * n_unseen * self.remaining).min(0.5)
    }

    /// Factor of the values of effects, which fall towards the end of the round.
    const fn effect_factor(&self) -> f32 {
        0.6 + 0.4 * self.remaining
    }
}

/// Value of the card that a pair of fish draws.
const FISH: f32 = 1.7;
/// Value of a pair of crabs that takes the top card of a pile.
const CRAB_TOP: f32 = 1.4;
/// Value of a pair of crabs that takes any card of a pile.
const CRAB_ANY: f32 = 1.2;
/// Value of the extra turn of a pair of sailboats.
const SAILBOAT: f32 = 1.8;
/// Value of a stolen card, including the loss of the victim.
const THEFT: f32 = 3.4;
/// Value of a card of the largest colour.
const COLOUR: f32 = 0.25;

/// Number of cards, as a float.
pub(super) fn count(cards: CardSet) -> f32 {
    f32::from(cards.len() as u8)
}
