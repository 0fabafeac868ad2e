//! What a finished game leaves behind: one file that anybody can replay and check (RM-22, RM-30).

use games::{ForGame, GameKind, UnknownGame};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{BadSetting, Outcome, Rules, Seat, Seats, Settings, Turn, Viewer, luck::Fair};
use thiserror::Error;

use crate::{Chooser, Commitment, Millis, Nonce, Player, Secret, difference::Difference};

/// A finished game with all that is needed to replay and check it.
///
/// `D` and `E` are its deal and events. Whoever only checks a record leaves them as they are
/// written, for what is written may be no deal at all.
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
    /// The version of this form.
    pub version: u16,
    /// The version of paiju that wrote it.
    pub paiju: String,
    /// Which game was played.
    pub game: String,
    /// When the cards were dealt.
    pub started: Millis,
    /// When it was over.
    pub finished: Millis,
    /// The preset that was chosen last.
    pub preset: String,
    /// The settings that were in force.
    pub config: R::Config,
    /// Who played, by seat.
    pub players: Vec<Player>,
    /// What each seat added to the luck.
    pub nonces: Vec<Option<Nonce>>,
    /// What was published before the game.
    pub commitment: Commitment,
    /// What was published after it.
    pub secret: Secret,
    /// How the cards were dealt.
    pub deal: D,
    /// What was done, in order.
    pub acts: Vec<RecordedAct<R, E>>,
    /// How it ended.
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
    /// When.
    pub at: Millis,
    /// Who.
    pub seat: Seat,
    /// Who chose what to do.
    pub chosen_by: Chooser,
    /// What was asked for. Nothing, if the player was absent.
    pub steps: Vec<R::Action>,
    /// What happened.
    pub events: Vec<E>,
}

/// What a record was found to tell, having been checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    /// Which game.
    pub game: GameKind,
    /// Who played, by seat.
    pub players: Vec<Player>,
    /// How many acts were decided again.
    pub n_acts: usize,
    /// How it ended.
    pub outcome: Outcome,
}

/// Why a file is not an honest record.
#[derive(Debug, Error)]
pub enum BadRecord {
    /// Not a record at all.
    #[error("this is not a record of a game: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// Written by a later version.
    #[error("the record has version {found}; this program reads {}", VERSION)]
    OtherVersion {
        /// What is written there.
        found: u16,
    },
    /// A game that is not known here.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// Something in it does not follow from the rest.
    #[error(transparent)]
    Tampered(#[from] Tampered),
}

/// Where a record does not follow from its secret and the rules. Acts are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Tampered {
    /// So many cannot play this game, or some have no nonce entry.
    #[error("players: {found} players and {nonces} nonces are no table of this game")]
    Players {
        /// How many there are.
        found: usize,
        /// How many entries for nonces there are.
        nonces: usize,
    },
    /// Nobody could have chosen such settings.
    #[error("config: {0}")]
    Config(#[from] BadSetting),
    /// The server published something else before the game.
    #[error("secret: it does not fit the commitment that was published before the game")]
    Secret,
    /// The cards were dealt in another way.
    #[error("deal: secret and nonces give {0}")]
    Deal(Difference),
    /// The rules forbid what was done.
    #[error("act {act}: {seat} may not do {step}: {why}")]
    Forbidden {
        /// Which act.
        act: usize,
        /// Who.
        seat: Seat,
        /// What.
        step: String,
        /// What the game says against it.
        why: String,
        /// The same as a code and values, for the sentences of `game`.
        refusal: Value,
        /// Which game says so.
        game: &'static str,
    },
    /// Something else happened.
    #[error("act {act}: {seat} gets {difference}")]
    Events {
        /// Which act.
        act: usize,
        /// Who.
        seat: Seat,
        /// What follows from the rules and the luck, and what is written there.
        difference: Difference,
    },
    /// The game goes on after the last act.
    #[error("outcome: after {acts} acts the game is not over, it is the turn of {seat}")]
    Unfinished {
        /// How many acts there are.
        acts: usize,
        /// Who is to act.
        seat: Seat,
    },
    /// The game ended in another way.
    #[error("outcome: the game ends with {0}")]
    Outcome(Difference),
}

/// One moment of a replay, through one pair of eyes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ReplayStep"))]
pub struct ReplayStep<S, V> {
    /// When; none for the deal.
    pub at: Option<Millis>,
    /// Who acted; nobody for the deal.
    pub seat: Option<Seat>,
    /// What was seen of it.
    pub events: Vec<S>,
    /// What was seen after it.
    pub view: V,
}

/// The version of the form that is written now.
const VERSION: u16 = 1;

impl<R: Rules> GameRecord<R> {
    /// The version of the form that is written now.
    pub const VERSION: u16 = VERSION;

