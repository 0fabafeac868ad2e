//! The contract between a game and the programs that play, store or show it.

use std::{fmt::Debug, hash::Hash, ops::RangeInclusive};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    BySeat, CodedRefusal, Example, Guide, Localize, Luck, Names, Rulebook, Seat, SeatSet, Seats,
    Settings,
};

/// Maximum number of default actions of an absent seat before another seat must act.
///
/// No game comes near it; it stops a faulty game that never passes the turn from looping.
const MAX_DEFAULT_ACTIONS: u8 = 64;

/// The rules of one game.
///
/// A played game is a [`Deal`](Self::Deal) followed by [`Event`](Self::Event)s. All functions are
/// pure: they use no clock, no entropy and no I/O. `testkit` specifies and tests the laws between
/// them.
pub trait Rules: Sized + 'static {
    /// The settings, which are chosen before the cards are dealt.
    type Config: Settings + Wire;
    /// The result of the first shuffle. It is stored first.
    type Deal: Wire;
    /// The full state, hidden cards included. It never leaves the process, so it is not serialized.
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// A player's action. Small, because search holds millions.
    type Action: Wire + Copy + Eq + Hash;
    /// A game event. Stored permanently: changing one is a migration.
    type Event: Wire;
    /// An event as one viewer sees it.
    type Seen: Wire;
    /// A state as one viewer sees it.
    type View: Wire;
    /// Display aids, which are derived from a view, such as plays by name or the hand after a swap;
    /// `()` if there are none.
    type Aids: Wire;
    /// The reason for rejecting an action.
    type Rejection: CodedRefusal;

    /// Its stable id in URLs, logs and translations.
    const NAME: &'static str;

    /// The possible numbers of players.
    const SEATS: RangeInclusive<u8>;

    /// Shuffles and deals.
    fn deal(config: &Self::Config, seats: Seats, luck: &mut impl Luck) -> Self::Deal;

    /// The state just after the deal.
    fn begin(config: &Self::Config, deal: &Self::Deal) -> Self::State;

    /// The seat to act, or the outcome.
    fn turn(state: &Self::State) -> Turn;

    /// Pushes every legal action of the seat to act; none when the game is over.
    ///
    /// The list depends only on what that seat knows, has no duplicates, and contains exactly the
    /// actions that [`judge`](Self::judge) accepts.
    fn legal_actions(state: &Self::State, legal: &mut Vec<Self::Action>);

    /// Checks whether `seat` may take `action` now. No other function judges legality.
    ///
    /// # Errors
    ///
    /// Returns the rule that forbids it.
    fn judge(state: &Self::State, seat: Seat, action: &Self::Action)
    -> Result<(), Self::Rejection>;

    /// Applies a legal `action` of the seat to act, and its automatic consequences.
    ///
    /// The only function that changes a state by an action. Luck enters here and leaves as a fact
    /// in an event: every event goes to `record` just before it is applied, together with the state
    /// at that time. An illegal action gives a meaningless state, but no panic.
    fn act(
        state: &mut Self::State,
        action: &Self::Action,
        luck: &mut impl Luck,
        record: impl FnMut(&Self::State, &Self::Event),
    );

    /// Pushes the events of `action` by `seat`.
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
    ) -> Result<(), Self::Rejection> {
        Self::judge(state, seat, action)?;
        Self::act(&mut state.clone(), action, luck, |_, event| events.push(event.clone()));
        Ok(())
    }

    /// Records `event` and applies it: one step of [`act`](Self::act).
    #[inline]
    fn emit(
        state: &mut Self::State,
        event: &Self::Event,
        record: &mut impl FnMut(&Self::State, &Self::Event),
    ) {
        record(state, event);
        Self::evolve(state, event);
    }

    /// Applies a legal `action` without checking it or recording events: the fast path for search.
    #[inline]
    fn play_unchecked(state: &mut Self::State, action: &Self::Action, luck: &mut impl Luck) {
        Self::act(state, action, luck, |_, _| ());
    }

    /// Applies `event` to the state. It neither judges nor draws, and cannot fail.
    fn evolve(state: &mut Self::State, event: &Self::Event);

    /// Redacts `event`, which is about to be applied to `state`, for `viewer`.
    fn seen(state: &Self::State, event: &Self::Event, viewer: Viewer) -> Self::Seen;

    /// Builds the view of `viewer`, including what everyone remembers. It is built from nothing,
    /// never by removing secrets from a copy.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Computes the display aids of `view`. They depend only on the view, so they cannot leak
    /// anything. Bots and search do not compute them.
    fn aids(view: &Self::View) -> Self::Aids;

    /// Samples a full state that is consistent with `view`.
    fn determinize(view: &Self::View, luck: &mut impl Luck) -> Self::State;

    /// The action for a player who does not choose in time. It is legal.
    ///
    /// Returns `None` only when the game is over.
    fn default_action(state: &Self::State) -> Option<Self::Action>;

    /// Applies the consequences of an absent player in `seat`, which is to act: at least one event,
    /// after which the turn is over. Does nothing if `seat` is not to act.
    ///
    /// The same seat may be to act again afterwards, such as in a new round. If its player is still
    /// absent, the caller calls this again.
    ///
    /// Absence is not an action: nothing is judged, and a game may have rules for it that no action
    /// follows, such as a turn that is skipped. By default the seat takes its
    /// [`default_action`](Self::default_action) until another seat is to act.
    fn absent(
        state: &mut Self::State,
        seat: Seat,
        luck: &mut impl Luck,
        mut record: impl FnMut(&Self::State, &Self::Event),
    ) {
        for _ in 0..MAX_DEFAULT_ACTIONS {
            if Self::turn(state) != Turn::Of(seat) {
                return;
            }
            let Some(action) = Self::default_action(state) else { return };
            Self::act(state, &action, luck, &mut record);
        }
    }

    /// The rules in force under `config`, as message keys and values.
    fn rulebook(config: &Self::Config, seats: Seats) -> Rulebook;

    /// The rules for a beginner under `config`. A game that nobody plays in a room needs none.
    fn guide(_config: &Self::Config, _seats: Seats) -> Guide {
        Guide::default()
    }

    /// The names of things that contain their own names, by the key that they would have in
    /// `locales/`.
    ///
    /// Shells add these to the messages of `locales/`.
    fn names() -> Vec<(String, Names)> {
        Vec::new()
    }

    /// Example cards of things that contain their own names, in the order in which people learn
    /// them.
    fn examples() -> Vec<Example> {
        Vec::new()
    }
}

