//! The medium bot: heuristics that a good player would tell a beginner.
//!
//! Any card in hand counts as one point, so every action has a value in points:
//!
//! 1. **Drawing** has the value 2, one per card.
//! 2. **Playing** has the value of the points that the forest gains at once, minus 1 per card paid,
//!    plus 1 per card drawn, 2 for an extra turn and 2 for a card that may be played for free. A
//!    host gets 2 more while fewer than two hosts are empty, because other cards need them. A
//!    sapling gets 1 less, for the lost card.
//! 3. Take the action with the highest value. A full hand cannot draw, so it plays.
//! 4. **Draw** from the clearing a card that would gain three points or more; otherwise from the
//!    deck.
//! 5. **Pay** with the cards that would gain least, or with cards of the right colour if that costs
//!    less than the bonus is worth.
//! 6. **Place for free** the card that gains most, if it gains at least a point. Put cards into the
//!    cave that would gain less than three points: each is worth a point there, and a new card
//!    replaces it.

use game_forest::{
    Action, ForestShuffle, State,
    action::Source,
    agenda::Task,
    board::{Host, Spot},
    card::{Card, CardSet, Face, Place},
    card_text::species_key,
    effect::Reward,
    score::Score,
    species::Species,
    view::PhaseView,
};
use search::Observation;
use tabletop::{Rules, Seat};

use super::payment::best_payment;
use crate::{Bot, BotContext, Decision, Message};

#[derive(Debug)]
pub(super) struct Medium;

/// Minimum gain of a card that is taken from the clearing or kept in hand.
const GOOD: i32 = 3;
/// Value of an extra turn, of a free card and of a needed host.
const BONUS: i32 = 2;

impl Bot<ForestShuffle> for Medium {
    fn choose(
        &mut self,
        observation: Observation<'_, ForestShuffle>,
        context: &mut BotContext<'_>,
    ) -> Option<Decision<Action>> {
        let state = observation.world(&mut context.luck)?;
        let context = MediumContext { state: &state, seat: observation.seat };
        Some(match state.phase() {
            PhaseView::Opening => context.open(),
            PhaseView::Acting => context.act(),
            PhaseView::SecondDraw => context.draw(),
            PhaseView::Paying { card, spot, paid, by } => context.pay(card, spot, paid, by),
            PhaseView::Resolving => context.resolve(),
            PhaseView::Over => return None,
        })
    }
}

struct MediumContext<'a> {
    state: &'a State,
    seat: Seat,
}

/// An action that places a card.
#[derive(Debug, Clone, Copy)]
struct Play {
    action: Action,
    species: Species,
    /// Points that the forest gains at once.
    gain: i32,
    /// Total value (rule 2).
    value: i32,
}

