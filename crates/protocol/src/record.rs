//! Game records: one file per finished game that anyone can replay and verify (RM-22, RM-30).

use std::iter;

use games::{GameKind, GameVisitor, UnknownGame};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{
    MarkSeats, Outcome, Rules, Seat, Seats, SettingRefusal, Settings, Turn, Viewer, luck::Fair,
};
use thiserror::Error;

use crate::{ChosenBy, Commitment, Nonce, Player, Secret, Timestamp, json_diff::Difference};

/// A finished game with everything needed to replay and verify it.
///
/// `D` and `E` are the deal and the events. [`verify`] reads them as plain JSON, because a tampered
/// record may contain something that is not a deal.
#[derive(Debug, Serialize, Deserialize)]
#[serde(
    bound(
        serialize = "D: Serialize, E: Serialize",
        deserialize = "D: Deserialize<'de>, E: Deserialize<'de>"
    ),
    rename_all = "kebab-case",
    deny_unknown_fields
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        rename = "GameRecord",
        bound = "R::Config: schemars::JsonSchema, R::Action: schemars::JsonSchema,
                 D: schemars::JsonSchema, E: schemars::JsonSchema"
    )
)]
pub struct GameRecord<R: Rules, D = <R as Rules>::Deal, E = <R as Rules>::Event> {
    /// The format of this file.
    pub format: u16,
    /// The version of paiju that wrote it.
    pub paiju_version: String,
    pub game: String,
    pub started: Timestamp,
    pub finished: Timestamp,
    /// The preset that was chosen last.
    pub preset: String,
    /// The settings of this game.
    pub config: R::Config,
    /// By seat.
    pub players: Vec<Player>,
    /// What each seat contributed to the shuffle.
    pub nonces: Vec<Option<Nonce>>,
    /// Published before the game.
    pub commitment: Commitment,
    /// Published after the game.
    pub secret: Secret,
    pub deal: D,
    /// In order.
    pub acts: Vec<RecordedAct<R, E>>,
    pub outcome: Outcome,
}

/// One act of a finished game.
#[derive(Debug, Serialize, Deserialize)]
#[serde(
    bound(serialize = "E: Serialize", deserialize = "E: Deserialize<'de>"),
    rename_all = "kebab-case",
    deny_unknown_fields
)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        rename = "RecordedAct",
        bound = "R::Action: schemars::JsonSchema, E: schemars::JsonSchema"
    )
)]
pub struct RecordedAct<R: Rules, E = <R as Rules>::Event> {
    pub at: Timestamp,
    pub seat: Seat,
    pub chosen_by: ChosenBy,
    /// The requested actions. Empty if the player was absent.
    pub steps: Vec<R::Action>,
    pub events: Vec<E>,
}

/// What the browsers of players have kept from before a game.
///
/// A server that publishes another secret after a game can write a commitment into the record that
/// matches it. Only what a player has kept shows that.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Kept {
    /// The commitment that was shown before the game.
    pub commitment: Option<Commitment>,
    /// What the players contributed to the shuffle.
    pub nonces: Vec<Nonce>,
}

/// Summary of a verified record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    pub game: GameKind,
    /// By seat.
    pub players: Vec<Player>,
    /// Number of acts that were decided again.
    pub n_acts: usize,
    pub outcome: Outcome,
}

