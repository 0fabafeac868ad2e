//! What must hold, and the report that it does not.

use std::fmt;

use thiserror::Error;

/// What must hold of every game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// An action is listed exactly if the judge lets it pass, and `decide` says what the judge says.
    ListedIsAccepted,
    /// The seat to act has something to do, and so has whoever acts for a player who is late.
    AlwaysAnAction,
    /// If the player to act is absent, something happens and the turn moves on (RM-7).
    AbsenceMovesOn,
    /// No card is lost or doubled.
    CardsConserved,
    /// The deal and the events, written down and read back, come to the state that was played.
    ReplayIsLive,
    /// `play` comes to the same state as `decide` and `evolve`.
    DoorsAgree,
    /// A state imagined from a view looks like that view.
    ViewOfImagined,
    /// States that a viewer cannot tell apart give it the same views, news and refusals (RM-20).
    AlikeIsAlike,
    /// The list of actions tells a player nothing that it does not know.
    LegalFromView,
    /// No game goes on for ever, even if players are absent.
    EveryGameEnds,
    /// Somebody wins, and the scores are what the rules allow.
    OutcomeAsRuled,
    /// Everything written down is the same when read back; refusals are written with their code.
    SurvivesWriting,
    /// The same luck gives the same game.
    Deterministic,
    /// Presets and fields of a config do what their names say.
    SettingsHold,
    /// The rulebook has rules, each with an id of its own.
    RulebookSpeaks,
}

/// A game that breaks a law.
///
/// `Debug` prints the message too, so that `.unwrap()` in a test reads well.
#[derive(Clone, PartialEq, Eq, Error)]
#[error("{} is broken by seed {seed} at step {step}: {detail}", law.name())]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The game that breaks it. 0 if the law is not about a played game.
    pub seed: u64,
    /// How many decisions had been made.
    pub step: usize,
    /// What differed from what.
    pub detail: String,
}

/// A place in a game, to report from.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct At {
    pub(crate) seed: u64,
    pub(crate) step: usize,
}

impl Law {
    /// Every law.
    pub const ALL: &'static [Self] = &[
        Self::ListedIsAccepted,
        Self::AlwaysAnAction,
        Self::AbsenceMovesOn,
        Self::CardsConserved,
        Self::ReplayIsLive,
        Self::DoorsAgree,
        Self::ViewOfImagined,
        Self::AlikeIsAlike,
        Self::LegalFromView,
        Self::EveryGameEnds,
        Self::OutcomeAsRuled,
        Self::SurvivesWriting,
        Self::Deterministic,
        Self::SettingsHold,
        Self::RulebookSpeaks,
    ];

    /// Its lasting name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ListedIsAccepted => "listed-is-accepted",
            Self::AlwaysAnAction => "always-an-action",
            Self::AbsenceMovesOn => "absence-moves-on",
            Self::CardsConserved => "cards-conserved",
            Self::ReplayIsLive => "replay-is-live",
            Self::DoorsAgree => "doors-agree",
            Self::ViewOfImagined => "view-of-imagined",
            Self::AlikeIsAlike => "alike-is-alike",
            Self::LegalFromView => "legal-from-view",
            Self::EveryGameEnds => "every-game-ends",
            Self::OutcomeAsRuled => "outcome-as-ruled",
            Self::SurvivesWriting => "survives-writing",
            Self::Deterministic => "deterministic",
            Self::SettingsHold => "settings-hold",
            Self::RulebookSpeaks => "rulebook-speaks",
        }
    }
}

impl At {
    /// Reports `law` as broken unless it `holds`.
    pub(crate) fn ensure(
        self,
        law: Law,
        holds: bool,
        detail: impl FnOnce() -> String,
    ) -> Result<(), Broken> {
        if holds { Ok(()) } else { Err(self.broken(law, detail())) }
    }

    pub(crate) const fn broken(self, law: Law, detail: String) -> Broken {
        Broken { law, seed: self.seed, step: self.step, detail }
    }
}

impl fmt::Debug for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
