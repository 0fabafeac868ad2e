//! The static action scorer, which gives the search its priors and its rollout policy.
//!
//! Scores are in points. The constants were tuned one at a time by matches of the heuristics against
//! themselves; those about hidden hands were measured. The scorer reads only what the seat to act
//! may know: its own cards, the piles, the played pairs and the cards that were taken openly.

use std::cell::OnceCell;

use game_sea_salt::{
    Action, Card, CardSet, Kind, Pair, Phase, Side, State,
    config::{Crab, DeckEmpty, Effect, LostCaller, LostOthers, SharkPairs, StopPays, WonOthers},
};
use tabletop::{Choice as _, Seat, Viewer};

use super::{
    card_value::{HandValue, count},
    reasons::{self, ExtraValue, PAIR, makes_a_pair, points},
};
use crate::Message;

/// Scores the actions of the seat to act.
pub(super) struct Heuristics<'a> {
    state: &'a State,
    seat: Seat,
    me: HandValue<'a>,
    /// The known cards of the next player, counted on first use.
    next: OnceCell<HandValue<'a>>,
    /// Expected share of the round that remains.
    remaining: f32,
}

/// Scores of the calls, relative to passing.
struct Calls {
    stop: f32,
    last_chance: f32,
}

/// Weight of the value of a card to the next player.
const DENY: f32 = 0.2;
/// Weight of the value of a card on a pile that the player may take in its next turn.
const RETURN: f32 = 0.25;
/// Bonus for drawing from the deck, which keeps the piles.
const DECK_BIAS: f32 = 0.4;
/// Mean number of points gained in a turn.
const TURN: f32 = 2.8;
/// Standard deviation of that number.
const TURN_DEVIATION: f32 = 2.8;
/// Typical size of another player's largest colour.
const OTHER_COLOUR: f32 = 2.5;

impl<'a> Heuristics<'a> {
    pub(super) fn new(state: &'a State) -> Self {
        let seat = state.to_act();
        let remaining = expected_rest(state);
        let me = HandValue::own(state, seat, remaining);
        Self { state, seat, me, next: OnceCell::new(), remaining }
    }

    /// Calls `add` with every sensible action and its score.
    ///
    /// Of pairs that differ only in colour, it adds one.
    pub(super) fn each_action(&self, mut add: impl FnMut(Action, f32)) {
        match self.state.phase() {
            Phase::Draw => self.draw(add),
            Phase::Choose { first, second } => self.keep(first, second, add),
            Phase::Play => self.play(add),
            Phase::Crab => self.pick(add),
            Phase::Theft => {
                for victim in self.state.victims() {
                    let held = count(self.state.hand(victim));
                    let ahead = f32::from(self.state.totals()[victim]);
                    add(Action::Rob { victim }, held + ahead * 0.1);
                }
            }
            Phase::Settled | Phase::Over { .. } => {}
        }
    }

    /// The reason for `action` that weighs most.
    pub(super) fn explain(&self, action: Action) -> Message {
        let is_on_top = matches!(action, Action::Take { .. });
        reasons::explain(self.state, self.seat, action, |card| self.extra_value(card, is_on_top))
    }

    /// What `card` is worth besides its points and its pair. Only a card from the top of a pile can
    /// be denied to the next player.
    pub(super) fn extra_value(&self, card: Card, is_on_top: bool) -> ExtraValue {
        let now = points(self.state, self.seat, card);
        let pair = if makes_a_pair(self.state, self.seat, card) { PAIR } else { 0.0 };
        let denied = if is_on_top { DENY * self.theirs(card) } else { 0.0 };
        ExtraValue { later: self.mine(card) - f32::from(now) - pair, denied }
    }

    fn draw(&self, mut add: impl FnMut(Action, f32)) {
        if self.state.deck_can_be_drawn() {
            add(Action::Draw, self.me.blind_gain() + DECK_BIAS);
        }
        for &pile in Side::ALL {
            if let Some(card) = self.top(pile) {
                add(Action::Take { pile }, self.mine(card) + DENY * self.theirs(card));
            }
        }
    }