/// Why a file is not a valid record.
#[derive(Debug, Error)]
pub enum VerifyRecordError {
    #[error("cannot read the record: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// A newer version of paiju wrote it.
    #[error("the record has format {found}; this version of paiju reads format {}", FORMAT)]
    UnsupportedFormat { found: u16 },
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    #[error(transparent)]
    Tampered(#[from] Tampered),
}

/// Where a record contradicts its secret or the rules. Acts are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Tampered {
    /// The number of players does not suit the game, or differs from the number of nonces.
    #[error("players: {found} players and {nonces} nonces do not fit this game")]
    Players { found: usize, nonces: usize },
    /// The settings are not valid.
    #[error("config: {0}")]
    Config(#[from] SettingRefusal),
    /// The commitment is not the one that a player's browser has kept.
    #[error("commitment: the record has {found}, but a player was shown {kept} before the game")]
    Commitment { kept: String, found: String },
    /// No seat has the nonce that a player's browser has kept.
    #[error("nonces: no seat has {kept}, which a player contributed")]
    Nonce { kept: String },
    /// The secret does not match the commitment.
    #[error("secret: it does not match the commitment that was published before the game")]
    Secret,
    /// The deal does not follow from the secret and the nonces.
    #[error("deal: the secret and the nonces give {0}")]
    Deal(Difference),
    /// The rules forbid the step.
    #[error("act {act}: {seat} cannot take the step {step}: {reason}")]
    Forbidden {
        act: usize,
        seat: Seat,
        step: String,
        reason: String,
        /// The refusal as a code with values, for the messages of `game`.
        refusal: Value,
        game: &'static str,
    },
    /// The events do not follow from the rules and the luck.
    #[error("act {act}: the action of {seat} gives {difference}")]
    Events { act: usize, seat: Seat, difference: Difference },
    /// The game is not over after the last act.
    #[error("outcome: after {acts} acts the game is not over; it is the turn of {seat}")]
    Unfinished {
        acts: usize,
        /// The seat to act.
        seat: Seat,
    },
    /// The outcome does not follow from the acts.
    #[error("outcome: the game ends with {0}")]
    Outcome(Difference),
}

/// One step of a replay, as one viewer saw it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ReplayStep"))]
pub struct ReplayStep<S, V, D> {
    /// `None` for the deal.
    pub at: Option<Timestamp>,
    /// The seat that acted; `None` for the deal.
    pub seat: Option<Seat>,
    pub events: Vec<S>,
    /// After the events.
    pub view: V,
    /// Display helpers that the game computes from `view`.
    pub aids: D,
}

/// The format that this version of paiju writes and reads.
const FORMAT: u16 = 1;

impl<R: Rules> GameRecord<R> {
    /// The format that this version of paiju writes and reads.
    pub const FORMAT: u16 = FORMAT;

    /// The game step by step, as `viewer` saw it: the deal, then every act. Each step is computed when it
    /// is needed, because all steps of a long game take a lot of memory.
    ///
    /// Does not verify anything; call [`verify`](Self::verify) first if the record is not ours.
    pub fn replay(
        &self,
        viewer: Viewer,
    ) -> impl Iterator<Item = ReplayStep<R::Seen, R::View, R::Aids>> {
        let mut state = R::begin(&self.config, &self.deal);
        let step = move |state: &R::State, at, seat, events| {
            let view = R::view(state, viewer);
            ReplayStep { at, seat, events, aids: R::aids(&view), view }
        };
        let deal = step(&state, None, None, Vec::new());
        let acts = self.acts.iter().map(move |act| {
            let mut events = Vec::new();
            for event in &act.events {
                events.push(R::seen(&state, event, viewer));
                R::evolve(&mut state, event);
            }
            step(&state, Some(act.at), Some(act.seat), events)
        });
        iter::once(deal).chain(acts)
    }
}

impl<R: Rules, D: Serialize, E: Serialize> GameRecord<R, D, E> {
    /// Deals again and decides every act again, and compares.
    ///
    /// # Errors
    ///
    /// Returns the first difference.
    pub fn verify(&self) -> Result<(), Tampered> {
        let seats = self.seats()?;
        self.config.validate()?;
        if self.secret.commitment() != self.commitment {
            return Err(Tampered::Secret);
        }
        let mut luck = self.secret.luck(&self.nonces);
        let deal = R::deal(&self.config, seats, &mut luck);
        if let Some(difference) = differ("/deal", &deal, &self.deal) {
            return Err(Tampered::Deal(difference));
        }
        let mut state = R::begin(&self.config, &deal);
        for (number, act) in (1..).zip(&self.acts) {
            act.verify(number, &mut state, &mut luck)?;
        }
        let outcome = match R::turn(&state) {
            Turn::Over(outcome) => outcome,
            Turn::Of(seat) => return Err(Tampered::Unfinished { acts: self.acts.len(), seat }),
        };
        let difference = differ("/outcome", &outcome, &self.outcome);
        difference.map_or(Ok(()), |difference| Err(Tampered::Outcome(difference)))
    }

