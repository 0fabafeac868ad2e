//! What is asked and answered over plain HTTP: the lobby, the catalogue, past games.

use std::collections::BTreeMap;

use games::{CardGame, ForGame, GameKind};
use serde::{Deserialize, Serialize};
use tabletop::{
    CandidateAction, Choice, Example, Fits, Localize, Names, Outcome, Rulebook, Rules, Seat, Seats,
    Setting, Settings,
};

use crate::{Code, Emote, Hint, Level, Millis, Options, Phase, Player, ReplayStep, Role, Token};

/// Answers who has no token yet: from now on the token is the player (RM-2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TokenGiven {
    /// To be kept by the browser and shown to nobody.
    pub token: Token,
}

/// Asks for a new room (RM-1). The token is in the header.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenRoom {
    /// Which game is played in it.
    pub game: String,
    /// What the host is called.
    pub name: String,
    /// Whether the host plays.
    pub role: Role,
}

/// Answers [`OpenRoom`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoomOpened {
    /// What others type to find it.
    pub room: Code,
    /// The path of a link that leads there.
    pub link: String,
}

/// The rooms whose hosts want to be found (RM-1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoomList {
    /// The one opened last first.
    pub rooms: Vec<RoomEntry>,
}

/// A room in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoomEntry {
    /// What to type to find it.
    pub room: Code,
    /// Which game is played there.
    pub game: String,
    /// What the host is called, if anybody is there.
    pub host: Option<String>,
    /// Whether a game is going on.
    pub phase: Phase,
    /// The preset that was chosen last.
    pub preset: String,
    /// How many seats are taken.
    pub taken: u8,
    /// How many seats there are.
    pub seats: u8,
    /// How many are looking on.
    pub spectators: u16,
}

/// Everything there is to choose from: menus loop over this and know no game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Catalogue {
    /// The version of the protocol.
    pub version: u16,
    /// The games, in menu order.
    pub games: Vec<GameEntry>,
    /// How a room may be run.
    pub options: Vec<FieldEntry>,
    /// How well bots play.
    pub levels: Vec<Level>,
    /// What faces may be made.
    pub emotes: Vec<&'static str>,
}

/// A game on offer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameEntry {
    /// Its lasting name.
    pub game: &'static str,
    /// How many must play.
    pub min_seats: u8,
    /// How many may play.
    pub max_seats: u8,
    /// The presets, the default first.
    pub presets: Vec<PresetEntry>,
    /// The single settings.
    pub fields: Vec<FieldEntry>,
    /// What brings its own names, by the key that it would have in `locales/`.
    pub names: BTreeMap<String, Names>,
    /// Example cards of what brings its own names, in the order in which people learn them.
    pub examples: Vec<Example>,
}

/// All settings of a game at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PresetEntry {
    /// Its lasting name.
    pub preset: &'static str,
    /// What it stands for.
    pub settings: BTreeMap<String, Setting>,
}

/// One thing to choose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FieldEntry {
    /// Its lasting name.
    pub field: &'static str,
    /// The id of the rule it changes.
    pub rule: &'static str,
    /// What may be chosen.
    pub fits: Fits,
    /// What it is unless somebody chooses.
    pub default: Setting,
}

/// The rules of a game under the settings in force.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulesPage {
    /// Which game.
    pub game: &'static str,
    /// Its rules, as keys and values for the translations.
    pub rulebook: Rulebook,
}

/// The cards of a game under the settings in force: `C` is the game's own catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CardsPage"))]
pub struct CardsPage<C> {
    /// Which game.
    pub game: &'static str,
    /// Its cards, with names and descriptions in one language.
    #[serde(flatten)]
    pub catalogue: C,
}

/// A player's past games (RM-31).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct History {
    /// The last one first.
    pub games: Vec<PastGame>,
    /// How it went so far, by game.
    pub statistics: Vec<Statistics>,
    /// What to ask for to see those before; none if these are all.
    pub next: Option<String>,
}

