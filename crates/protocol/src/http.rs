//! Requests and responses of the HTTP API: the lobby, the catalogue, past games.

use std::collections::BTreeMap;

use games::{CardGame, GameKind, GameVisitor};
use serde::{Deserialize, Serialize};
use tabletop::{
    CandidateAction, Choice, Example, FieldType, Guide, Localize, Names, Outcome, Rulebook, Rules,
    Seat, Seats, Setting, Settings,
};

use crate::{
    Emote, Hint, Level, Options, Player, ReplayStep, Role, RoomCode, RoomStage, Timestamp, Token,
};

/// Response to `POST /api/token`. The token identifies the player from now on (RM-2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewToken {
    /// A secret that the browser keeps.
    pub token: Token,
}

/// Request to create a room (RM-1). The token is in the header.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenRoom {
    pub game: String,
    /// The host's name.
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    pub name: String,
    /// Whether the host plays or watches.
    pub role: Role,
}

/// Response to [`OpenRoom`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoomCreated {
    pub room: RoomCode,
    /// The path of the room's page.
    pub link: String,
}

/// Response to `POST /api/remove-name`: the rooms with a name of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NameRemoved {
    /// Number of closed rooms. The server removes the name from them and from their games now.
    pub closed: u32,
    /// Number of open rooms. The server removes the name from them soon after they close.
    pub open: u32,
}

/// The listed rooms (RM-1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoomList {
    /// Newest first.
    pub rooms: Vec<RoomEntry>,
}

/// A room in the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoomEntry {
    pub room: RoomCode,
    pub game: String,
    /// The host's name; `None` while nobody is online.
    pub host: Option<String>,
    pub phase: RoomStage,
    /// The preset that was chosen last.
    pub preset: String,
    /// Number of occupied seats.
    pub taken: u8,
    /// Number of seats.
    pub seats: u8,
    /// Number of spectators.
    pub spectators: u16,
}

/// The games, settings, options, levels and emotes. Menus loop over this and know no game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ServerCatalogue {
    /// The protocol version.
    pub version: u16,
    /// The games, in menu order.
    pub games: Vec<GameEntry>,
    /// The options of a room.
    pub options: Vec<FieldEntry>,
    /// The levels of the bots.
    pub levels: Vec<Level>,
    pub emotes: Vec<&'static str>,
}

/// A game in the catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameEntry {
    pub game: &'static str,
    pub min_seats: u8,
    pub max_seats: u8,
    /// The presets, the default first.
    pub presets: Vec<PresetEntry>,
    /// The settings that can be changed one by one.
    pub fields: Vec<FieldEntry>,
    /// Names that are not in `locales/`, by the key they would have there.
    pub names: BTreeMap<String, Names>,
    /// Example cards for those names, in the order in which people learn them.
    pub examples: Vec<Example>,
}

/// All settings of a game at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PresetEntry {
    pub preset: &'static str,
    pub settings: BTreeMap<String, Setting>,
}

/// A setting or an option.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FieldEntry {
    pub field: &'static str,
    /// The id of the rule it changes.
    pub rule: &'static str,
    /// The values that fit.
    pub fits: FieldType,
    pub default: Setting,
}

/// The rules of a game under the settings in force.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulesPage {
    pub game: &'static str,
    /// Its rules, as keys and values for the translations.
    pub rulebook: Rulebook,
    /// The same for a beginner.
    pub guide: Guide,
}

/// The cards of a game under the settings in force: `C` is the game's own catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CardsPage"))]
pub struct CardsPage<C> {
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
    /// Newest first.
    pub games: Vec<PastGame>,
    /// By game.
    pub statistics: Vec<Statistics>,
    /// Cursor of the next page; `None` on the last page.
    pub next: Option<String>,
}

/// A finished game in a player's history.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PastGame {
    /// Id of its record and its replay. Anyone who knows it can see the game.
    pub id: String,
    pub room: RoomCode,
    /// Number of this game within the room, starting at 1.
    pub number: u16,
    pub game: String,
    pub finished: Timestamp,
    /// By seat.
    pub players: Vec<Player>,
    /// Each seat's final score.
    pub scores: Vec<i32>,
    pub winners: Vec<u8>,
    /// The seat of the player whose history this is.
    pub seat: u8,
}

/// Totals of a player in one game (RM-31).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Statistics {
    pub game: String,
    /// Number of finished games.
    pub played: u32,
    /// Number of games won, alone or shared.
    pub won: u32,
    /// Sum of all scores.
    pub total: i64,
    pub best: i32,
}

/// A finished game, step by step, as each seat saw it (RM-30).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Replay"))]
pub struct Replay<S, V, D> {
    pub game: String,
    /// By seat.
    pub players: Vec<Player>,
    /// The steps as each seat saw them.
    pub seats: Vec<Vec<ReplayStep<S, V, D>>>,
    pub outcome: Outcome,
}