impl MediumContext<'_> {
    fn open(&self) -> Decision<Action> {
        if self.legal().contains(&Action::Replace) {
            Decision::because(Action::Replace, Message::new("bot-forest-new-hand"))
        } else {
            Decision::because(Action::Keep, Message::new("bot-forest-keep-hand"))
        }
    }

    fn act(&self) -> Decision<Action> {
        let drawing = i32::from(self.state.room().min(2));
        let Some(play) = self.best_play() else { return self.draw() };
        if 0 < drawing && play.value < drawing {
            return self.draw();
        }
        let full = (drawing == 0).then(|| Message::new("bot-forest-hand-full"));
        Decision::for_reasons(play.action, [play.reason()].into_iter().chain(full).collect())
    }

    /// Rule 4.
    fn draw(&self) -> Decision<Action> {
        let offered = self.state.clearing().iter().map(|card| (self.max_gain(card), card));
        match best_of(offered, |&(gain, _)| gain) {
            Some((gain, card)) if GOOD <= gain => {
                let reason = Message::new("bot-forest-take").with("points", i64::from(gain));
                Decision::because(Action::Take { card }, reason)
            }
            Some(_) | None => Decision::because(Action::Draw, Message::new("bot-forest-draw")),
        }
    }

    /// Rule 5.
    fn pay(&self, card: Card, spot: Spot, paid: CardSet, by: Source) -> Decision<Action> {
        let face = card.face(spot.place).unwrap_or(Face::SAPLING);
        let data = face.species.data();
        let others = self.state.hand(self.seat).without(card);
        let payable = paid.last().map_or(others, |last| others.above(last));
        let due = data.cost.saturating_sub(paid.len());
        let bonus = if self.state.uses_own(by) { self.rewards(data.bonus) } else { 0 };
        let keep = |card| f32::from(self.max_gain(card) as i16);
        let payment = best_payment(payable, paid, face, due, f32::from(bonus as i16), keep);
        match payment.and_then(|payment| Some((payment.cards.first()?, payment.matched))) {
            Some((card, true)) => {
                Decision::because(Action::Pay { card }, Message::new("bot-forest-pay-colour"))
            }
            Some((card, false)) => {
                Decision::because(Action::Pay { card }, Message::new("bot-forest-pay-least"))
            }
            None => Decision::because(Action::Cancel, Message::new("bot-forest-enough")),
        }
    }

    /// Rule 6, and rule 2 for cards that are paid for.
    fn resolve(&self) -> Decision<Action> {
        let done = || Decision::because(Action::Done, Message::new("bot-forest-enough"));
        let play_if = |good: &dyn Fn(&Play) -> bool| match self.best_play().filter(good) {
            Some(play) => Decision::because(play.action, play.reason()),
            None => done(),
        };
        let (hand, clearing) = (self.state.hand(self.seat), self.state.clearing());
        match self.state.task() {
            Some(Task::FreePlay { .. }) => play_if(&|play| 0 < play.gain),
            Some(Task::PlayPaid | Task::PlaySaplings) => play_if(&|play| 0 < play.value),
            Some(Task::HandToCave { .. }) => match self.least(hand) {
                Some((gain, card)) if gain < GOOD => {
                    Decision::because(Action::Stash { card }, Message::new("bot-forest-stash"))
                }
                Some(_) | None => done(),
            },
            Some(Task::ClearingToCave { .. }) => match clearing.first() {
                Some(card) => {
                    Decision::because(Action::Stow { card }, Message::new("bot-forest-stow"))
                }
                None => done(),
            },
            Some(Task::ClearingToHand { from }) => {
                let takes = self.state.picks(from);
                match best_of(takes.iter().map(|card| (self.max_gain(card), card)), |&(gain, _)| {
                    gain
                }) {
                    Some((_, card)) => {
                        Decision::because(Action::Take { card }, Message::new("bot-forest-wanted"))
                    }
                    None => done(),
                }
            }
            Some(Task::Draw { .. } | Task::ExtraTurn | Task::ClearingRemove) | None => done(),
        }
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        ForestShuffle::legal_actions(self.state, &mut legal);
        legal
    }

    /// The play with the highest value; the first of equals.
    fn best_play(&self) -> Option<Play> {
        let plays = self.legal().into_iter().filter_map(|action| self.play(action));
        best_of(plays, |play| play.value)
    }

    /// Rule 2.
    fn play(&self, action: Action) -> Option<Play> {
        let board = self.state.board();
        let next = board.next_host();
        let (card, spot) = placing(action, next)?;
        let face = card.face(spot.place)?;
        let data = face.species.data();
        let gain = self.gain(card, spot);
        let mut value = gain + i32::from(self.state.triggered(self.seat, card, spot).count() as u8);
        let free = matches!(self.state.task(), Some(Task::FreePlay { .. } | Task::PlaySaplings));
        if !free {
            value -= i32::from(data.cost);
        }
        if self.state.task().is_none() {
            value += self.rewards(data.effect);
        }
        if spot.place == Place::Sapling {
            value -= 1;
        }
        if spot.host == next && self.empty_hosts() < 2 {
            value += BONUS;
        }
        Some(Play { action, species: face.species, gain, value })
    }

    /// Points that the forest gains with `card` on `spot`.
    fn gain(&self, card: Card, spot: Spot) -> i32 {
        let mut after = *self.state.board();
        after.place(self.seat, card, spot);
        Score::of(&after).total(self.seat) - Score::of(self.state.board()).total(self.seat)
    }

    /// Points that `card` would gain on its best spot, without costs.
    fn max_gain(&self, card: Card) -> i32 {
        let board = self.state.board();
        let spots = card.faces().flat_map(|(place, face)| {
            let hosts = match place.slot() {
                Some(slot) => board.open(self.seat, face, slot),
                None => [board.next_host()].into_iter().collect(),
            };
            hosts.into_iter().map(move |host| Spot { host, place })
        });
        spots.map(|spot| self.gain(card, spot)).max().unwrap_or_default()
    }

    /// The card with the lowest maximum gain.
    fn least(&self, cards: &CardSet) -> Option<(i32, Card)> {
        best_of(cards.iter().map(|card| (self.max_gain(card), card)), |&(gain, _)| -gain)
    }

    /// Value of rewards (rule 2).
    fn rewards(&self, rewards: &[Reward]) -> i32 {
        let board = self.state.board();
        let count = |reward: &Reward| match *reward {
            Reward::Draw(n) => n.into(),
            Reward::DrawPerTag(tag) => board.count_tag(self.seat, tag).into(),
            Reward::DrawPerSpecies(species) => board.count_species(self.seat, species).into(),
            Reward::ExtraTurnIf(tag) if board.count_tag(self.seat, tag) == 0 => 0,
            Reward::ExtraTurn
            | Reward::ExtraTurnIf(_)
            | Reward::FreePlay(..)
            | Reward::PlayPaid
            | Reward::HandToCave => BONUS,
            Reward::ClearingToCave(_) => self.state.clearing().len().into(),
            Reward::PlaySaplings | Reward::ClearingToHand(_) => 1,
            Reward::ClearingRemove => 0,
        };
        rewards.iter().map(count).sum()
    }

    /// Number of the seat's hosts without dwellers.
    fn empty_hosts(&self) -> usize {
        let board = self.state.board();
        let hosts = board.forest(self.seat).hosts;
        hosts.into_iter().filter(|&host| board.n_guests(host) == 0).count()
    }
}

impl Play {
    fn reason(&self) -> Message {
        if 0 < self.gain {
            let name = species_key(self.species);
            let reason = Message::new("bot-forest-gain");
            return reason.with("card", name).with("points", i64::from(self.gain));
        }
        let is_host = self.species.data().home.is_host();
        Message::new(if is_host { "bot-forest-room" } else { "bot-forest-later" })
    }
}

/// The card that the action places, and its spot.
pub(super) fn placing(action: Action, next: Host) -> Option<(Card, Spot)> {
    if let Action::Plant { card } = action {
        Some((card, Spot { host: next, place: Place::Grown }))
    } else if let Action::Sapling { card } = action {
        Some((card, Spot { host: next, place: Place::Sapling }))
    } else if let Action::Attach { card, slot, host } = action {
        Some((card, Spot { host, place: slot.into() }))
    } else {
        None
    }
}

/// The item with the highest value; the first of equals.
fn best_of<T>(items: impl Iterator<Item = T>, value: impl Fn(&T) -> i32) -> Option<T> {
    items.reduce(|best, item| if value(&best) < value(&item) { item } else { best })
}
