//! How a sensible player goes on: every option with a score in points.
//!
//! These habits are what hard begins with. In its searches they say which actions look promising
//! and how a round goes on beyond the tree. The numbers were found by matches of habits against
//! habits, one number at a time; how much a hidden hand holds, by counting. A player here reads
//! only what that seat may know: its own cards, the piles, the tables, and what was taken openly.

use std::cell::OnceCell;

use game_sea_salt::{
    Action, Card, CardSet, Kind, Pair, Phase, Side, State,
    config::{Crab, DeckEmpty, Effect, LostCaller, LostOthers, SharkPairs, StopPays, WonOthers},
};
use tabletop::{Choice as _, Seat, Viewer};

use super::worth::{Holding, count};

/// The seat to act, about to decide.
pub(super) struct Habits<'a> {
    state: &'a State,
    seat: Seat,
    me: Holding<'a>,
    /// What is known of whoever acts next, once somebody asks.
    next: OnceCell<Holding<'a>>,
    /// How much of the round is still to come.
    hope: f32,
}

/// What the calls are worth, compared with passing.
struct Calls {
    stop: f32,
    last_chance: f32,
}

/// How much it counts that the next player gains by a card.
const DENY: f32 = 0.2;
/// How much it counts that a card can be taken in the next turn.
const RETURN: f32 = 0.25;
/// What the choice from the deck is worth beside its cards: the piles stay as they are.
const DECK_BIAS: f32 = 0.4;
/// The points that one more turn brings.
const TURN: f32 = 2.8;
/// How much they vary.
const TURN_VARIES: f32 = 2.8;
/// The usual largest colour of another player.
const OTHER_COLOUR: f32 = 2.5;

impl<'a> Habits<'a> {
    /// The habits of the seat to act.
    pub(super) fn new(state: &'a State) -> Self {
        let seat = state.seat();
        let hope = hope(state);
        Self { state, seat, me: Holding::own(state, seat, hope), next: OnceCell::new(), hope }
    }

    /// Names every sensible option with its score.
    ///
    /// Of pairs that do the same and differ in colour, only one is named.
    pub(super) fn options(&self, mut name: impl FnMut(Action, f32)) {
        match self.state.phase() {
            Phase::Draw => self.draw(name),
            Phase::Choose { first, second } => self.keep(first, second, name),
            Phase::Play => self.play(name),
            Phase::Crab => self.pick(name),
            Phase::Theft => {
                for victim in self.state.victims() {
                    let held = count(self.state.hand(victim));
                    let ahead = f32::from(self.state.totals()[victim]);
                    name(Action::Rob { victim }, held + ahead * 0.1);
                }
            }
            Phase::Settled | Phase::Over { .. } => {}
        }
    }

    /// Whether a card is worth taking only because the next player would like it.
    pub(super) fn denies(&self, card: Card) -> bool {
        self.mine(card) < self.me.blind_gain() && self.mine(card) + 1.0 < self.theirs(card)
    }

    fn draw(&self, mut name: impl FnMut(Action, f32)) {
        if self.state.deck_can_be_drawn() {
            name(Action::Draw, self.me.blind_gain() + DECK_BIAS);
        }
        for &pile in Side::ALL {
            if let Some(card) = self.top(pile) {
                name(Action::Take { pile }, self.mine(card) + DENY * self.theirs(card));
            }
        }
    }

    fn keep(&self, first: Card, second: Card, mut name: impl FnMut(Action, f32)) {
        let forced = self.state.forced_pile();
        for (kept, discarded) in [(first, second), (second, first)] {
            let card = self.state.colours().face(kept);
            let keep = self.mine(kept) + self.lying_open(discarded);
            for &side in Side::ALL {
                if forced.is_none_or(|forced| forced == side) {
                    let covered = self.top(side).map_or(0.0, |top| self.lying_open(top));
                    name(Action::Keep { card, discard_to: side }, keep - covered);
                }
            }
        }
    }

    /// What it is worth to this player that a card lies on top of a pile.
    fn lying_open(&self, card: Card) -> f32 {
        RETURN * self.mine(card) * self.hope - DENY * self.theirs(card)
    }

