//! What one pair of eyes may know (SS-B9).

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet, Viewer};

use crate::{
    action::Side,
    card::{Card, Face, Pair},
    card_set::CardSet,
    config::{CallerShows, Config, Effect},
    deck::Colours,
    event::{Event, Layout, Victory},
    score::{Score, Tally},
    settle::{self, Call, Mode, Prospect, Standing},
    settlement::Settlement,
    state::{Phase, PlayedPair, State},
};

/// What one pair of eyes may know of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The house's rules.
    pub config: Config,
    /// Whose eyes these are; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Who is to act; `None` when the game is over.
    pub turn: Option<Seat>,
    /// What that player has to do.
    pub phase: Step,
    /// Who started this round (SS-A4).
    pub starter: Seat,
    /// Number of this round, starting at 1 (SS-V1).
    pub round_number: u16,
    /// How many points end the game (SS-G1).
    pub target: u16,
    /// The colour of every card: anybody may look through a deck before it is shuffled.
    pub colours: Colours,
    /// How many cards are in the deck.
    pub deck: u8,
    /// The left pile, top card last. Everybody saw every card go there.
    pub left: Vec<Face>,
    /// The right pile.
    pub right: Vec<Face>,
    /// Everybody's cards, as far as they can be seen.
    pub players: BySeat<Player>,
    /// Who has called what.
    pub call: Option<Call>,
    /// How many final turns a last chance leaves, the present one included; `None` without one
    /// (SS-V4).
    pub final_turns: Option<u8>,
    /// Turns that sailboats have brought the player to act and that are still to come.
    pub extra_turns: u8,
    /// Whether the player to act has drawn since the turn came.
    pub drew: bool,
    /// How many players in a row could not draw (SS-B7).
    pub skips: u8,
    /// What a call would bring you, if you may call now.
    pub prospects: Option<Prospects>,
}

/// What can be seen of one player.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Player {
    /// Points of the rounds before.
    pub total: u16,
    /// How many cards this player holds.
    pub held: u8,
    /// The whole hand, if you may see it: it is yours, or it lies open.
    pub hand: Option<Vec<Face>>,
    /// What everybody knows to be in the hand.
    pub shown: Vec<Face>,
    /// What you know to be in the hand besides, because it was yours or you saw it left behind.
    pub known: Vec<Face>,
    /// The pairs on the table, in the order in which they were played.
    pub pairs: Vec<TablePair>,
    /// What all the cards are worth now, if you may see them all.
    pub score: Option<Score>,
    /// The sum of that: the points that are compared (SS-K5).
    pub card_score: Option<u8>,
}

/// A pair on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TablePair {
    /// The two cards.
    pub cards: Pair,
    /// What it stole (SS-E10).
    pub stolen: Option<Stolen>,
}

/// What was stolen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stolen {
    /// From whom.
    pub victim: Seat,
    /// The card, if you are thief or victim, or if the victim's hand lay open.
    pub card: Option<Face>,
}

/// What the player to act has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Step {
    /// Draw a card.
    Draw,
    /// Keep one of two cards.
    Choose {
        /// The two, if it is you.
        cards: Option<[Face; 2]>,
        /// The pile to which the other must go, if there is no choice (SS-B4).
        forced: Option<Side>,
    },
    /// Play pairs, and end the turn with a call or without.
    Play,
    /// Take a card from a pile.
    Crab,
    /// Rob somebody.
    Theft,
    /// Nothing: the round is settled, and all hands lie open until the next begins.
    Settled,
    /// Nothing: the game is over.
    Over {
        /// Who won.
        winners: SeatSet,
        /// How.
        by: Victory,
    },
}

/// What a call would bring now, as far as the caller can know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prospects {
    /// Your card score.
    pub card_score: u8,
    /// The highest card score that another player is known to have at least.
    pub others_at_least: u8,
    /// What "Stop" would bring you.
    pub stop: Prospect,
    /// What "Last Chance" would bring you if nobody's cards changed.
    pub last_chance: Prospect,
}

