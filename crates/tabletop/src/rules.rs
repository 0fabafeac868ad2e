//! The contract between a game and everything that plays, stores or shows it.

use std::{fmt::Debug, hash::Hash, ops::RangeInclusive};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    BySeat, Example, Localize, Luck, Names, Refusal, Rulebook, Seat, SeatSet, Seats, Settings,
};

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
    /// What people like to have worked out from a view, such as plays by name or what a swap would
    /// leave; `()` if there is nothing.
    type Aids: Wire;
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

    /// Applies a legal `action` of the seat to act, and everything that follows from it.
    ///
    /// The only function that changes a state by an action. Luck enters here and leaves as a fact
    /// in an event: every event goes to `record` just before it is applied, together with the state
    /// as it is then. An action that is not legal gives a state that means nothing, but no panic.
    fn act(
        state: &mut Self::State,
        action: &Self::Action,
        luck: &mut impl Luck,
        record: impl FnMut(&Self::State, &Self::Event),
    );

    /// Pushes what happens if `seat` does `action`.
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

    /// Writes `event` into the state. Judges nothing, rolls nothing, cannot fail.
    fn evolve(state: &mut Self::State, event: &Self::Event);

    /// What `viewer` may know of `event`, which is about to be written into `state`.
    fn seen(state: &Self::State, event: &Self::Event, viewer: Viewer) -> Self::Seen;

    /// What `viewer` may know, public memory included. Built from nothing up, never stripped down.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What the game works out for a person who looks at `view`. A function of the view alone, so
    /// it cannot leak; computed for people only, so bots and search do not pay for it.
    fn aids(view: &Self::View) -> Self::Aids;

    /// Some full state that agrees with everything `view` knows; the rest is luck.
    fn determinize(view: &Self::View, luck: &mut impl Luck) -> Self::State;

    /// What is done for a player who does not choose in time. Legal whenever it is somebody's turn.
    ///
    /// Returns `None` only when the game is over.
    fn default_action(state: &Self::State) -> Option<Self::Action>;

    /// Applies what happens when `seat` is to act and its player is absent: at least one event,
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

    /// Pushes what happens when `seat` is to act and its player is [`absent`](Self::absent).
    fn decide_absent(
        state: &Self::State,
        seat: Seat,
        luck: &mut impl Luck,
        events: &mut Vec<Self::Event>,
    ) {
        Self::absent(&mut state.clone(), seat, luck, |_, event| events.push(event.clone()));
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

/// A value that has a written form, and survives being written and read.
pub trait Wire: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync {}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync> Wire for T {}

/// A game whose cards can be listed.
pub trait CardGame: Rules {
    /// The cards, as one JSON object.
    type Catalogue: Serialize;

    /// Returns the cards under `config`, in the language of `messages`.
    fn catalogue(config: &Self::Config, messages: &dyn Localize) -> Self::Catalogue;
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