/// One act of a finished game, and what the hard bot would have done instead (RM-14, RM-30).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Analysis"))]
pub struct Analysis<A> {
    /// Step of the replay. The deal is step 0, so acts are counted from 1.
    pub step: u32,
    pub seat: Seat,
    /// The actions that were taken.
    pub played: Vec<A>,
    /// Number of legal actions.
    pub choices: u32,
    /// The move of the hard bot; `None` if it found none.
    pub suggestion: Option<Hint<A>>,
    /// Whether the suggestion equals the actions taken, as far as both go.
    pub agrees: bool,
    /// The actions that the hard bot considered at its first step, the best first. Includes the action
    /// taken if the bot considered it. Empty if the bot did not need to search.
    pub candidates: Vec<CandidateAction<A>>,
}

/// Number of candidates that are sent.
const MAX_CANDIDATES: usize = 6;

impl<A: PartialEq> Analysis<A> {
    /// An act without a suggestion.
    pub const fn new(step: u32, seat: Seat, played: Vec<A>, choices: u32) -> Self {
        Self {
            step,
            seat,
            played,
            choices,
            suggestion: None,
            agrees: false,
            candidates: Vec::new(),
        }
    }

    /// Adds the suggestion of the hard bot and the actions it considered.
    ///
    /// A bot may take in one act what a person took step by step, and the other way round, so only
    /// the steps that both have are compared. An absent player took none and agrees with nothing.
    #[must_use]
    pub fn with_suggestion(
        self,
        suggestion: Hint<A>,
        mut candidates: Vec<CandidateAction<A>>,
    ) -> Self {
        let agrees = !self.played.is_empty()
            && suggestion.steps.iter().zip(&self.played).all(|(a, b)| a == b);
        let mut n_seen = 0;
        candidates.retain(|it| {
            n_seen += 1;
            n_seen <= MAX_CANDIDATES || self.played.first() == Some(&it.action)
        });
        Self { suggestion: Some(suggestion), agrees, candidates, ..self }
    }
}

impl ServerCatalogue {
    /// The catalogue of this version of paiju.
    pub fn of_today() -> Self {
        Self {
            version: crate::VERSION,
            games: GameKind::ALL.iter().map(|game| game.visit(Describe)).collect(),
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
    /// The rules of `R` under `config` for `seats` players.
    pub fn of<R: Rules>(config: &R::Config, seats: Seats) -> Self {
        Self { game: R::NAME, rulebook: R::rulebook(config, seats), guide: R::guide(config, seats) }
    }
}

impl<C> CardsPage<C> {
    /// The cards of `R` under `config`, in the language of `messages`.
    pub fn of<R: CardGame<Catalogue = C>>(config: &R::Config, messages: &dyn Localize) -> Self {
        Self { game: R::NAME, catalogue: R::catalogue(config, messages) }
    }
}

struct Describe;

impl GameVisitor for Describe {
    type Output = GameEntry;

    fn visit<R: Rules>(self) -> GameEntry {
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

/// The fields with their defaults; empty if there is no preset.
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

    /// RM-30: an act in several steps equals the same act of a bot in one.
    #[test]
    fn as_many_steps_are_compared_as_both_took() {
        let seat = Seats::FOUR.iter().next().unwrap();
        let agrees = |played: &[u8], hard: &[u8]| {
            let hint = Hint { steps: hard.to_vec(), reasons: vec![] };
            Analysis::new(1, seat, played.to_vec(), 9).with_suggestion(hint, vec![]).agrees
        };
        assert!(agrees(&[1, 2], &[1, 2]) && agrees(&[1], &[1, 2]) && agrees(&[1, 2], &[1]));
        assert!(!agrees(&[1, 2], &[1, 3]) && !agrees(&[2], &[1]));
        assert!(!agrees(&[], &[1]), "an absent player chose nothing");
        assert!(!Analysis::new(1, seat, vec![1], 9).agrees);
    }

    /// RM-30: the best candidates are sent, and the action taken wherever it ranks.
    #[test]
    fn the_action_taken_is_among_the_candidates() {
        let seat = Seats::FOUR.iter().next().unwrap();
        let hint = Hint { steps: vec![0], reasons: vec![] };
        let candidates =
            (0..40).map(|action| CandidateAction { action, win_percent: 50, visits: 40 }).collect();
        let analysis = Analysis::new(1, seat, vec![30, 2], 40).with_suggestion(hint, candidates);
        let actions: Vec<u8> = analysis.candidates.iter().map(|it| it.action).collect();
        assert_eq!(actions, [0, 1, 2, 3, 4, 5, 30]);
    }

    /// RM-3, RM-4: the catalogue lists the number of players and the settings of every game.
    #[test]
    fn every_game_is_in_the_catalogue_with_what_may_be_chosen() {
        let catalogue = ServerCatalogue::of_today();
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
        assert_eq!(deals.fits, FieldType::Int { min: 1, max: 100 });
        assert_eq!(deals.default, Setting::Int(1));
        let levels: Vec<_> = catalogue.levels.iter().map(|level| level.name()).collect();
        assert_eq!(levels, ["easy", "medium", "hard"]);
    }
}
