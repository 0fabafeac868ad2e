//! Reasons for actions: message keys and values for `locales/`.

use game_forest::{
    Action, State, card::Face, card_text::species_key, species::Species, view::PhaseView,
};

use super::{heuristics::Valued, medium::placing};
use crate::{
    Message,
    reason::{WeightedReason, strongest},
};

/// The reason for `candidate` in `state`.
pub(super) fn of(state: &State, candidate: &Valued) -> Message {
    let next = state.board().next_host();
    if let Some((card, spot)) = placing(candidate.action, next) {
        let species = card.face(spot.place).unwrap_or(Face::SAPLING).species;
        return placed(species, candidate);
    }
    Message::new(match candidate.action {
        Action::Keep => "bot-forest-keep-hand",
        Action::Replace => "bot-forest-new-hand",
        Action::Take { .. } => "bot-forest-wanted",
        Action::Pay { .. } => paid(state, candidate),
        Action::Stash { .. } => "bot-forest-stash",
        Action::Stow { .. } => "bot-forest-stow",
        Action::Draw => "bot-forest-draw",
        Action::Plant { .. }
        | Action::Attach { .. }
        | Action::Sapling { .. }
        | Action::Cancel
        | Action::End
        | Action::Done => "bot-forest-enough",
    })
}

/// A reason with the mean lead over simulated games.
pub(super) fn ahead(lead: f32, games: u32) -> Message {
    let key = if lead < 0.0 { "bot-forest-behind" } else { "bot-forest-ahead" };
    let points = lead.abs().clamp(0.0, 999.0).round() as i64;
    Message::new(key).with("points", points).with("games", i64::from(games))
}

/// The reason for placing a card that weighs most; its use to other cards if it brings nothing.
fn placed(species: Species, candidate: &Valued) -> Message {
    let name = if species == Species::TreeSapling { None } else { Some(species_key(species)) };
    let reasons = name.into_iter().flat_map(|name| reasons_for(&name, candidate));
    strongest(reasons).unwrap_or_else(|| {
        Message::new(if species.data().home.is_host() {
            "bot-forest-room"
        } else {
            "bot-forest-later"
        })
    })
}

/// The possible reasons for placing a card: its expected score, and what it brings besides.
pub(super) fn reasons_for(name: &str, candidate: &Valued) -> [WeightedReason; 2] {
    let reason = |key: &'static str, points: f32| {
        // Less than half a point rounds to none.
        let points = points.round();
        let message = Message::new(key).with("card", name.to_owned());
        (points, message.with("points", points as i64))
    };
    [reason("bot-forest-worth", candidate.points), reason("bot-forest-rewards", candidate.rewards)]
}

/// The reason for a payment, which depends on whether it earns the bonus (FS-17).
fn paid(state: &State, candidate: &Valued) -> &'static str {
    if let PhaseView::Paying { card, spot, paid, by } = state.phase()
        && let Some(face) = card.face(spot.place)
        && state.uses_own(by)
        && !face.species.data().bonus.is_empty()
        && State::is_matched(face, &candidate.payment.or(&paid))
    {
        return "bot-forest-pay-colour";
    }
    "bot-forest-pay-least"
}
