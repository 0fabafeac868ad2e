//! The contract between a game and everything that plays, stores or shows it.

use std::{error::Error, fmt::Debug, hash::Hash, ops::RangeInclusive};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{BySeat, Example, Luck, Names, Rulebook, Seat, SeatSet, Seats, Settings};

/// How many default actions an absent seat takes at most before another seat is to act.
///
/// No game comes near it; it keeps one that never passes the turn on from looping.
const MAX_DEFAULT_ACTIONS: u8 = 64;

/// The rules of one game.
///
/// A played game is a [`Deal`](Self::Deal) followed by [`Event`](Self::Event)s, nothing more.
/// Everything here is a plain function of its arguments: no clock, no entropy, no I/O.
/// The laws that hold between these functions are written down, and tested, in `testkit`.
pub trait Rules: Sized + 'static {
    /// What is chosen before the cards are dealt.
    type Config: Settings + Wire;
    /// What the first shuffle decided. The first thing stored.
    type Deal: Wire;
    /// Everything, hidden cards included. Never leaves the process, so it has no written form.
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// What a player can ask for. Small, because search holds millions.
    type Action: Wire + Copy + Eq + Hash;
    /// What happened, as a fact. Stored for ever: changing one is a migration.
    type Event: Wire;
    /// What happened, as one pair of eyes may know it.
    type Seen: Wire;
    /// What one pair of eyes may know of a state.
    type View: Wire;
    /// Why an action was turned down.
    type Rejection: Refusal;

    /// Its lasting name, in addresses, logs and translations.
    const NAME: &'static str;

    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// Shuffles and deals.
    fn deal(config: &Self::Config, seats: Seats, luck: &mut impl Luck) -> Self::Deal;

    /// The state just after the deal.
    fn begin(config: &Self::Config, deal: &Self::Deal) -> Self::State;

    /// Whose move it is, or how it ended.
    fn turn(state: &Self::State) -> Turn;

    /// Pushes every action the seat to act may take; none when the game is over.
    ///
    /// The list depends only on what that seat knows, never repeats itself, and holds exactly the
    /// actions that [`judge`](Self::judge) lets pass.
    fn legal_actions(state: &Self::State, legal: &mut Vec<Self::Action>);

    /// Says whether `seat` may do `action` now: the only judge there is.
    ///
    /// # Errors
    ///
    /// Returns the rule that forbids it.
    fn judge(state: &Self::State, seat: Seat, action: &Self::Action)
    -> Result<(), Self::Rejection>;

    /// Pushes what happens if `seat` does `action`. Luck enters here and leaves as a fact.
    ///
    /// # Errors
    ///
    /// Returns what [`judge`](Self::judge) says against it, having pushed nothing.
    fn decide(
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
        luck: &mut impl Luck,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Rejection>;

    /// Writes `event` into the state. Judges nothing, rolls nothing, cannot fail.
    fn evolve(state: &mut Self::State, event: &Self::Event);

    /// The second door, for search: does a listed `action` without checking or telling.
    ///
    /// Comes to the same state as [`decide`](Self::decide) and [`evolve`](Self::evolve) with the
    /// same luck. An action that is not listed gives a state that means nothing, but no panic.
    fn play(state: &mut Self::State, action: &Self::Action, luck: &mut impl Luck) {
        let mut events = Vec::new();
        if let Turn::Of(seat) = Self::turn(state)
            && Self::decide(state, seat, action, luck, &mut events).is_ok()
        {
            for event in &events {
                Self::evolve(state, event);
            }
        }
    }

    /// What `viewer` may know of `event`, which is about to be written into `state`.
    fn seen(state: &Self::State, event: &Self::Event, viewer: Viewer) -> Self::Seen;

    /// What `viewer` may know, public memory included. Built from nothing up, never stripped down.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Some full state that agrees with everything `view` knows; the rest is luck.
    fn imagine(view: &Self::View, luck: &mut impl Luck) -> Self::State;

    /// What is done for a player who does not choose in time. Legal whenever it is somebody's turn.
    ///
    /// Returns `None` only when the game is over.
    fn default_action(state: &Self::State) -> Option<Self::Action>;

    /// Pushes what happens when `seat` is to act and its player is absent: at least one event, after
    /// which the turn is over. Pushes nothing if `seat` is not to act.
    ///
    /// The same seat may be to act anew afterwards, such as in a new round. If its player is still
    /// absent, this is asked again.
    ///
    /// Absence is not an action: nothing is judged, and a game may have rules for it that no action
    /// follows, such as a turn that is skipped. Unless it has, the seat takes its
    /// [`default_action`](Self::default_action) until another seat is to act.
    fn absent(
        state: &Self::State,
        seat: Seat,
        luck: &mut impl Luck,
        events: &mut Vec<Self::Event>,
    ) {
        let mut state = state.clone();
        for _ in 0..MAX_DEFAULT_ACTIONS {
            let n_before = events.len();
            let acted = Self::turn(&state) == Turn::Of(seat)
                && Self::default_action(&state).is_some_and(|action| {
                    Self::decide(&state, seat, &action, luck, events).is_ok()
                });
            if !acted {
                return;
            }
            for event in &events[n_before..] {
                Self::evolve(&mut state, event);
            }
        }
    }

    /// The rules in force under `config`, as keys and values for the translations.
    fn rulebook(config: &Self::Config, seats: Seats) -> Rulebook;

    /// What brings its own names, each under the key that it would have in `locales/`.
    ///
    /// Whoever speaks to people adds these to the messages from there.
    fn names() -> Vec<(String, Names)> {
        Vec::new()
    }

    /// Example cards of what brings its own names, in the order in which people learn them.
    fn examples() -> Vec<Example> {
        Vec::new()
    }
}

/// A value that has a written form, and survives being written and read.
pub trait Wire: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync {}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync> Wire for T {}

/// Why an action was turned down: a lasting code, the rule, and the values for a sentence.
///
/// Serialised, it is an object with the field `code` and the values beside it; `locales/` has a
/// sentence for every code of every game.
pub trait Refusal: Error + Clone + PartialEq + Serialize + Send + Sync {
    /// Every code there is.
    const CODES: &'static [&'static str];

    /// Its lasting name.
    fn code(&self) -> &'static str;

    /// The id of the rule that forbids it.
    fn rule(&self) -> &'static str;
}

/// Whose move it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// This seat must act.
    Of(Seat),
    /// The game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// Each seat's final score.
    pub scores: BySeat<i32>,
    /// Who won. Several if they share the victory; never nobody.
    pub winners: SeatSet,
}

/// Whose eyes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The eyes of the player in this seat.
    Seat(Seat),
    /// Somebody looking on: sees what is public, and nothing else.
    Spectator,
}

impl Outcome {
    /// The outcome in which the highest score wins and equals share.
    pub fn highest_wins(scores: BySeat<i32>) -> Self {
        let best = scores.values().max().copied().unwrap_or_default();
        let winners = scores.iter().filter(|&(_, &score)| score == best).map(|(seat, _)| seat);
        Self { scores, winners: winners.collect() }
    }
}

impl Viewer {
    /// Everybody who may look at a table: its seats, then a spectator.
    pub fn all(seats: Seats) -> impl Iterator<Item = Self> + Clone {
        seats.iter().map(Self::Seat).chain([Self::Spectator])
    }

    /// Whether these are the eyes of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_the_victory() {
        let points = [3, 7, 7, -1];
        let outcome =
            Outcome::highest_wins(BySeat::from_fn(Seats::FOUR, |seat| points[seat.index()]));
        assert_eq!(outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
    }
}