    fn keep(&self, first: Card, second: Card, mut add: impl FnMut(Action, f32)) {
        let forced = self.state.forced_pile();
        for (kept, discarded) in [(first, second), (second, first)] {
            let card = self.state.colours().face(kept);
            let keep = self.mine(kept) + self.lying_open(discarded);
            for &side in Side::ALL {
                if forced.is_none_or(|forced| forced == side) {
                    let covered = self.top(side).map_or(0.0, |top| self.lying_open(top));
                    add(Action::Keep { card, discard_to: side }, keep - covered);
                }
            }
        }
    }

    /// Value to this player of a card on top of a pile.
    fn lying_open(&self, card: Card) -> f32 {
        RETURN * self.mine(card) * self.remaining - DENY * self.theirs(card)
    }

    fn play(&self, mut add: impl FnMut(Action, f32)) {
        let calls = self.calls();
        let best_call = calls.as_ref().map_or(0.0, |calls| calls.stop.max(calls.last_chance));
        let ending = self.state.call().is_some() || 0.0 < best_call;
        let call_first = best_call.max(0.0);
        self.pairs(|one, other, effect| {
            let faces = [one, other].map(|card| self.state.colours().face(card));
            let cards = Pair::new(faces[0], faces[1]);
            add(Action::Pair { cards }, call_first + self.pair(effect, ending));
        });
        if let Some(Calls { stop, last_chance }) = calls {
            add(Action::Stop, stop);
            add(Action::LastChance, last_chance);
        }
        add(Action::Pass, 0.0);
    }

    /// Calls `add` with one pair of each kind in hand.
    fn pairs(&self, mut add: impl FnMut(Card, Card, Effect)) {
        let hand = self.state.hand(self.seat);
        let mut two = |cards: CardSet, effect| {
            let mut cards = cards.iter();
            if let (Some(one), Some(other)) = (cards.next(), cards.next()) {
                add(one, other, effect);
            }
        };
        two(hand & CardSet::of(Kind::Sailboat), Effect::ExtraTurn);
        two(hand & CardSet::of(Kind::Fish), Effect::BlindDraw);
        two(hand & CardSet::of(Kind::Crab), Effect::TakeDiscard);
        let (sharks, swimmers) =
            (hand & CardSet::of(Kind::Shark), hand & CardSet::of(Kind::Swimmer));
        if self.state.config().shark_pairs == SharkPairs::SameToo {
            two(sharks, Effect::Nothing);
            two(swimmers, Effect::Nothing);
        }
        if let (Some(shark), Some(swimmer)) = (sharks.iter().next(), swimmers.iter().next()) {
            add(shark, swimmer, Effect::Theft);
        }
    }

    /// Value of playing a pair now rather than later.
    fn pair(&self, effect: Effect, ending: bool) -> f32 {
        let waits = if ending { 0.1 } else { -0.8 };
        match effect {
            Effect::ExtraTurn => 3.0,
            Effect::BlindDraw if self.state.deck().is_empty() => waits,
            Effect::Theft if self.state.victims().next().is_none() => waits,
            Effect::BlindDraw | Effect::Theft => 2.0,
            Effect::TakeDiscard => {
                let mut best = 0.0_f32;
                self.pick(|_, gain| best = best.max(gain));
                best + waits
            }
            Effect::Nothing => waits,
        }
    }

    fn pick(&self, mut add: impl FnMut(Action, f32)) {
        let any = self.state.config().crab == Crab::Any;
        for &pile in Side::ALL {
            let reached = self.state.discards(pile).iter().rev();
            let reached = reached.take(if any { usize::MAX } else { 1 });
            for (depth, &card) in (0..).zip(reached) {
                let deny = if depth == 0 { DENY * self.theirs(card) } else { 0.0 };
                add(Action::Pick { pile, depth }, self.mine(card) + deny);
            }
        }
    }

