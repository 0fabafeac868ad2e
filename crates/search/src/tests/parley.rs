//! Parley: each of two players holds one hidden card.
//!
//! Seat 0 halts or presses. After a halt seat 1 shows its card, and the higher card wins. When
//! pressed, it may also flee; the config says whether fleeing wins.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tabletop::{
    BySeat, Chapter, Clause, CodedRefusal, Field, Luck, Outcome, Pile, Preset, Rulebook, Rules,
    Seat, Seats, Settings, Turn, Viewer,
};
use testkit::LawTest;
use thiserror::Error;

#[derive(Debug)]
pub(crate) struct Parley;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Config {
    /// The cards are numbered from 0 to one below this.
    pub(crate) cards: u8,
    pub(crate) fleeing_wins: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hands {
    pub(crate) config: Config,
    /// The cards of seat 0 and seat 1.
    pub(crate) cards: [u8; 2],
    /// The action of seat 0 and seat 1.
    pub(crate) done: [Option<Action>; 2],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Action {
    Halt,
    Press,
    Flee,
    Show(u8),
}

/// Hidden cards are `None`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    config: Config,
    cards: [Option<u8>; 2],
    done: [Option<Action>; 2],
}

#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize)]
#[error("no")]
pub(crate) struct No {
    code: &'static str,
}

/// The start of a game; seat 0 is to act.
pub(crate) fn hands(config: Config, cards: [u8; 2]) -> Hands {
    Hands { config, cards, done: [None; 2] }
}

/// The view of seat 0.
pub(crate) fn first_view(hands: Hands) -> View {
    Parley::view(&hands, Viewer::Seat(Seats::TWO.first()))
}

pub(crate) fn law_test() -> LawTest<Parley> {
    LawTest {
        config: Config { cards: 5, fleeing_wins: false },
        seats: Seats::TWO,
        candidates: |_, luck, actions| {
            let show = Action::Show(luck.below(5) as u8);
            actions.extend([Action::Halt, Action::Press, Action::Flee, show]);
        },
        cards: |_, _| {},
        outcome: |_, outcome| outcome.winners.len() == 1,
        max_decisions: 2,
    }
}

impl Hands {
    fn outcome(self) -> Outcome {
        let second_wins = match self.done[1] {
            Some(Action::Flee) => self.config.fleeing_wins,
            _ => self.cards[0] < self.cards[1],
        };
        let score = |seat: Seat| i32::from(second_wins == (seat != Seats::TWO.first()));
        Outcome::highest_wins(BySeat::from_fn(Seats::TWO, score))
    }
}

impl Settings for Config {
    const PRESETS: &'static [Preset<Self>] =
        &[Preset { name: "five", config: Self { cards: 5, fleeing_wins: false } }];
    const FIELDS: &'static [Field<Self>] = &[
        Field::number("cards", "PL-1", 2..=99, |config| &mut config.cards),
        Field::new("fleeing_wins", "PL-1", |config| &mut config.fleeing_wins),
    ];
}

impl CodedRefusal for No {
    const CODES: &'static [&'static str] = &["no"];

    fn code(&self) -> &'static str {
        self.code
    }

    fn rule(&self) -> &'static str {
        "PL-1"
    }
}

impl Rules for Parley {
    type Config = Config;
    type Deal = [u8; 2];
    type State = Hands;
    type Action = Action;
    type Event = Action;
    type Seen = Action;
    type View = View;
    type Aids = ();
    type Rejection = No;

    const NAME: &'static str = "parley";
    const SEATS: RangeInclusive<u8> = 2..=2;

    fn deal(config: &Config, _: Seats, luck: &mut impl Luck) -> [u8; 2] {
        let mut cards: Vec<u8> = (0..config.cards).collect();
        luck.shuffle(Pile::new(0, 0, config.cards.into()), &mut cards);
        [cards[0], cards[1]]
    }

    fn begin(config: &Config, deal: &[u8; 2]) -> Hands {
        hands(*config, *deal)
    }

    fn turn(hands: &Hands) -> Turn {
        match hands.done {
            [None, _] => Turn::Of(Seats::TWO.first()),
            [Some(_), None] => Turn::Of(Seats::TWO.seat(1).unwrap()),
            [Some(_), Some(_)] => Turn::Over(hands.outcome()),
        }
    }

    fn legal_actions(hands: &Hands, legal: &mut Vec<Action>) {
        match hands.done {
            [None, _] => legal.extend([Action::Halt, Action::Press]),
            [Some(Action::Press), None] => {
                legal.extend([Action::Flee, Action::Show(hands.cards[1])]);
            }
            [Some(_), None] => legal.push(Action::Show(hands.cards[1])),
            [Some(_), Some(_)] => {}
        }
    }

    fn judge(hands: &Hands, seat: Seat, action: &Action) -> Result<(), No> {
        let mut legal = Vec::new();
        Self::legal_actions(hands, &mut legal);
        let is_fine = Self::turn(hands) == Turn::Of(seat) && legal.contains(action);
        if is_fine { Ok(()) } else { Err(No { code: "no" }) }
    }

    fn act(
        hands: &mut Hands,
        action: &Action,
        _: &mut impl Luck,
        mut record: impl FnMut(&Hands, &Action),
    ) {
        record(hands, action);
        Self::evolve(hands, action);
    }

    fn evolve(hands: &mut Hands, event: &Action) {
        let of = usize::from(hands.done[0].is_some());
        hands.done[of] = Some(*event);
    }

    fn seen(_: &Hands, event: &Action, _: Viewer) -> Action {
        *event
    }

    fn view(hands: &Hands, viewer: Viewer) -> View {
        let is_over = matches!(Self::turn(hands), Turn::Over(_));
        let sees = |seat: Seat| is_over || viewer.is(seat);
        let card = |seat: Seat| sees(seat).then_some(hands.cards[seat.index()]);
        let [first, second] = [0, 1].map(|seat| card(Seats::TWO.seat(seat).unwrap()));
        View { config: hands.config, cards: [first, second], done: hands.done }
    }

    fn aids(_: &View) {}

    fn determinize(view: &View, luck: &mut impl Luck) -> Hands {
        let mut unseen: Vec<u8> =
            (0..view.config.cards).filter(|&card| !view.cards.contains(&Some(card))).collect();
        luck.shuffle(Pile::new(1, 0, view.config.cards.into()), &mut unseen);
        let cards = view.cards.map(|card| card.or_else(|| unseen.pop()).unwrap());
        Hands { config: view.config, cards, done: view.done }
    }

    fn default_action(hands: &Hands) -> Option<Action> {
        let mut legal = Vec::new();
        Self::legal_actions(hands, &mut legal);
        legal.first().copied()
    }

    fn rulebook(_: &Config, _: Seats) -> Rulebook {
        vec![Chapter::new("play", [Clause::new("PL-1")])]
    }
}