    /// The game step by step, as `viewer` saw it: the deal, then every act.
    ///
    /// Takes the record at its word; [`verify`](Self::verify) one that comes from elsewhere first.
    pub fn replay(&self, viewer: Viewer) -> Vec<ReplayStep<R::Seen, R::View>> {
        let mut state = R::begin(&self.config, &self.deal);
        let deal =
            ReplayStep { at: None, seat: None, events: vec![], view: R::view(&state, viewer) };
        let mut steps = vec![deal];
        for act in &self.acts {
            let mut events = Vec::new();
            for event in &act.events {
                events.push(R::seen(&state, event, viewer));
                R::evolve(&mut state, event);
            }
            let view = R::view(&state, viewer);
            steps.push(ReplayStep { at: Some(act.at), seat: Some(act.seat), events, view });
        }
        steps
    }
}

impl<R: Rules, D: Serialize, E: Serialize> GameRecord<R, D, E> {
    /// Deals again and decides every act again, and compares.
    ///
    /// # Errors
    ///
    /// Returns the first place where the record says something else.
    pub fn verify(&self) -> Result<(), Tampered> {
        let seats = self.seats()?;
        self.config.check()?;
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
    /// Decides the act again and brings `state` past it.
    fn verify(&self, act: usize, state: &mut R::State, luck: &mut Fair) -> Result<(), Tampered> {
        let seat = self.seat;
        let mut events = Vec::new();
        for step in &self.steps {
            let n_before = events.len();
            R::decide(state, seat, step, luck, &mut events)
                .map_err(|rejection| forbidden::<R>(act, seat, step, &rejection))?;
            for event in &events[n_before..] {
                R::evolve(state, event);
            }
        }
        if self.chosen_by == Chooser::Absence {
            let n_before = events.len();
            R::absent(state, seat, luck, &mut events);
            for event in &events[n_before..] {
                R::evolve(state, event);
            }
        }
        let at = format!("/acts/{}/events", act - 1);
        let difference = differ(&at, &events, &self.events);
        difference.map_or(Ok(()), |difference| Err(Tampered::Events { act, seat, difference }))
    }
}

/// Reads the record of any game and checks it.
///
/// # Errors
///
/// Returns why `json` cannot be read, or where it was tampered with.
pub fn verify(json: &str) -> Result<Verified, BadRecord> {
    /// What every record begins with.
    #[derive(Deserialize)]
    struct Head {
        version: u16,
        game: String,
    }

    let Head { version, game } = serde_json::from_str(json)?;
    if version != VERSION {
        return Err(BadRecord::OtherVersion { found: version });
    }
    let game: GameKind = game.parse()?;
    game.run(Verify { game, json })
}

struct Verify<'json> {
    game: GameKind,
    json: &'json str,
}

impl ForGame for Verify<'_> {
    type Output = Result<Verified, BadRecord>;

    fn run<R: Rules>(self) -> Self::Output {
        let record: GameRecord<R, Value, Value> = serde_json::from_str(self.json)?;
        record.verify()?;
        let GameRecord { players, acts, outcome, .. } = record;
        Ok(Verified { game: self.game, players, n_acts: acts.len(), outcome })
    }
}

/// Where `found` is not written as `expected` is.
fn differ(at: &str, expected: &impl Serialize, found: &impl Serialize) -> Option<Difference> {
    match (serde_json::to_value(expected), serde_json::to_value(found)) {
        (Ok(expected), Ok(found)) => Difference::find(at, &expected, &found),
        // What cannot be written cannot be compared, and is not let pass.
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
    let written = |value: Result<Value, serde_json::Error>| value.unwrap_or_default();
    Tampered::Forbidden {
        act,
        seat,
        step: written(serde_json::to_value(step)).to_string(),
        why: rejection.to_string(),
        refusal: written(serde_json::to_value(rejection)),
        game: R::NAME,
    }
}