/// What happened, as one pair of eyes may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Seen {
    /// The piles, but for their tops, became the new deck.
    Reshuffled,
    /// A player looked at two cards from the deck, or took one without a choice.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// The cards, if it was you; else none.
        cards: Vec<Face>,
    },
    /// A player kept one card and put the other on a pile.
    Kept {
        /// Who.
        seat: Seat,
        /// The card that went to the hand, if it was you.
        kept: Option<Face>,
        /// The card that went to a pile.
        discarded: Face,
        /// That pile.
        to: Side,
    },
    /// A player took the top card of a pile.
    Took {
        /// Who.
        seat: Seat,
        /// The card.
        card: Face,
        /// The pile.
        from: Side,
    },
    /// There was no card to draw anywhere.
    NothingToDraw {
        /// For whom.
        seat: Seat,
    },
    /// A player played a pair.
    Paired {
        /// Who.
        seat: Seat,
        /// The two cards.
        cards: Pair,
        /// What it does.
        effect: Effect,
    },
    /// Two fish brought the top card of the deck.
    Fished {
        /// To whom.
        seat: Seat,
        /// The card, if it was you.
        card: Option<Face>,
    },
    /// Two crabs brought a card from a pile.
    Picked {
        /// To whom.
        seat: Seat,
        /// The card.
        card: Face,
        /// The pile.
        from: Side,
        /// How many cards lay on top of it.
        depth: u8,
    },
    /// A shark and a swimmer brought a card from another hand.
    Robbed {
        /// To whom.
        seat: Seat,
        /// From whom.
        victim: Seat,
        /// The card, if you are one of the two.
        card: Option<Face>,
    },
    /// A player called.
    Called {
        /// Who.
        seat: Seat,
        /// What.
        mode: Mode,
        /// The card score.
        score: u8,
        /// The hand, if the caller shows it.
        hand: Option<Vec<Face>>,
    },
    /// A player ended the turn without a call.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The turn of an absent player was skipped, or what was left of it.
    TurnSkipped {
        /// Whose.
        seat: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Whether sailboats brought it.
        extra: bool,
    },
    /// The round was settled. All hands are laid open.
    Settled(Box<Settlement>),
    /// A new round began.
    RoundBegan {
        /// Who starts.
        starter: Seat,
        /// Your first cards; none for a spectator.
        hand: Vec<Face>,
        /// The first card of the left pile.
        left: Option<Face>,
        /// The first card of the right pile.
        right: Option<Face>,
        /// The new colours, if they are dealt for every round.
        colours: Option<Colours>,
    },
    /// The game is over.
    Ended {
        /// Who won.
        winners: SeatSet,
        /// How.
        by: Victory,
    },
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let pile = |side| state.pile(side).iter().map(|&card| state.colours.face(card)).collect();
    let is_over = matches!(state.phase, Phase::Over { .. });
    View {
        config: state.config,
        seat: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        },
        turn: (!is_over).then_some(state.seat),
        phase: step(state, viewer),
        starter: state.starter,
        round_number: state.round_number(),
        target: state.config.target(state.seats()),
        colours: state.colours,
        deck: state.deck.len() as u8,
        left: pile(Side::Left),
        right: pile(Side::Right),
        players: BySeat::from_fn(state.seats(), |seat| player(state, viewer, seat)),
        call: state.call,
        final_turns: state.final_turns(),
        extra_turns: state.extra_turns,
        drew: state.drew,
        skips: state.skips,
        prospects: prospects(state, viewer),
    }
}

fn step(state: &State, viewer: Viewer) -> Step {
    match state.phase {
        Phase::Draw => Step::Draw,
        Phase::Choose { first, second } => Step::Choose {
            cards: viewer
                .is(state.seat)
                .then(|| [first, second].map(|card| state.colours.face(card))),
            forced: state.forced_pile(),
        },
        Phase::Play => Step::Play,
        Phase::Crab => Step::Crab,
        Phase::Theft => Step::Theft,
        Phase::Settled => Step::Settled,
        Phase::Over { winners, by } => Step::Over { winners, by },
    }
}

fn player(state: &State, viewer: Viewer, seat: Seat) -> Player {
    let colours = &state.colours;
    let hand = state.hands[seat];
    let shown = state.memory.public(seat);
    let known = state.known(viewer, seat);
    let sees_all = viewer.is(seat) || state.lies_open(seat);
    let pairs = state.pairs.iter().filter(|pair| pair.seat == seat);
    Player {
        total: state.totals[seat],
        held: hand.len() as u8,
        hand: sees_all.then(|| colours.faces(hand)),
        shown: colours.faces(shown),
        known: if sees_all { Vec::new() } else { colours.faces(known - shown) },
        pairs: pairs.map(|&pair| table_pair(state, viewer, pair)).collect(),
        score: sees_all.then(|| state.score(seat)),
        card_score: sees_all.then(|| state.card_score(seat)),
    }
}

