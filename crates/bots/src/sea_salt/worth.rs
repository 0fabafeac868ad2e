//! What one more card is worth to somebody: points now, and points it may bring.
//!
//! All worths are in points. A card that starts something (a first shell, one of two crabs) is worth
//! a part of what it would complete, the more the more of its like are still out of sight and the
//! longer the round is likely to last. A pair is worth its points and its effect. What cannot be
//! read off the rules was found by matches of habits against habits.

use game_sea_salt::{
    CardSet, Config, Face, Kind, State,
    card::Colour,
    config::{Captain, Crab, PairBase, Penguin, SharkBase},
    score::Tally,
};
use tabletop::{Choice as _, Seat, Viewer};

/// Somebody's cards, counted, and how the round stands for them.
pub(super) struct Holding<'a> {
    config: &'a Config,
    tally: Tally,
    /// The cards that are out of sight of this player: in the deck or in another hand.
    unseen: CardSet,
    /// How much of the round is still to come: 1 at its start, 0 in the last turn.
    hope: f32,
    /// How many cards of a colour it takes to count for a mermaid; 0 without mermaids.
    counting: u8,
    /// The largest colour.
    largest: u8,
}

/// What the card that wins the game is worth.
const VICTORY: f32 = 60.0;

/// No single card makes the whole deck worth more than if it were worth this.
const DAZZLE: f32 = 12.0;

/// How likely a card out of sight is to be found in the rest of a round.
const FIND: f32 = 0.105;

impl<'a> Holding<'a> {
    /// What `seat` knows of its own cards.
    pub(super) fn own(state: &'a State, seat: Seat, hope: f32) -> Self {
        Self::new(state, seat, state.hand(seat), hope)
    }

    /// What everybody knows of the cards of `seat`.
    pub(super) fn known(state: &'a State, seat: Seat, hope: f32) -> Self {
        Self::new(state, seat, state.known(Viewer::Spectator, seat), hope)
    }

    fn new(state: &'a State, seat: Seat, hand: CardSet, hope: f32) -> Self {
        let others = state.seats().iter().filter(|&other| other != seat);
        let unseen = others.fold(state.deck(), |unseen, other| unseen | state.hand(other));
        let config = state.config();
        let tally = Tally::of(state.colours(), hand, state.table(seat));
        let mut groups = tally.groups(config).map(|group| group.cards);
        let largest = groups.next().unwrap_or_default();
        let counting = match tally.all(Kind::Mermaid) {
            0 => 0,
            1 => largest,
            n => groups.nth(usize::from(n) - 2).unwrap_or_default(),
        };
        Self { config, tally, unseen, hope, counting, largest }
    }

    /// The points of the cards.
    pub(super) fn card_score(&self) -> u8 {
        self.tally.card_score(self.config)
    }

    /// The colour bonus.
    pub(super) const fn colour_bonus(&self) -> u8 {
        self.largest
    }

    /// What one more card is worth.
    pub(super) fn gain(&self, face: Face) -> f32 {
        self.gain_by_kind(face.kind) + self.gain_by_colour(face.colour)
    }

