//! The laws of the contract, by name, and the report of a violation.

use std::fmt;

use thiserror::Error;

/// A property that every game must have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// `legal_actions` lists exactly what `judge` accepts, and `decide` agrees with `judge`.
    LegalMatchesJudge,
    /// The seat to act has a legal action, and `default_action` is one of them.
    AlwaysAnAction,
    /// If the player to act is absent, the turn moves on without that player (RM-7).
    AbsenceMovesOn,
    /// No card is lost or duplicated.
    CardsConserved,
    /// Replaying the stored deal and events gives the state that was played.
    ReplayMatchesLive,
    /// `play_unchecked` gives the same state as `decide` followed by `evolve`.
    PlayMatchesDecide,
    /// The view of a determinized state equals the view it was made from.
    DeterminizationMatchesView,
    /// Two states that a viewer cannot distinguish stay so: same views, events and refusals (RM-20).
    NoInformationLeak,
    /// The list of legal actions depends only on what the seat to act knows.
    LegalFromView,
    /// Every game ends, even if players are absent.
    EveryGameEnds,
    /// A finished game has a winner, and its scores are possible under the rules.
    OutcomeIsValid,
    /// A value is equal after serialization and deserialization; a refusal serializes its code.
    SerdeRoundTrip,
    /// The same luck gives the same game: nothing else is random.
    Deterministic,
    /// The presets and fields of a config do what they declare.
    SettingsAreConsistent,
    /// The rulebook has rules, and each has its own id.
    RulebookIsComplete,
}

/// A law that a game violates, and where.
///
/// `Debug` prints the message too, so that `.unwrap()` in a test is readable.
#[derive(Clone, PartialEq, Eq, Error)]
#[error("{} is violated by seed {seed} at step {step}: {detail}", law.name())]
pub struct Violation {
    pub law: Law,
    /// The seed of the game; 0 if the law is not about a played game.
    pub seed: u64,
    /// Number of decisions made before the violation.
    pub step: usize,
    /// What was expected and what was found.
    pub detail: String,
}

/// The position in a game that a [`Violation`] reports.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct At {
    pub(crate) seed: u64,
    pub(crate) step: usize,
}

impl Law {
    /// Every law.
    pub const ALL: &'static [Self] = &[
        Self::LegalMatchesJudge,
        Self::AlwaysAnAction,
        Self::AbsenceMovesOn,
        Self::CardsConserved,
        Self::ReplayMatchesLive,
        Self::PlayMatchesDecide,
        Self::DeterminizationMatchesView,
        Self::NoInformationLeak,
        Self::LegalFromView,
        Self::EveryGameEnds,
        Self::OutcomeIsValid,
        Self::SerdeRoundTrip,
        Self::Deterministic,
        Self::SettingsAreConsistent,
        Self::RulebookIsComplete,
    ];

    /// The id of the law in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LegalMatchesJudge => "legal-matches-judge",
            Self::AlwaysAnAction => "always-an-action",
            Self::AbsenceMovesOn => "absence-moves-on",
            Self::CardsConserved => "cards-conserved",
            Self::ReplayMatchesLive => "replay-matches-live",
            Self::PlayMatchesDecide => "play-matches-decide",
            Self::DeterminizationMatchesView => "determinization-matches-view",
            Self::NoInformationLeak => "no-information-leak",
            Self::LegalFromView => "legal-from-view",
            Self::EveryGameEnds => "every-game-ends",
            Self::OutcomeIsValid => "outcome-is-valid",
            Self::SerdeRoundTrip => "serde-round-trip",
            Self::Deterministic => "deterministic",
            Self::SettingsAreConsistent => "settings-are-consistent",
            Self::RulebookIsComplete => "rulebook-is-complete",
        }
    }
}

impl At {
    /// Returns a [`Violation`] of `law` unless it `holds`.
    pub(crate) fn ensure(
        self,
        law: Law,
        holds: bool,
        detail: impl FnOnce() -> String,
    ) -> Result<(), Violation> {
        if holds { Ok(()) } else { Err(self.violation(law, detail())) }
    }

    pub(crate) const fn violation(self, law: Law, detail: String) -> Violation {
        Violation { law, seed: self.seed, step: self.step, detail }
    }
}

impl fmt::Debug for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