    fn play(&self, mut name: impl FnMut(Action, f32)) {
        let calls = self.calls();
        let best_call = calls.as_ref().map_or(0.0, |calls| calls.stop.max(calls.last_chance));
        let ending = self.state.call().is_some() || 0.0 < best_call;
        let call_first = best_call.max(0.0);
        self.pairs(|one, other, effect| {
            let faces = [one, other].map(|card| self.state.colours().face(card));
            let cards = Pair::new(faces[0], faces[1]);
            name(Action::Pair { cards }, call_first + self.pair(effect, ending));
        });
        if let Some(Calls { stop, last_chance }) = calls {
            name(Action::Stop, stop);
            name(Action::LastChance, last_chance);
        }
        name(Action::Pass, 0.0);
    }

    /// Names one pair of each kind in hand.
    fn pairs(&self, mut name: impl FnMut(Card, Card, Effect)) {
        let hand = self.state.hand(self.seat);
        let mut two = |cards: CardSet, effect| {
            let mut cards = cards.iter();
            if let (Some(one), Some(other)) = (cards.next(), cards.next()) {
                name(one, other, effect);
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
            name(shark, swimmer, Effect::Theft);
        }
    }

    /// What it is worth to play a pair now rather than later.
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

    fn pick(&self, mut name: impl FnMut(Action, f32)) {
        let any = self.state.config().crab == Crab::Any;
        for &pile in Side::ALL {
            let reached = self.state.discards(pile).iter().rev();
            let reached = reached.take(if any { usize::MAX } else { 1 });
            for (depth, &card) in (0..).zip(reached) {
                let deny = if depth == 0 { DENY * self.theirs(card) } else { 0.0 };
                name(Action::Pick { pile, depth }, self.mine(card) + deny);
            }
        }
    }

    /// What calling is worth, compared with passing; `None` if it is not allowed.
    fn calls(&self) -> Option<Calls> {
        let (state, config) = (self.state, self.state.config());
        let score = self.me.card_score();
        if state.call().is_some() || score < config.threshold {
            return None;
        }
        let (score, colour) = (f32::from(score), f32::from(self.me.colour_bonus()));
        let (theirs, varies) = self.strongest();
        let lead = score - theirs;
        let stop = match config.stop {
            StopPays::Cards => lead,
            StopPays::Bet => likely(lead / varies) * (score + 5.0 + colour) - theirs,
        };
        let after = theirs + TURN;
        let holds =
            likely((score + 0.5 - after) / (varies * varies + TURN_VARIES * TURN_VARIES).sqrt());
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

    /// What going on is worth: the lead, and a little for the turns to come.
    ///
    /// Where the deck may run out first, the round may bring nothing.
    fn passing(&self, lead: f32) -> f32 {
        let ends_unpaid = self.state.config().deck_empty == DeckEmpty::EndRound;
        if ends_unpaid && self.state.deck().len() < 6 {
            return 0.3 * lead;
        }
        lead + 0.8
    }

    /// A round that reaches the target ahead of all is worth a lot.
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

    /// What the strongest of the others is thought to hold in points, and how much that varies.
    fn strongest(&self) -> (f32, f32) {
        let mut strongest = (f32::NEG_INFINITY, 1.0);
        for seat in self.state.seats().iter().filter(|&seat| seat != self.seat) {
            let known = self.state.known(Viewer::Spectator, seat);
            let hidden = count(self.state.hand(seat)) - count(known);
            let at_least = f32::from(Holding::known(self.state, seat, 0.0).card_score());
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
        let next = || Holding::known(self.state, self.state.seats().after(self.seat), self.hope);
        self.next.get_or_init(next).gain(self.state.colours().face(card))
    }

    fn top(&self, side: Side) -> Option<Card> {
        self.state.discards(side).last().copied()
    }
}

/// How much of the round is still to come: the more cards somebody has, the sooner it ends.
fn hope(state: &State) -> f32 {
    if state.call().is_some() {
        return 0.0;
    }
    let cards = |seat| count(state.hand(seat) | state.table(seat));
    let most = state.seats().iter().map(cards).fold(0.0, f32::max);
    (1.1 - 0.08 * most).clamp(0.15, 1.0)
}

/// How likely it is that something that varies by 1 stays below `margin`.
fn likely(margin: f32) -> f32 {
    1.0 / (1.0 + (-1.7 * margin).exp())
}