    /// Returns `None` if the player may not call.
    fn calls(&self) -> Option<Calls> {
        let (state, config) = (self.state, self.state.config());
        let score = self.me.card_score();
        if state.call().is_some() || score < config.threshold {
            return None;
        }
        let (score, colour) = (f32::from(score), f32::from(self.me.colour_bonus()));
        let (theirs, deviation) = self.strongest();
        let lead = score - theirs;
        let stop = match config.stop {
            StopPays::Cards => lead,
            StopPays::Bet => logistic(lead / deviation) * (score + 5.0 + colour) - theirs,
        };
        let after = theirs + TURN;
        let after_deviation = (deviation * deviation + TURN_DEVIATION * TURN_DEVIATION).sqrt();
        let holds = logistic((score + 0.5 - after) / after_deviation);
        let won = score + colour
            - match config.won_others {
                WonOthers::Colour => OTHER_COLOUR,
                WonOthers::Cards => after.min(score),
            };
        let beaten = match config.lost_caller {
            LostCaller::Colour => colour,
            LostCaller::Nothing => 0.0,
        };
        let lost = beaten
            - after.max(score + 2.0)
            - match config.lost_others {
                LostOthers::CardsAndColour => OTHER_COLOUR,
                LostOthers::Cards => 0.0,
            };
        let pass = self.passing(lead);
        let wins = self.reaches_target(score, theirs);
        Some(Calls {
            stop: stop - pass + wins,
            last_chance: holds * won + (1.0 - holds) * lost - pass + wins * (2.0 * holds - 1.0),
        })
    }

    /// Expected lead after passing. If the deck may run out first, the round may score nothing.
    fn passing(&self, lead: f32) -> f32 {
        let ends_unpaid = self.state.config().deck_empty == DeckEmpty::EndRound;
        if ends_unpaid && self.state.deck().len() < 6 {
            return 0.3 * lead;
        }
        lead + 0.8
    }

    /// Bonus for reaching the target in the lead, and penalty for reaching it behind.
    fn reaches_target(&self, score: f32, theirs: f32) -> f32 {
        let (totals, seats) = (self.state.totals(), self.state.seats());
        let mine = f32::from(totals[self.seat]) + score;
        let others = totals.iter().filter(|&(seat, _)| seat != self.seat);
        let best = others.map(|(_, &total)| total).max().unwrap_or_default();
        let ahead = mine - (f32::from(best) + theirs);
        if f32::from(self.state.config().target(seats)) <= mine {
            if 0.0 < ahead { 5.0 } else { -5.0 }
        } else {
            0.0
        }
    }

    /// Mean and standard deviation of the estimated points of the strongest opponent.
    fn strongest(&self) -> (f32, f32) {
        let mut strongest = (f32::NEG_INFINITY, 1.0);
        for seat in self.state.seats().iter().filter(|&seat| seat != self.seat) {
            let known = self.state.known(Viewer::Spectator, seat);
            let hidden = count(self.state.hand(seat)) - count(known);
            let at_least = f32::from(HandValue::known(self.state, seat, 0.0).card_score());
            let points = at_least + 0.4 * hidden + 0.07 * hidden * hidden;
            if strongest.0 < points {
                strongest = (points, 0.5 + 0.28 * hidden);
            }
        }
        strongest
    }

    fn mine(&self, card: Card) -> f32 {
        self.me.gain(self.state.colours().face(card))
    }

    fn theirs(&self, card: Card) -> f32 {
        let seat = self.state.seats().after(self.seat);
        let next = || HandValue::known(self.state, seat, self.remaining);
        self.next.get_or_init(next).gain(self.state.colours().face(card))
    }

    fn top(&self, side: Side) -> Option<Card> {
        self.state.discards(side).last().copied()
    }
}

/// Expected share of the round that remains, by the number of cards of the player with the most.
fn expected_rest(state: &State) -> f32 {
    if state.call().is_some() {
        return 0.0;
    }
    let cards = |seat| count(state.hand(seat) | state.table(seat));
    let most = state.seats().iter().map(cards).fold(0.0, f32::max);
    (1.1 - 0.08 * most).clamp(0.15, 1.0)
}

/// Logistic approximation of the standard normal distribution function.
fn logistic(margin: f32) -> f32 {
    1.0 / (1.0 + (-1.7 * margin).exp())
}
