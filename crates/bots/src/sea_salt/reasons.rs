//! Reasons for actions: message keys and values for `locales/`.

use game_sea_salt::{
    Action, Card, CardSet, Kind, Pair, Phase, State, config::Effect, score::CardCounts,
};
use tabletop::Seat;

use crate::{
    Message,
    reason::{WeightedReason, strongest},
};

/// What a card is worth to the player besides its points and its pair, in points.
#[derive(Debug, Clone, Copy)]
pub(super) struct ExtraValue {
    /// Points that it may bring later.
    pub(super) later: f32,
    /// Harm to the next player, who does not get it.
    pub(super) denied: f32,
}

/// Value of a pair in hand, besides its points: its effect.
pub(super) const PAIR: f32 = 2.0;

/// The reason for `action`. `extra_value` values a card that the player gains.
pub(super) fn explain(
    state: &State,
    seat: Seat,
    action: Action,
    extra_value: impl Fn(Card) -> ExtraValue,
) -> Message {
    match action {
        Action::Draw => Message::new("bot-sea-salt-deck-first"),
        Action::Take { .. } | Action::Keep { .. } | Action::Pick { .. } => {
            match gained(state, action) {
                Some(card) => explain_card(state, seat, card, extra_value(card)),
                None => Message::new("bot-sea-salt-nothing-better"),
            }
        }
        Action::Pair { cards } => {
            let effect = state.config().effect(cards).unwrap_or(Effect::Nothing);
            Message::new("bot-sea-salt-plays-pair").with("effect", effect_name(effect))
        }
        Action::Rob { victim } => {
            let held = state.hand(victim).len() as u32;
            Message::new("bot-sea-salt-robs").with("cards", i64::from(held))
        }
        Action::Stop => with_score(state, seat, "bot-sea-salt-stops"),
        Action::LastChance => with_score(state, seat, "bot-sea-salt-dares-last-chance"),
        Action::Pass => Message::new("bot-sea-salt-goes-on"),
    }
}

/// A reason with the card score of `seat`.
pub(super) fn with_score(state: &State, seat: Seat, key: &'static str) -> Message {
    Message::new(key).with("score", i64::from(state.card_score(seat)))
}

/// The card that `action` adds to the hand, if the player can see it.
pub(super) fn gained(state: &State, action: Action) -> Option<Card> {
    match action {
        Action::Take { pile } => state.discards(pile).last().copied(),
        Action::Pick { pile, depth } => state.discards(pile).iter().nth_back(depth.into()).copied(),
        Action::Keep { card, .. } => match state.phase() {
            // Not any card of this kind and colour: another one may lie in the hand already.
            Phase::Choose { first, second } => {
                [first, second].into_iter().find(|&drawn| state.colours().face(drawn) == card)
            }
            Phase::Draw
            | Phase::Play
            | Phase::Crab
            | Phase::Theft
            | Phase::Settled
            | Phase::Over { .. } => None,
        },
        Action::Draw
        | Action::Pair { .. }
        | Action::Rob { .. }
        | Action::Stop
        | Action::LastChance
        | Action::Pass => None,
    }
}

/// The reason for taking `card` that weighs most.
fn explain_card(state: &State, seat: Seat, card: Card, extra_value: ExtraValue) -> Message {
    strongest(card_reasons(state, seat, card, extra_value))
        .unwrap_or_else(|| Message::new("bot-sea-salt-nothing-better"))
}

/// The possible reasons for taking `card`.
pub(super) fn card_reasons(
    state: &State,
    seat: Seat,
    card: Card,
    extra_value: ExtraValue,
) -> Vec<WeightedReason> {
    if wins(state, seat, card) {
        return vec![(f32::INFINITY, Message::new("bot-sea-salt-fourth-mermaid"))];
    }
    let points = points(state, seat, card);
    let pair = if makes_a_pair(state, seat, card) { PAIR } else { 0.0 };
    let later =
        if is_collected(card.kind()) { "bot-sea-salt-collects" } else { "bot-sea-salt-later" };
    vec![
        (
            points.into(),
            Message::new("bot-sea-salt-brings-points").with("points", i64::from(points)),
        ),
        (pair, Message::new("bot-sea-salt-makes-a-pair")),
        (extra_value.later, Message::new(later)),
        (extra_value.denied, Message::new("bot-sea-salt-denies")),
    ]
}

/// Points that `seat` gains at once with one more card.
pub(super) fn points(state: &State, seat: Seat, card: Card) -> u8 {
    let with_it = CardCounts::of(state.colours(), state.hand(seat).with(card), state.table(seat));
    with_it.card_score(state.config()) - state.card_score(seat)
}

/// Whether `card` would be the fourth mermaid of `seat`.
pub(super) fn wins(state: &State, seat: Seat, card: Card) -> bool {
    state.hand(seat).with(card).contains_all(CardSet::of(Kind::Mermaid))
}

/// Whether `card` makes a pair with another in the hand of `seat`.
pub(super) fn makes_a_pair(state: &State, seat: Seat, card: Card) -> bool {
    let face = |card| state.colours().face(card);
    let pairs = |other| state.config().effect(Pair::new(face(card), face(other))).is_some();
    state.hand(seat).iter().any(pairs)
}

pub(super) const fn is_collected(kind: Kind) -> bool {
    matches!(kind, Kind::Shell | Kind::Octopus | Kind::Penguin | Kind::Sailor | Kind::Starfish)
}

const fn effect_name(effect: Effect) -> &'static str {
    match effect {
        Effect::BlindDraw => "blind-draw",
        Effect::TakeDiscard => "take-discard",
        Effect::ExtraTurn => "extra-turn",
        Effect::Theft => "theft",
        Effect::Nothing => "nothing",
    }
}