    fn seats(&self) -> Result<Seats, Tampered> {
        let (found, nonces) = (self.players.len(), self.nonces.len());
        let n_seats = u8::try_from(found).ok().filter(|n_seats| R::SEATS.contains(n_seats));
        let seats =
            n_seats.filter(|_| found == nonces).and_then(|n_seats| Seats::new(n_seats).ok());
        seats.ok_or(Tampered::Players { found, nonces })
    }
}

impl<R: Rules, E: Serialize> RecordedAct<R, E> {
    /// Decides the act again, and applies it to `state`.
    fn verify(&self, act: usize, state: &mut R::State, luck: &mut Fair) -> Result<(), Tampered> {
        let seat = self.seat;
        let mut events = Vec::new();
        for step in &self.steps {
            R::judge(state, seat, step)
                .map_err(|rejection| forbidden::<R>(act, seat, step, &rejection))?;
            R::act(state, step, luck, |_, event| events.push(event.clone()));
        }
        if self.chosen_by == ChosenBy::Absence {
            R::absent(state, seat, luck, |_, event| events.push(event.clone()));
        }
        let at = format!("/acts/{}/events", act - 1);
        let difference = differ(&at, &events, &self.events);
        difference.map_or(Ok(()), |difference| Err(Tampered::Events { act, seat, difference }))
    }
}

/// Parses the record of any game, and verifies that it agrees with itself and with the rules. Only
/// [`verify_kept`] can show whether the server changed the secret after the game.
///
/// # Errors
///
/// Returns why `json` cannot be read, or where it was tampered with.
pub fn verify(json: &str) -> Result<Verified, VerifyRecordError> {
    verify_kept(json, &Kept::default())
}

/// Parses and verifies the record of any game, and compares it with what players have kept.
///
/// # Errors
///
/// Returns why `json` cannot be read, or where it was tampered with.
pub fn verify_kept(json: &str, kept: &Kept) -> Result<Verified, VerifyRecordError> {
    /// The fields that every format has.
    #[derive(Deserialize)]
    struct Head {
        format: u16,
        game: String,
    }

    let Head { format, game } = serde_json::from_str(json)?;
    if format != FORMAT {
        return Err(VerifyRecordError::UnsupportedFormat { found: format });
    }
    let game: GameKind = game.parse()?;
    game.visit(Verify { game, json, kept })
}

struct Verify<'a> {
    game: GameKind,
    json: &'a str,
    kept: &'a Kept,
}

impl Kept {
    /// Compares the record of a game with what was kept.
    fn check<R: Rules, D, E>(&self, record: &GameRecord<R, D, E>) -> Result<(), Tampered> {
        let found = record.commitment;
        if let Some(kept) = self.commitment.filter(|kept| *kept != found) {
            return Err(Tampered::Commitment { kept: kept.into(), found: found.into() });
        }
        let missing = self.nonces.iter().find(|nonce| !record.nonces.contains(&Some(**nonce)));
        missing.map_or(Ok(()), |&nonce| Err(Tampered::Nonce { kept: nonce.into() }))
    }
}

impl GameVisitor for Verify<'_> {
    type Output = Result<Verified, VerifyRecordError>;

    fn visit<R: Rules>(self) -> Self::Output {
        let record: GameRecord<R, Value, Value> = serde_json::from_str(self.json)?;
        self.kept.check(&record)?;
        record.verify()?;
        let GameRecord { players, acts, outcome, .. } = record;
        Ok(Verified { game: self.game, players, n_acts: acts.len(), outcome })
    }
}

/// The first difference between the JSON of two values.
fn differ(at: &str, expected: &impl Serialize, found: &impl Serialize) -> Option<Difference> {
    match (serde_json::to_value(expected), serde_json::to_value(found)) {
        (Ok(expected), Ok(found)) => Difference::find(at, &expected, &found),
        // A value that cannot be serialized counts as different.
        (Err(error), _) | (_, Err(error)) => Some(Difference {
            at: at.to_owned(),
            expected: error.to_string(),
            found: String::new(),
        }),
    }
}

fn forbidden<R: Rules>(
    act: usize,
    seat: Seat,
    step: &R::Action,
    rejection: &R::Rejection,
) -> Tampered {
    let json = |value: Result<Value, serde_json::Error>| value.unwrap_or_default();
    Tampered::Forbidden {
        act,
        seat,
        step: json(serde_json::to_value(step)).to_string(),
        reason: rejection.to_string(),
        refusal: json(serde_json::to_value(MarkSeats(rejection))),
        game: R::NAME,
    }
}
