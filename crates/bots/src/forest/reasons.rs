//! Reasons for actions: message keys and values for `locales/`.

use game_forest::{
    Action, State, card::Face, card_text::species_key, species::Species, view::PhaseView,
};

use super::{heuristics::Valued, medium::placing};
use crate::Message;

/// The reason for `candidate` in `state`.
pub(super) fn of(state: &State, candidate: &Valued) -> Message {
    let next = state.board().next_host();
    if let Some((card, spot)) = placing(candidate.action, next) {
        let species = card.face(spot.place).unwrap_or(Face::SAPLING).species;
        return placed(species, candidate.points);
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

/// A reason with the expected score of a card, or with its use to other cards.
fn placed(species: Species, points: f32) -> Message {
    let points = points.round() as i64;
    if species == Species::TreeSapling || points < 1 {
        return Message::new(if species.data().home.is_host() {
            "bot-forest-room"
        } else {
            "bot-forest-later"
        });
    }
    Message::new("bot-forest-worth").with("card", species_key(species)).with("points", points)
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
