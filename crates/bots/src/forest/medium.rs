//! Rules of thumb.
//!
//! A card in hand counts as one point, whatever it is. So every way to act has a worth in points:
//!
//! 1. **Drawing** is worth two: as many as there are cards to draw.
//! 2. **Playing** is worth the points that the forest gains at once, less one for each card paid,
//!    plus one for each card drawn, two for an extra turn and two for a card that may be played for
//!    nothing. A host is worth two more as long as fewer than two hosts stand empty: others need
//!    room. A sapling is worth one less, for the card it was.
//! 3. The best of these is done. A full hand cannot draw, so it plays something.
//! 4. **From the clearing** is taken what would gain three points or more; else from the deck.
//! 5. **Paid** are the cards that would gain least, or those of the right colour if that costs less
//!    than the bonus is worth.
//! 6. **For nothing** is placed what gains most, if it gains a point. To the cave go cards that
//!    would gain less than three points; each is a point there, and replaced by a new one.

use game_forest::{
    Action, ForestShuffle, State,
    agenda::Task,
    board::{Host, Spot},
    card::{Card, CardSet, Face, Place},
    effect::Reward,
    game::{Source, Stage},
    score::Scores,
    species::Species,
    text::species_key,
};
use search::Sight;
use tabletop::{Rules, Seat, Turn};

use super::payment::bill;
use crate::{Bot, Choice, Message, Thinking};

/// Plays by rules of thumb.
#[derive(Debug)]
pub(super) struct Medium;

/// What a card in hand must gain to be taken or kept for it.
const GOOD: i32 = 3;
/// What an extra turn, or a card played for nothing, counts.
const FAVOUR: i32 = 2;

impl Bot<ForestShuffle> for Medium {
    fn choose(
        &mut self,
        sight: Sight<'_, ForestShuffle>,
        thinking: &mut Thinking<'_>,
    ) -> Option<Choice<Action>> {
        // Looks only at what is the same in every world that agrees with the view.
        let state = ForestShuffle::imagine(sight.view, &mut thinking.luck);
        if ForestShuffle::turn(&state) != Turn::Of(sight.seat) {
            return None;
        }
        let thumb = Thumb { state: &state, seat: sight.seat };
        Some(match state.waits_for() {
            Stage::Opening => thumb.open(),
            Stage::Acting => thumb.act(),
            Stage::SecondDraw => thumb.draw(),
            Stage::Paying { card, spot, paid, by } => thumb.pay(card, spot, paid, by),
            Stage::Resolving => thumb.resolve(),
            Stage::Over => return None,
        })
    }
}

/// A state, seen by the seat to act.
struct Thumb<'a> {
    state: &'a State,
    seat: Seat,
}

/// A card to be placed, and what that is worth.
#[derive(Debug, Clone, Copy)]
struct Play {
    action: Action,
    species: Species,
    /// The points that the forest gains at once.
    gain: i32,
    /// All in all.
    worth: i32,
}

