//! Draw or show: a minimal game in which every law can be violated.
//!
//! Each player is dealt two cards and one is laid aside, all hidden. In turn, a player draws a
//! card, flips the top card of the deck face up, or shows a card from the hand. The game is over
//! when a hand is empty; the player with the highest face-up cards wins. The config selects the
//! [`Fault`] of the rules.

#![expect(clippy::wildcard_enum_match_arm, reason = "a function names only the faults it has")]

use std::{cell::Cell, ops::RangeInclusive};

use serde::{Deserialize, Serialize};
use tabletop::{
    BySeat, Chapter, Clause, CodedRefusal, Field, Luck, Outcome, Pile, Preset, Rulebook, Rules,
    Seat, SeatSet, Seats, Settings, Turn, Viewer, luck::Quick,
};
use thiserror::Error;

use crate::LawTest;

tabletop::choice! {
    /// A fault in the rules.
    pub(crate) enum Fault {
        None = "none",
        ListsAnAbsentCard = "lists-an-absent-card",
        ListsNoFlip = "lists-no-flip",
        ListsTwice = "lists-twice",
        ListsAfterTheEnd = "lists-after-the-end",
        DecideHasItsOwnWords = "decide-has-its-own-words",
        RefusalHappens = "refusal-happens",
        AnybodyActs = "anybody-acts",
        ActsAfterTheEnd = "acts-after-the-end",
        NoWayOut = "no-way-out",
        DefaultIsAbsent = "default-is-absent",
        DefaultAfterTheEnd = "default-after-the-end",
        LosesACard = "loses-a-card",
        DoublesACard = "doubles-a-card",
        DeterminizesTooFew = "determinizes-too-few",
        FickleBegin = "fickle-begin",
        PlayPeeks = "play-peeks",
        DeterminizesOtherHands = "determinizes-other-hands",
        SeenTells = "seen-tells",
        RefusalTells = "refusal-tells",
        OutcomeTells = "outcome-tells",
        ViewTells = "view-tells",
        OrderTells = "order-tells",
        DefaultTells = "default-tells",
        NeverEnds = "never-ends",
        NobodyWins = "nobody-wins",
        StrangerWins = "stranger-wins",
        TooManyScores = "too-many-scores",
        WrongSum = "wrong-sum",
        UnwrittenConfig = "unwritten-config",
        SmudgedDeal = "smudged-deal",
        SmudgedEvent = "smudged-event",
        SmudgedSeen = "smudged-seen",
        SmudgedView = "smudged-view",
        SmudgedAction = "smudged-action",
        UnknownCode = "unknown-code",
        MiswrittenCode = "miswritten-code",
        NamelessRule = "nameless-rule",
        FickleDeal = "fickle-deal",
        FickleDecide = "fickle-decide",
        FickleDeterminize = "fickle-determinize",
        EmptyRulebook = "empty-rulebook",
        EmptyChapter = "empty-chapter",
        ChapterTwice = "chapter-twice",
        ClauseTwice = "clause-twice",
        MisnamedClause = "misnamed-clause",
        AbsenceStays = "absence-stays",
        AbsenceOfOthers = "absence-of-others",
        AbsenceTells = "absence-tells",
        AbsenceDoublesACard = "absence-doubles-a-card",
        FickleAbsence = "fickle-absence",
        SmudgedAbsence = "smudged-absence",
    }
}

/// The rules, with or without a fault.
#[derive(Debug)]
pub(crate) struct DrawOrShow;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Config {
    pub(crate) cards: u8,
    pub(crate) open: bool,
    pub(crate) fault: Fault,
    /// For [`Fault::UnwrittenConfig`].
    #[serde(skip)]
    unwritten: bool,
}

/// A card by its number, below 32. A smudged card differs from a clean one until it is serialized.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub(crate) struct Card {
    number: u8,
    smudged: bool,
}