fn table_pair(state: &State, viewer: Viewer, pair: PlayedPair) -> TablePair {
    let face = |card| state.colours.face(card);
    let [one, other] = pair.cards.map(face);
    let stolen = pair.loot.map(|loot| {
        let saw = loot.openly || viewer.is(pair.seat) || viewer.is(loot.victim);
        Stolen { victim: loot.victim, card: loot.card.filter(|_| saw).map(face) }
    });
    TablePair { cards: Pair::new(one, other), stolen }
}

/// What a call would bring the viewer, if it may call now.
///
/// Cards never make other cards worth less, so what is known of a hand is a lower bound.
fn prospects(state: &State, viewer: Viewer) -> Option<Prospects> {
    let may_call =
        viewer.is(state.seat) && state.phase == Phase::Play && state.judge_call().is_ok();
    if !may_call {
        return None;
    }
    let score = state.score(state.seat);
    let at_least = |seat| {
        let known = state.known(viewer, seat);
        Tally::of(&state.colours, known, state.tables[seat]).card_score(&state.config)
    };
    let others = state.seats().iter().filter(|&seat| seat != state.seat);
    let prospect = |mode| settle::prospect(&state.config, mode, Standing::from(&score));
    Some(Prospects {
        card_score: score.card_score(),
        others_at_least: others.map(at_least).max().unwrap_or_default(),
        stop: prospect(Mode::Stop),
        last_chance: prospect(Mode::LastChance),
    })
}

pub(crate) fn seen(state: &State, event: &Event, viewer: Viewer) -> Seen {
    let face = |card: Card| state.colours.face(card);
    let own = |seat: Seat, card: Card| viewer.is(seat).then(|| face(card));
    match *event {
        Event::Reshuffled => Seen::Reshuffled,
        Event::Drew { seat, first, second } => {
            let cards = || [first].into_iter().chain(second);
            let count = cards().count() as u8;
            let mine = cards().filter(|_| viewer.is(seat)).map(face);
            Seen::Drew { seat, count, cards: mine.collect() }
        }
        Event::Kept { seat, kept, discarded, to } => {
            Seen::Kept { seat, kept: own(seat, kept), discarded: face(discarded), to }
        }
        Event::Took { seat, card, from } => Seen::Took { seat, card: face(card), from },
        Event::NothingToDraw { seat } => Seen::NothingToDraw { seat },
        Event::Paired { seat, cards, effect } => {
            let [one, other] = cards.map(face);
            Seen::Paired { seat, cards: Pair::new(one, other), effect }
        }
        Event::Fished { seat, card } => Seen::Fished { seat, card: own(seat, card) },
        Event::Picked { seat, card, from, depth } => {
            Seen::Picked { seat, card: face(card), from, depth }
        }
        Event::Robbed { seat, victim, card } => {
            let saw = viewer.is(seat) || viewer.is(victim) || state.lies_open(victim);
            Seen::Robbed { seat, victim, card: saw.then(|| face(card)) }
        }
        Event::Called(Call { seat, mode, score }) => {
            let opens = state.config.caller_shows == CallerShows::Hand;
            let hand = opens.then(|| state.colours.faces(state.hands[seat]));
            Seen::Called { seat, mode, score, hand }
        }
        Event::Passed { seat } => Seen::Passed { seat },
        Event::TurnSkipped { seat } => Seen::TurnSkipped { seat },
        Event::TurnBegan { seat, extra } => Seen::TurnBegan { seat, extra },
        Event::Settled { end, ref points } => {
            Seen::Settled(Box::new(Settlement::new(state, end, points)))
        }
        Event::RoundBegan { starter, layout, colours } => {
            round_began(starter, &layout, colours, &colours.unwrap_or(state.colours), viewer)
        }
        Event::Ended { winners, by } => Seen::Ended { winners, by },
    }
}

fn round_began(
    starter: Seat,
    layout: &Layout,
    new: Option<Colours>,
    colours: &Colours,
    viewer: Viewer,
) -> Seen {
    let hand = match viewer {
        Viewer::Seat(seat) => layout.hands[seat],
        Viewer::Spectator => CardSet::EMPTY,
    };
    let face = |card| colours.face(card);
    Seen::RoundBegan {
        starter,
        hand: colours.faces(hand),
        left: layout.left.map(face),
        right: layout.right.map(face),
        colours: new,
    }
}