impl Thumb<'_> {
    fn open(&self) -> Choice<Action> {
        if self.legal().contains(&Action::Replace) {
            Choice::because(Action::Replace, Message::new("bot-forest-new-hand"))
        } else {
            Choice::because(Action::Keep, Message::new("bot-forest-keep-hand"))
        }
    }

    fn act(&self) -> Choice<Action> {
        let drawing = i32::from(self.state.room().min(2));
        let Some(play) = self.best_play() else { return self.draw() };
        if 0 < drawing && play.worth < drawing {
            return self.draw();
        }
        let full = (drawing == 0).then(|| Message::new("bot-forest-hand-full"));
        Choice::for_reasons(play.action, [play.reason()].into_iter().chain(full).collect())
    }

    /// Rule 4.
    fn draw(&self) -> Choice<Action> {
        let offered = self.state.clearing().iter().map(|card| (self.hope(card), card));
        match best_of(offered, |&(gain, _)| gain) {
            Some((gain, card)) if GOOD <= gain => {
                let reason = Message::new("bot-forest-take").with("points", i64::from(gain));
                Choice::because(Action::Take { card }, reason)
            }
            Some(_) | None => Choice::because(Action::Draw, Message::new("bot-forest-draw")),
        }
    }

    /// Rule 5.
    fn pay(&self, card: Card, spot: Spot, paid: CardSet, by: Source) -> Choice<Action> {
        let face = card.face(spot.place).unwrap_or(Face::SAPLING);
        let sheet = face.species.sheet();
        let others = self.state.hand(self.seat).without(card);
        let payable = paid.last().map_or(others, |last| others.above(last));
        let due = sheet.cost.saturating_sub(paid.len());
        let bonus = if self.state.uses_own(by) { self.rewards(sheet.bonus) } else { 0 };
        let keep = |card| f32::from(self.hope(card) as i16);
        let bill = bill(payable, paid, face, due, f32::from(bonus as i16), keep);
        match bill.and_then(|bill| Some((bill.cards.first()?, bill.matched))) {
            Some((card, true)) => {
                Choice::because(Action::Pay { card }, Message::new("bot-forest-pay-colour"))
            }
            Some((card, false)) => {
                Choice::because(Action::Pay { card }, Message::new("bot-forest-pay-least"))
            }
            None => Choice::because(Action::Cancel, Message::new("bot-forest-enough")),
        }
    }

    /// Rule 6, and rule 2 for cards that are paid for.
    fn resolve(&self) -> Choice<Action> {
        let done = || Choice::because(Action::Done, Message::new("bot-forest-enough"));
        let play_if = |good: &dyn Fn(&Play) -> bool| match self.best_play().filter(good) {
            Some(play) => Choice::because(play.action, play.reason()),
            None => done(),
        };
        let (hand, clearing) = (self.state.hand(self.seat), self.state.clearing());
        match self.state.task() {
            Some(Task::FreePlay { .. }) => play_if(&|play| 0 < play.gain),
            Some(Task::PlayPaid | Task::PlaySaplings) => play_if(&|play| 0 < play.worth),
            Some(Task::HandToCave { .. }) => match self.least(hand) {
                Some((gain, card)) if gain < GOOD => {
                    Choice::because(Action::Stash { card }, Message::new("bot-forest-stash"))
                }
                Some(_) | None => done(),
            },
            Some(Task::ClearingToCave { .. }) => match clearing.first() {
                Some(card) => {
                    Choice::because(Action::Stow { card }, Message::new("bot-forest-stow"))
                }
                None => done(),
            },
            Some(Task::ClearingToHand { from }) => {
                let takes = self.state.picks(from);
                match best_of(takes.iter().map(|card| (self.hope(card), card)), |&(gain, _)| gain) {
                    Some((_, card)) => {
                        Choice::because(Action::Take { card }, Message::new("bot-forest-wanted"))
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

    /// The card that is best placed now; of equals the first.
    fn best_play(&self) -> Option<Play> {
        let plays = self.legal().into_iter().filter_map(|action| self.play(action));
        best_of(plays, |play| play.worth)
    }

    /// Rule 2.
    fn play(&self, action: Action) -> Option<Play> {
        let board = self.state.board();
        let next = board.next_host();
        let (card, spot) = placing(action, next)?;
        let face = card.face(spot.place)?;
        let sheet = face.species.sheet();
        let gain = self.gain(card, spot);
        let mut worth = gain + i32::from(self.state.triggered(self.seat, card, spot).len());
        let free = matches!(self.state.task(), Some(Task::FreePlay { .. } | Task::PlaySaplings));
        if !free {
            worth -= i32::from(sheet.cost);
        }
        if self.state.task().is_none() {
            worth += self.rewards(sheet.effect);
        }
        if spot.place == Place::Sapling {
            worth -= 1;
        }
        if spot.host == next && self.empty_hosts() < 2 {
            worth += FAVOUR;
        }
        Some(Play { action, species: face.species, gain, worth })
    }

    /// The points that the forest gains with `card` on `spot`.
    fn gain(&self, card: Card, spot: Spot) -> i32 {
        let mut after = *self.state.board();
        after.place(self.seat, card, spot);
        Scores::of(&after).total(self.seat) - Scores::of(self.state.board()).total(self.seat)
    }

    /// The most points that `card` could gain, if it were free and in hand.
    fn hope(&self, card: Card) -> i32 {
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

    /// The card that could gain least.
    fn least(&self, cards: &CardSet) -> Option<(i32, Card)> {
        best_of(cards.iter().map(|card| (self.hope(card), card)), |&(gain, _)| -gain)
    }

    /// What rewards count (rule 2).
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
            | Reward::HandToCave => FAVOUR,
            Reward::ClearingToCave(_) => self.state.clearing().len().into(),
            Reward::PlaySaplings | Reward::ClearingToHand(_) => 1,
            Reward::ClearingRemove => 0,
        };
        rewards.iter().map(count).sum()
    }

    /// How many of the own hosts stand empty.
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
        let is_host = self.species.sheet().home.is_host();
        Message::new(if is_host { "bot-forest-room" } else { "bot-forest-later" })
    }
}

/// The card that the action places, and where.
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

/// The item with the highest worth; the first of equals.
fn best_of<T>(items: impl Iterator<Item = T>, worth: impl Fn(&T) -> i32) -> Option<T> {
    items.reduce(|best, item| if worth(&best) < worth(&item) { item } else { best })
}