    /// What the better of two cards of the deck is worth.
    pub(super) fn blind_gain(&self) -> f32 {
        let (mut n_unseen, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for &kind in Kind::ALL {
            let n = count(self.unseen & CardSet::of(kind));
            let gain = self.gain_by_kind(kind).min(DAZZLE);
            n_unseen += n;
            sum += n * gain;
            squares += n * gain * gain;
        }
        if n_unseen < 1.0 {
            return 0.0;
        }
        let mean = sum / n_unseen;
        let varies = (squares / n_unseen - mean * mean).max(0.0).sqrt();
        // The larger of two normal numbers lies 0.56 deviations above their mean.
        mean + if self.config.deck_draw < 2 { 0.0 } else { 0.56 * varies }
    }

    fn gain_by_kind(&self, kind: Kind) -> f32 {
        match kind {
            Kind::Fish => self.gain_of_pair(kind, FISH) + self.counted_by(Kind::FishSchool),
            Kind::Crab => self.gain_of_pair(kind, self.crab_effect()),
            Kind::Sailboat => self.gain_of_pair(kind, SAIL) + self.counted_by(Kind::Lighthouse),
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
                let bond = if self.tally.all(kind) == 0 { 5.0 * self.finds(kind) } else { 5.0 };
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

    /// Two alike make a pair.
    fn gain_of_pair(&self, kind: Kind, effect: f32) -> f32 {
        let full = self.pair_points() + effect * self.late();
        if self.tally.in_hand(kind) % 2 == 1 {
            full * (1.0 - self.finds(kind))
        } else {
            full * self.finds(kind)
        }
    }

    /// A shark and a swimmer make a pair; in some houses two sharks do, for the points alone.
    fn gain_of_hunter(&self, kind: Kind, partner: Kind) -> f32 {
        let (mine, partners) = (self.tally.in_hand(kind), self.tally.in_hand(partner));
        let bonus = match self.config.shark_base {
            SharkBase::ByName => 1.0,
            SharkBase::Mixed => self.pair_points(),
        };
        let full = bonus + THEFT * self.late();
        let hunt = if mine < partners {
            full * (1.0 - self.finds(kind))
        } else {
            full * self.finds(partner)
        };
        let by_name = match self.config.shark_base {
            SharkBase::ByName => f32::from(self.tally.all(kind) % 2),
            SharkBase::Mixed => 0.0,
        };
        hunt + by_name
    }

    /// Nothing for the first, `step` for each that follows.
    fn gain_of_collected(&self, kind: Kind, step: f32) -> f32 {
        if self.tally.all(kind) == 0 { step * self.finds(kind) } else { step }
    }

    fn gain_of_penguin(&self) -> f32 {
        let n = self.tally.all(Kind::Penguin);
        let more = self.finds(Kind::Penguin);
        match (self.config.penguin, n) {
            (Penguin::Collection, 0) => 1.0 + 2.0 * more,
            (Penguin::Collection, _) => 2.0,
            (Penguin::DoublesPairs, 0) => 2.0 * more,
            (Penguin::DoublesPairs, 1) => f32::from(self.tally.pairs()) + self.hope,
            (Penguin::DoublesPairs, _) => 0.0,
        }
    }

    /// A card that counts others: those that are there, and some that may come.
    fn gain_of_counter(&self, kind: Kind) -> f32 {
        let Some((target, value)) = self.config.multiplies(kind) else { return 0.0 };
        let coming = 1.2 * self.finds(target);
        f32::from(value) * (f32::from(self.tally.all(target)) + coming)
    }

    /// What a card is worth for being counted by `counter`, if that is there.
    fn counted_by(&self, counter: Kind) -> f32 {
        match self.config.multiplies(counter) {
            Some((_, value)) => f32::from(value * self.tally.all(counter)),
            None => 0.0,
        }
    }

    /// The next colour in size, what it may grow by, and a step towards four.
    fn gain_of_mermaid(&self) -> f32 {
        let n = self.tally.all(Kind::Mermaid);
        let counted = self.tally.groups(self.config).nth(n.into());
        let points = counted.map_or(0.0, |group| f32::from(group.cards));
        match n {
            0 => points + self.hope * 1.3,
            1 => points + self.hope * 2.0,
            2 => points + self.hope * 4.0,
            3.. => VICTORY,
        }
    }

    fn gain_by_colour(&self, colour: Colour) -> f32 {
        if colour == Colour::White && !self.config.white_counts {
            return 0.0;
        }
        let n = self.tally.in_colour(colour);
        let counts = 0 < self.counting && self.counting <= n;
        let leads = self.largest <= n;
        f32::from(u8::from(counts)) + if leads { COLOUR * self.hope } else { 0.0 }
    }

    /// What a played pair brings in points.
    const fn pair_points(&self) -> f32 {
        match self.config.pair_base {
            PairBase::HandAndTable => 2.0,
            PairBase::Hand | PairBase::None => 1.0,
        }
    }

    const fn crab_effect(&self) -> f32 {
        match self.config.crab {
            Crab::Top => PINCH,
            Crab::Any => PINCH_ANY,
        }
    }

    /// How likely another of this kind is to be found in time.
    fn finds(&self, kind: Kind) -> f32 {
        let n_unseen = count(self.unseen & CardSet::of(kind));
        (FIND * n_unseen * self.hope).min(0.5)
    }

    /// Effects bring less when little is to come.
    const fn late(&self) -> f32 {
        0.6 + 0.4 * self.hope
    }
}

/// What a blind card of the deck is worth.
const FISH: f32 = 1.7;
/// What the top of a pile is worth.
const PINCH: f32 = 1.4;
/// What any card of a pile is worth.
const PINCH_ANY: f32 = 1.2;
/// What another turn is worth.
const SAIL: f32 = 1.8;
/// What a stolen card is worth: to have it, and that another has it no more.
const THEFT: f32 = 3.4;
/// What a card of the largest colour is worth.
const COLOUR: f32 = 0.25;

/// How many cards there are, as a number to reckon with.
pub(super) fn count(cards: CardSet) -> f32 {
    f32::from(cards.len() as u8)
}