/// A finished game in a player's history.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PastGame {
    /// What its record and its replay are called. Whoever is told it can see the game.
    pub id: String,
    /// The room it was played in.
    pub room: Code,
    /// The how-many-eth game of the room it was, counted from 1.
    pub number: u16,
    /// Which game.
    pub game: String,
    /// When it was over.
    pub finished: Millis,
    /// Who played, by seat.
    pub players: Vec<Player>,
    /// Each seat's final score.
    pub scores: Vec<i32>,
    /// Which seats won.
    pub winners: Vec<u8>,
    /// Which seat was yours.
    pub seat: u8,
}

/// How a player has done in one game so far (RM-31).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Statistics {
    /// Which game.
    pub game: String,
    /// How many were played to the end.
    pub played: u32,
    /// How many of them were won, alone or shared.
    pub won: u32,
    /// The sum of all scores.
    pub total: i64,
    /// The best score.
    pub best: i32,
}

/// A finished game, step by step, through one pair of eyes or all of them (RM-30).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Replay"))]
pub struct Replay<S, V> {
    /// Which game.
    pub game: String,
    /// Who played, by seat.
    pub players: Vec<Player>,
    /// What each seat saw.
    pub seats: Vec<Vec<ReplayStep<S, V>>>,
    /// How it ended.
    pub outcome: Outcome,
}

/// One act of a finished game, beside what the hard bot would have done (RM-14, RM-30).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Analysis"))]
pub struct Analysis<A> {
    /// Which step of the replay: the deal is 0, so acts are counted from 1.
    pub step: u32,
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub played: Vec<A>,
    /// How many actions there were to choose from.
    pub choices: u32,
    /// What the hard bot would have done, and why; nothing if it has nothing to say.
    pub hard: Option<Hint<A>>,
    /// Whether that is the same, as far as both go.
    pub agrees: bool,
    /// What the hard bot weighed at its first step, the best first; what was done is among them if
    /// it was thought about. Empty if there was no need to think ahead.
    pub weighed: Vec<CandidateAction<A>>,
}

/// How many of the actions that were weighed are told.
const TOLD: usize = 6;

impl<A: PartialEq> Analysis<A> {
    /// An act about which the hard bot has nothing to say.
    pub const fn new(step: u32, seat: Seat, played: Vec<A>, choices: u32) -> Self {
        Self { step, seat, played, choices, hard: None, agrees: false, weighed: Vec::new() }
    }

    /// The act beside what the hard bot would have done, having weighed some actions.
    ///
    /// A bot may take in one go what a person took step by step, and the other way round, so only
    /// as many steps are compared as both took. An absent player took none and agrees with nothing.
    #[must_use]
    pub fn beside(self, hard: Hint<A>, mut weighed: Vec<CandidateAction<A>>) -> Self {
        let agrees =
            !self.played.is_empty() && hard.steps.iter().zip(&self.played).all(|(a, b)| a == b);
        let mut n_told = 0;
        weighed.retain(|it| {
            n_told += 1;
            n_told <= TOLD || self.played.first() == Some(&it.action)
        });
        Self { hard: Some(hard), agrees, weighed, ..self }
    }
}

impl Catalogue {
    /// What this version offers.
    pub fn of_today() -> Self {
        Self {
            version: crate::VERSION,
            games: GameKind::ALL.iter().map(|game| game.run(Describe)).collect(),
            options: fields::<Options>(),
            levels: Level::ALL.to_vec(),
            emotes: Emote::ALL.iter().map(|emote| emote.name()).collect(),
        }
    }
}

/// The settings of `config`, by name.
pub fn settings<C: Settings>(config: &C) -> BTreeMap<String, Setting> {
    C::FIELDS.iter().map(|field| (field.name.to_owned(), field.get(config))).collect()
}

impl RulesPage {
    /// The rules of `R` under `config` at a table of `seats`.
    pub fn of<R: Rules>(config: &R::Config, seats: Seats) -> Self {
        Self { game: R::NAME, rulebook: R::rulebook(config, seats) }
    }
}

