//! Why an action is done: keys and values for `locales/`.

use game_forest::{Action, State, card::Face, game::Stage, species::Species, text::species_key};

use super::{forester::Valued, medium::placing};
use crate::Message;

/// Why `idea` is done in `state`.
pub(super) fn of(state: &State, idea: &Valued) -> Message {
    let next = state.board().next_host();
    if let Some((card, spot)) = placing(idea.action, next) {
        let species = card.face(spot.place).unwrap_or(Face::SAPLING).species;
        return placed(species, idea.points);
    }
    Message::new(match idea.action {
        Action::Keep => "bot-forest-keep-hand",
        Action::Replace => "bot-forest-new-hand",
        Action::Take { .. } => "bot-forest-wanted",
        Action::Pay { .. } => paid(state, idea),
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

/// How far ahead one is thought to be, on average over imagined games.
pub(super) fn ahead(lead: f32, games: u32) -> Message {
    let key = if lead < 0.0 { "bot-forest-behind" } else { "bot-forest-ahead" };
    let points = lead.abs().clamp(0.0, 999.0).round() as i64;
    Message::new(key).with("points", points).with("games", i64::from(games))
}

/// The card will score so much in the end, or at least be a home to others.
fn placed(species: Species, points: f32) -> Message {
    let points = points.round() as i64;
    if species == Species::TreeSapling || points < 1 {
        return Message::new(if species.sheet().home.is_host() {
            "bot-forest-room"
        } else {
            "bot-forest-later"
        });
    }
    Message::new("bot-forest-worth").with("card", species_key(species)).with("points", points)
}

/// Whether the payment brings the bonus (FS-17).
fn paid(state: &State, idea: &Valued) -> &'static str {
    if let Stage::Paying { card, spot, paid, by } = state.waits_for()
        && let Some(face) = card.face(spot.place)
        && state.uses_own(by)
        && !face.species.sheet().bonus.is_empty()
        && State::is_matched(face, &idea.payment.or(&paid))
    {
        return "bot-forest-pay-colour";
    }
    "bot-forest-pay-least"
}