/// Cards as a bit set.
type Cards = u32;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Deal {
    hands: BySeat<Cards>,
    aside: Card,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct State {
    config: Config,
    hands: BySeat<Cards>,
    shown: BySeat<Cards>,
    deck: Cards,
    aside: Cards,
    to_act: Seat,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Action {
    Draw,
    Flip,
    Show(Card),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Event {
    Drew { seat: Seat, card: Card },
    Flipped { seat: Seat, card: Card },
    Shown { seat: Seat, card: Card },
    Passed { to: Seat },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Seen {
    Whole(Event),
    Drew { seat: Seat },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    config: Config,
    mine: Option<(Seat, Vec<Card>)>,
    n_held: BySeat<u32>,
    shown: BySeat<Cards>,
    n_deck: u32,
    /// The card laid aside, for [`Fault::ViewTells`].
    aside: Option<Cards>,
    to_act: Seat,
}

#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize)]
#[error("{code_told}")]
pub(crate) struct Rejection {
    #[serde(rename = "code")]
    code_written: &'static str,
    #[serde(skip)]
    code_told: &'static str,
    #[serde(skip)]
    rule_told: &'static str,
    /// The holder of the card, for [`Fault::RefusalTells`].
    holder: Option<Seat>,
}

impl Config {
    pub(crate) const fn with(fault: Fault) -> Self {
        let unwritten = matches!(fault, Fault::UnwrittenConfig);
        Self { cards: 12, open: false, fault, unwritten }
    }

    fn has(self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn all(self) -> Cards {
        (1 << self.cards) - 1
    }
}

impl Settings for Config {
    const PRESETS: &'static [Preset<Self>] = &[
        Preset { name: "plain", config: Config::with(Fault::None) },
        Preset { name: "many", config: Config { cards: 16, ..Config::with(Fault::None) } },
    ];

    const FIELDS: &'static [Field<Self>] = &[
        Field::number("cards", "DS-1", 12..=16, |config| &mut config.cards),
        Field::new("open", "DS-1", |config| &mut config.open),
        Field::new("fault", "DS-2", |config| &mut config.fault),
    ];
}

impl Card {
    const fn new(number: u8) -> Self {
        Self { number, smudged: false }
    }

    const fn smudged_if(self, smudged: bool) -> Self {
        Self { smudged, ..self }
    }

    const fn bit(self) -> Cards {
        1 << self.number
    }
}

impl From<u8> for Card {
    fn from(number: u8) -> Self {
        Self::new(number % 32)
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.number
    }
}

impl State {
    fn seats(&self) -> Seats {
        self.hands.seats()
    }

    /// The hand of `seat`, as it names its cards in actions.
    fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let smudged = self.config.has(Fault::SmudgedAction);
        numbers(self.hands[seat]).map(move |number| Card::new(number).smudged_if(smudged))
    }

    fn is_over(&self) -> bool {
        self.hands.values().any(|&hand| hand == 0)
    }

    /// Whether the next player holds a low card, which the seat to act must not know.
    fn secret(&self) -> bool {
        self.hands[self.seats().after(self.to_act)] & 0b1111 != 0
    }

    /// The state with another card laid aside, which no player can distinguish from this one.
    pub(crate) fn with_another_aside(&self) -> Self {
        match numbers(self.deck).next().map(|number| Card::new(number).bit()) {
            Some(card) => Self { deck: self.deck - card + self.aside, aside: card, ..self.clone() },
            None => self.clone(),
        }
    }

    fn outcome(&self) -> Outcome {
        let seats = self.seats();
        let tells = self.config.has(Fault::OutcomeTells);
        let cards = |seat| self.shown[seat] | if tells { self.hands[seat] } else { 0 };
        let points = BySeat::from_fn(seats, |seat| numbers(cards(seat)).map(i32::from).sum());
        let total: i32 = points.values().sum();
        let n_seats = i32::from(u8::from(seats));
        let scores = points.map(|points| points * n_seats - total);
        let outcome = Outcome::highest_wins(scores);
        match self.config.fault {
            Fault::NobodyWins => Outcome { winners: SeatSet::EMPTY, ..outcome },
            Fault::StrangerWins => Outcome { winners: SeatSet::all(Seats::MAX), ..outcome },
            Fault::TooManyScores => Outcome { scores: BySeat::all(Seats::MAX, 0), ..outcome },
            Fault::WrongSum => Outcome { scores: points.map(|points| points + 1), ..outcome },
            _ => outcome,
        }
    }

    fn refuse(&self, code: &'static str) -> Rejection {
        let (code_written, code_told, rule_told) = match self.config.fault {
            Fault::UnknownCode => ("hm", "hm", "DS-2"),
            Fault::MiswrittenCode => ("hm", code, "DS-2"),
            Fault::NamelessRule => (code, code, ""),
            _ => (code, code, "DS-2"),
        };
        Rejection { code_written, code_told, rule_told, holder: None }
    }

    fn refuse_card(&self, card: Card) -> Rejection {
        let holds = |&seat: &Seat| self.hands[seat] & card.bit() != 0;
        let holder = self.seats().iter().find(holds);
        let holder = holder.filter(|_| self.config.has(Fault::RefusalTells));
        Rejection { holder, ..self.refuse("not-held") }
    }
}

impl Rules for DrawOrShow {
    type Config = Config;
    type Deal = Deal;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Aids = ();
    type Rejection = Rejection;

    const NAME: &'static str = "draw-or-show";
    const SEATS: RangeInclusive<u8> = 2..=3;

    fn deal(config: &Config, seats: Seats, luck: &mut impl Luck) -> Deal {
        let mut cards: Vec<u8> = (0..config.cards).collect();
        let pile = Pile::new(0, 0, config.cards.into());
        match config.fault {
            Fault::FickleDeal => fickle().shuffle(pile, &mut cards),
            _ => luck.shuffle(pile, &mut cards),
        }
        let hands = BySeat::from_fn(seats, |seat| {
            cards[seat.index() * 2..][..2].iter().map(|number| 1 << number).sum()
        });
        let aside = Card::new(cards[seats.count() * 2]);
        Deal { hands, aside: aside.smudged_if(config.has(Fault::SmudgedDeal)) }
    }

    fn begin(config: &Config, deal: &Deal) -> State {
        let seats = deal.hands.seats();
        let in_hands: Cards = deal.hands.values().sum();
        let starter = if config.has(Fault::FickleBegin) { fickle().below(2) } else { 0 };
        State {
            config: *config,
            hands: deal.hands,
            shown: BySeat::all(seats, 0),
            deck: config.all() & !in_hands & !deal.aside.bit(),
            aside: deal.aside.bit(),
            to_act: seats.seat(starter as u8).unwrap(),
        }
    }

    fn turn(state: &State) -> Turn {
        if state.is_over() { Turn::Over(state.outcome()) } else { Turn::Of(state.to_act) }
    }

    fn legal_actions(state: &State, legal: &mut Vec<Action>) {
        let fault = state.config.fault;
        if state.is_over() && fault != Fault::ListsAfterTheEnd {
            return;
        }
        let shows = state.hand(state.to_act).map(Action::Show);
        let all = [Action::Draw, Action::Flip].into_iter().chain(shows);
        legal.extend(all.filter(|action| Self::judge(state, state.to_act, action).is_ok()));
        match fault {
            Fault::ListsAfterTheEnd if state.is_over() => legal.push(Action::Draw),
            Fault::ListsAnAbsentCard => legal.push(Action::Show(Card::new(31))),
            Fault::ListsNoFlip => legal.retain(|action| *action != Action::Flip),
            Fault::ListsTwice => legal.extend_from_within(..1),
            Fault::OrderTells if state.secret() => legal.reverse(),
            _ => {}
        }
    }

    fn judge(state: &State, seat: Seat, action: &Action) -> Result<(), Rejection> {
        let fault = state.config.fault;
        if state.is_over() && fault != Fault::ActsAfterTheEnd {
            return Err(state.refuse("over"));
        }
        if seat != state.to_act && fault != Fault::AnybodyActs {
            return Err(state.refuse("not-your-turn"));
        }
        if fault == Fault::NoWayOut && state.hands[seat] & 1 == 1 {
            return Err(state.refuse("stuck"));
        }
        match *action {
            Action::Draw | Action::Flip if state.deck == 0 => Err(state.refuse("deck-empty")),
            Action::Show(card) if !state.hand(seat).any(|held| held == card) => {
                Err(state.refuse_card(card))
            }
            Action::Draw | Action::Flip | Action::Show(_) => Ok(()),
        }
    }

    fn act(
        state: &mut State,
        action: &Action,
        luck: &mut impl Luck,
        mut record: impl FnMut(&State, &Event),
    ) {
        let seat = state.to_act;
        let mut draw = || {
            let left = [u64::from(state.deck)];
            let pile = Pile::new(1, 0, state.config.cards.into());
            let card = match state.config.fault {
                Fault::FickleDecide => fickle().draw(pile, &left),
                _ => luck.draw(pile, &left),
            };
            Card::from(card.unwrap_or_default() as u8)
        };
        let happens = match *action {
            Action::Draw => {
                let card = draw().smudged_if(state.config.has(Fault::SmudgedEvent));
                Event::Drew { seat, card }
            }
            Action::Flip => Event::Flipped { seat, card: draw() },
            Action::Show(card) => Event::Shown { seat, card: card.smudged_if(false) },
        };
        for event in [happens, Event::Passed { to: state.seats().after(seat) }] {
            record(state, &event);
            Self::evolve(state, &event);
        }
    }

    fn decide(
        state: &State,
        seat: Seat,
        action: &Action,
        luck: &mut impl Luck,
        events: &mut Vec<Event>,
    ) -> Result<(), Rejection> {
        if let Err(refusal) = Self::judge(state, seat, action) {
            return match state.config.fault {
                Fault::DecideHasItsOwnWords => Err(state.refuse("over")),
                Fault::RefusalHappens => {
                    events.push(Event::Passed { to: state.seats().after(seat) });
                    Err(refusal)
                }
                _ => Err(refusal),
            };
        }
        Self::act(&mut state.clone(), action, luck, |_, event| events.push(event.clone()));
        Ok(())
    }

    fn evolve(state: &mut State, event: &Event) {
        let fault = state.config.fault;
        match *event {
            Event::Drew { seat, card } => {
                state.hands[seat] |= card.bit();
                if fault != Fault::DoublesACard {
                    state.deck &= !card.bit();
                }
            }
            Event::Flipped { seat, card } => {
                state.deck &= !card.bit();
                state.shown[seat] |= card.bit();
            }
            Event::Shown { .. } if fault == Fault::NeverEnds => {}
            Event::Shown { seat, card } => {
                state.hands[seat] &= !card.bit();
                if fault != Fault::LosesACard {
                    state.shown[seat] |= card.bit();
                }
            }
            Event::Passed { to } => state.to_act = to,
        }
    }

    fn play_unchecked(state: &mut State, action: &Action, luck: &mut impl Luck) {
        let seat = state.to_act;
        let peeks = state.config.has(Fault::PlayPeeks) && *action == Action::Draw;
        if peeks && state.deck != 0 {
            let card = Card::from(state.deck.trailing_zeros() as u8);
            Self::evolve(state, &Event::Drew { seat, card });
            Self::evolve(state, &Event::Passed { to: state.seats().after(seat) });
        } else {
            Self::act(state, action, luck, |_, _| ());
        }
    }

    fn seen(state: &State, event: &Event, viewer: Viewer) -> Seen {
        match *event {
            Event::Drew { seat, .. } if !viewer.is(seat) && !state.config.has(Fault::SeenTells) => {
                Seen::Drew { seat }
            }
            Event::Drew { seat, card } if state.config.has(Fault::SmudgedSeen) => {
                Seen::Whole(Event::Drew { seat, card: card.smudged_if(true) })
            }
            Event::Drew { .. }
            | Event::Flipped { .. }
            | Event::Shown { .. }
            | Event::Passed { .. } => Seen::Whole(event.clone()),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let smudged = state.config.has(Fault::SmudgedView);
        let hand = |seat| {
            let cards = numbers(state.hands[seat]).map(|it| Card::new(it).smudged_if(smudged));
            (seat, cards.collect())
        };
        let mine = match viewer {
            Viewer::Seat(seat) => Some(hand(seat)),
            Viewer::Spectator => None,
        };
        View {
            config: state.config,
            mine,
            n_held: state.hands.map(|hand| hand.count_ones()),
            shown: state.shown,
            n_deck: state.deck.count_ones(),
            aside: state.config.has(Fault::ViewTells).then_some(state.aside),
            to_act: state.to_act,
        }
    }

    fn aids(_: &View) {}

    fn determinize(view: &View, luck: &mut impl Luck) -> State {
        let config = view.config;
        let mine = |seat| match &view.mine {
            Some((me, cards)) if *me == seat => {
                Some(cards.iter().map(|card| card.bit()).sum::<Cards>())
            }
            _ => None,
        };
        let seats = view.n_held.seats();
        let seen: Cards =
            view.shown.values().sum::<Cards>() | seats.iter().filter_map(mine).sum::<Cards>();
        let seen = seen | view.aside.unwrap_or_default();
        let mut unseen: Vec<u8> = numbers(config.all() & !seen).collect();
        let pile = Pile::new(2, 0, config.cards.into());
        match config.fault {
            Fault::FickleDeterminize => fickle().shuffle(pile, &mut unseen),
            _ => luck.shuffle(pile, &mut unseen),
        }
        let mut unseen = unseen.into_iter().map(|number| 1 << number);
        let mut take = |n: u32| unseen.by_ref().take(n as usize).sum::<Cards>();
        let n_aside = u32::from(!config.has(Fault::DeterminizesTooFew));
        let too_many = u32::from(config.has(Fault::DeterminizesOtherHands));
        State {
            config,
            hands: BySeat::from_fn(seats, |seat| {
                mine(seat).unwrap_or_else(|| take(view.n_held[seat] + too_many))
            }),
            shown: view.shown,
            deck: take(view.n_deck),
            aside: view.aside.unwrap_or_else(|| take(n_aside)),
            to_act: view.to_act,
        }
    }

    /// Takes the default action; with a fault about absence, or one in the default, skips the turn.
    fn absent(
        state: &mut State,
        seat: Seat,
        luck: &mut impl Luck,
        mut record: impl FnMut(&State, &Event),
    ) {
        let acts = !state.is_over() && seat == state.to_act;
        let passed = Event::Passed { to: state.seats().after(seat) };
        let lowest = numbers(state.deck).next().map(Card::new);
        let happens = match state.config.fault {
            Fault::AbsenceOfOthers => None,
            _ if !acts => return,
            Fault::NeverEnds => None,
            Fault::AbsenceStays => return,
            Fault::AbsenceDoublesACard => lowest.map(|card| Event::Shown { seat, card }),
            Fault::FickleAbsence => {
                let left = [u64::from(state.deck)];
                let card = fickle().draw(Pile::new(1, 0, state.config.cards.into()), &left);
                card.map(|card| Event::Drew { seat, card: Card::from(card as u8) })
            }
            Fault::SmudgedAbsence => {
                lowest.map(|card| Event::Drew { seat, card: card.smudged_if(true) })
            }
            // Recording the event twice gives the same state, but reveals something.
            Fault::AbsenceTells => state.secret().then(|| passed.clone()),
            _ => {
                if let Some(action) = Self::default_action(state) {
                    Self::act(state, &action, luck, record);
                }
                return;
            }
        };
        for event in happens.into_iter().chain([passed]) {
            record(state, &event);
            Self::evolve(state, &event);
        }
    }

    fn default_action(state: &State) -> Option<Action> {
        if state.is_over() {
            return state.config.has(Fault::DefaultAfterTheEnd).then_some(Action::Draw);
        }
        let mut shows = state.hand(state.to_act).map(Action::Show);
        match state.config.fault {
            Fault::DefaultIsAbsent => Some(Action::Show(Card::new(31))),
            Fault::DefaultTells if state.secret() => shows.last(),
            _ => shows.next().or(Some(Action::Draw)),
        }
    }

    fn rulebook(config: &Config, _: Seats) -> Rulebook {
        let clauses = || [Clause::new("DS-1"), Clause::new("DS-2")];
        let chapter = |clauses: &[Clause]| vec![Chapter::new("play", clauses)];
        match config.fault {
            Fault::EmptyRulebook => Vec::new(),
            Fault::EmptyChapter => chapter(&[]),
            Fault::ChapterTwice => [clauses(), [Clause::new("DS-3"), Clause::new("DS-4")]]
                .map(|clauses| Chapter::new("play", clauses))
                .into(),
            Fault::ClauseTwice => chapter(&[clauses(), clauses()].concat()),
            Fault::MisnamedClause => chapter(&[Clause::new("ds-1")]),
            _ => chapter(&clauses()),
        }
    }
}

impl CodedRefusal for Rejection {
    const CODES: &'static [&'static str] =
        &["over", "not-your-turn", "stuck", "deck-empty", "not-held"];

    fn code(&self) -> &'static str {
        self.code_told
    }

    fn rule(&self) -> &'static str {
        self.rule_told
    }
}

/// The test of the rules with this fault.
pub(crate) fn law_test(fault: Fault) -> LawTest<DrawOrShow> {
    ASKED.set(0); // The result for one fault must not depend on the tests of another.
    LawTest {
        config: Config::with(fault),
        seats: Seats::new(3).unwrap(),
        candidates: |state, luck, actions| {
            let card = Card::from(luck.below(state.config.cards.into()) as u8);
            actions.extend([Action::Draw, Action::Flip, Action::Show(card)]);
        },
        cards: |state, cards| {
            let hands = state.hands.values().chain(state.shown.values());
            let piles = hands.chain([&state.deck, &state.aside]);
            cards.extend(piles.flat_map(|&pile| numbers(pile)).map(u16::from));
        },
        outcome: |_, outcome| outcome.scores.values().sum::<i32>() == 0,
        max_decisions: 32,
    }
}

fn numbers(cards: Cards) -> impl Iterator<Item = u8> {
    (0..32).filter(move |number| cards >> number & 1 == 1)
}

thread_local! {
    /// Number of calls of [`fickle`] since the test started.
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

/// Different luck for each call, which no rule may depend on.
fn fickle() -> Quick {
    ASKED.set(ASKED.get() + 1);
    Quick::new(ASKED.get())
}