/// Implements the part of [`Rules`] that delegates to the types of the game.
///
/// It stands inside `impl Rules for …`. Every associated type is the type of the same name in scope.
/// `State` has the methods `new`, `turn`, `push_legal`, `judge`, `act`, `evolve`, `view` and
/// `default_action`, and `View` has `aids` and `determinize`. The game adds what differs: `NAME`,
/// `SEATS`, `deal`, `seen`, `rulebook`, and the provided methods that it overrides.
#[macro_export]
macro_rules! delegate_rules {
    () => {
        type Config = Config;
        type Deal = Deal;
        type State = State;
        type Action = Action;
        type Event = Event;
        type Seen = Seen;
        type View = View;
        type Aids = Aids;
        type Rejection = Rejection;

        fn begin(config: &Config, deal: &Deal) -> State {
            State::new(*config, deal)
        }

        #[inline]
        fn turn(state: &State) -> $crate::Turn {
            state.turn()
        }

        #[inline]
        fn legal_actions(state: &State, legal: &mut Vec<Action>) {
            state.push_legal(legal);
        }

        #[inline]
        fn judge(state: &State, seat: $crate::Seat, action: &Action) -> Result<(), Rejection> {
            state.judge(seat, *action)
        }

        #[inline]
        fn act(
            state: &mut State,
            action: &Action,
            luck: &mut impl $crate::Luck,
            record: impl FnMut(&State, &Event),
        ) {
            state.act(*action, luck, record);
        }

        #[inline]
        fn evolve(state: &mut State, event: &Event) {
            state.evolve(event);
        }

        fn view(state: &State, viewer: $crate::Viewer) -> View {
            state.view(viewer)
        }

        fn aids(view: &View) -> Aids {
            view.aids()
        }

        fn determinize(view: &View, luck: &mut impl $crate::Luck) -> State {
            view.determinize(luck)
        }

        fn default_action(state: &State) -> Option<Action> {
            state.default_action()
        }
    };
}

/// A value that survives serialization and deserialization.
pub trait Wire: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync {}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync> Wire for T {}

/// A game whose cards can be listed.
pub trait CardGame: Rules {
    /// The cards, as one JSON object.
    type Catalogue: Serialize;

    /// Returns the cards under `config`, in the language of `messages`.
    fn catalogue(config: &Self::Config, messages: &dyn Localize) -> Self::Catalogue;
}

/// The seat to act, or the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// This seat must act.
    Of(Seat),
    /// The game is over.
    Over(Outcome),
}

/// The outcome of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// Each seat's final score.
    pub scores: BySeat<i32>,
    /// The winners: several if they share the victory, but at least one.
    pub winners: SeatSet,
}

/// The perspective from which a game is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// A spectator, who sees only what is public.
    Spectator,
}

impl Outcome {
    /// The outcome in which the highest score wins and ties share the victory.
    pub fn highest_wins(scores: BySeat<i32>) -> Self {
        let best = scores.values().max().copied().unwrap_or_default();
        let winners = scores.iter().filter(|&(_, &score)| score == best).map(|(seat, _)| seat);
        Self { scores, winners: winners.collect() }
    }
}

impl Viewer {
    /// All viewers of a game: its seats, then a spectator.
    pub fn all(seats: Seats) -> impl Iterator<Item = Self> + Clone {
        seats.iter().map(Self::Seat).chain([Self::Spectator])
    }

    /// Whether this is the perspective of `seat`.
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