impl<C> CardsPage<C> {
    /// The cards of `R` under `config`, in the language of `messages`.
    pub fn of<R: CardGame<Catalogue = C>>(config: &R::Config, messages: &dyn Localize) -> Self {
        Self { game: R::NAME, catalogue: R::catalogue(config, messages) }
    }
}

struct Describe;

impl ForGame for Describe {
    type Output = GameEntry;

    fn run<R: Rules>(self) -> GameEntry {
        let presets = R::Config::PRESETS.iter();
        GameEntry {
            game: R::NAME,
            min_seats: *R::SEATS.start(),
            max_seats: *R::SEATS.end(),
            presets: presets
                .map(|preset| PresetEntry {
                    preset: preset.name,
                    settings: settings(&preset.config),
                })
                .collect(),
            fields: fields::<R::Config>(),
            names: R::names().into_iter().collect(),
            examples: R::examples(),
        }
    }
}

/// What may be chosen, and what it is by default; nothing if there is no default.
fn fields<C: Settings>() -> Vec<FieldEntry> {
    let Some(default) = C::PRESETS.first().map(|preset| &preset.config) else { return Vec::new() };
    let entry = |field: &tabletop::Field<C>| FieldEntry {
        field: field.name,
        rule: field.rule,
        fits: field.fits(default),
        default: field.get(default),
    };
    C::FIELDS.iter().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RM-30: what was done step by step is the same as what a bot does in one go.
    #[test]
    fn as_many_steps_are_compared_as_both_took() {
        let seat = Seats::FOUR.iter().next().unwrap();
        let agrees = |played: &[u8], hard: &[u8]| {
            let hint = Hint { steps: hard.to_vec(), reasons: vec![] };
            Analysis::new(1, seat, played.to_vec(), 9).beside(hint, vec![]).agrees
        };
        assert!(agrees(&[1, 2], &[1, 2]) && agrees(&[1], &[1, 2]) && agrees(&[1, 2], &[1]));
        assert!(!agrees(&[1, 2], &[1, 3]) && !agrees(&[2], &[1]));
        assert!(!agrees(&[], &[1]), "an absent player chose nothing");
        assert!(!Analysis::new(1, seat, vec![1], 9).agrees);
    }

    /// RM-30: of what the bot weighed the best is told, and what was done wherever it stood.
    #[test]
    fn what_was_done_is_told_among_what_was_weighed() {
        let seat = Seats::FOUR.iter().next().unwrap();
        let hint = Hint { steps: vec![0], reasons: vec![] };
        let weighed =
            (0..40).map(|action| CandidateAction { action, percent: 50, tries: 40 }).collect();
        let analysis = Analysis::new(1, seat, vec![30, 2], 40).beside(hint, weighed);
        let told: Vec<u8> = analysis.weighed.iter().map(|weighed| weighed.action).collect();
        assert_eq!(told, [0, 1, 2, 3, 4, 5, 30]);
    }

    /// RM-3, RM-4: the catalogue says how many may play and what may be chosen, of every game.
    #[test]
    fn every_game_is_in_the_catalogue_with_what_may_be_chosen() {
        let catalogue = Catalogue::of_today();
        assert_eq!(catalogue.games.len(), GameKind::ALL.len());
        let big_two = catalogue.games.iter().find(|entry| entry.game == "big-two").unwrap();
        assert_eq!((big_two.min_seats, big_two.max_seats), (4, 4));
        assert_eq!(big_two.names["big-two-choice-patterns-pair"].en, "pair");
        for entry in &catalogue.games {
            for preset in &entry.presets {
                assert_eq!(preset.settings.len(), entry.fields.len(), "{}", entry.game);
            }
        }
        let deals = big_two.fields.iter().find(|entry| entry.field == "deals").unwrap();
        assert_eq!(deals.fits, Fits::Number { min: 1, max: 100 });
        assert_eq!(deals.default, Setting::Number(1));
        let levels: Vec<_> = catalogue.levels.iter().map(|level| level.name()).collect();
        assert_eq!(levels, ["easy", "medium", "hard"]);
    }
}
