//! The rules as texts, independent of the output format.

use tabletop::{Rules, Setting, Settings};

use crate::{error::CliError, messages::Messages, rules_args::TableArgs};

/// The rules of a game under some settings.
#[derive(Debug)]
pub(super) struct RulesDocument {
    /// The game's id.
    pub(super) game: &'static str,
    /// The game's name.
    pub(super) title: String,
    /// The game in one sentence.
    pub(super) about: String,
    /// The preset and the number of players, in a sentence.
    pub(super) table: String,
    /// A sentence that says who a page of these rules is for and what it lists.
    pub(super) purpose: String,
    pub(super) chapters: Vec<Chapter>,
    pub(super) settings: Vec<SettingLine>,
    pub(super) presets: Vec<Preset>,
}

/// A chapter of rules.
#[derive(Debug)]
pub(super) struct Chapter {
    pub(super) title: String,
    /// Rule ids and texts.
    pub(super) clauses: Vec<(&'static str, String)>,
}

#[derive(Debug)]
pub(super) struct SettingLine {
    /// Id, for `--set`.
    pub(super) name: &'static str,
    pub(super) label: String,
    pub(super) value: String,
    pub(super) state: SettingState,
}

/// Whether a setting differs from the default preset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SettingState {
    Default,
    Changed,
}

#[derive(Debug)]
pub(super) struct Preset {
    /// Id, for `--preset`.
    pub(super) name: &'static str,
    pub(super) label: String,
    pub(super) about: String,
    /// One value per setting of the document.
    pub(super) values: Vec<String>,
}

impl RulesDocument {
    pub(super) fn of<R: Rules>(table: &TableArgs, messages: &Messages) -> Result<Self, CliError> {
        let (config, seats) = (table.config::<R>()?, table.seats::<R>()?);
        let default = R::Config::PRESETS.first().map(|preset| &preset.config);
        let game = R::NAME;
        let chapter = |chapter: tabletop::Chapter| Chapter {
            title: messages.say(&format!("{game}-chapter-{}", chapter.key), &[]),
            clauses: chapter.clauses.iter().map(|it| (it.id, messages.clause(it))).collect(),
        };
        let line = |field: &'static tabletop::Field<R::Config>| {
            let setting = field.get(&config);
            let is_default = default.is_some_and(|default| field.get(default) == setting);
            SettingLine {
                name: field.name,
                label: messages.say(&format!("{game}-setting-{}", field.name), &[]),
                value: value(game, field.name, &setting, messages),
                state: if is_default { SettingState::Default } else { SettingState::Changed },
            }
        };
        let preset = |preset: &tabletop::Preset<R::Config>| Preset {
            name: preset.name,
            label: messages.say(&format!("{game}-preset-{}", preset.name), &[]),
            about: messages.say(&format!("{game}-preset-{}-about", preset.name), &[]),
            values: R::Config::FIELDS
                .iter()
                .map(|field| value(game, field.name, &field.get(&preset.config), messages))
                .collect(),
        };
        let preset_label = messages.say(&format!("{game}-preset-{}", table.preset::<R>()), &[]);
        let table = [("preset", preset_label.into()), ("players", seats.count().into())];
        Ok(Self {
            game,
            title: messages.say(&format!("{game}-name"), &[]),
            about: messages.say(&format!("{game}-about"), &[]),
            table: messages.say("cli-rules-table", &table),
            purpose: messages.say("cli-rules-purpose", &table),
            chapters: R::rulebook(&config, seats).into_iter().map(chapter).collect(),
            settings: R::Config::FIELDS.iter().map(line).collect(),
            presets: R::Config::PRESETS.iter().map(preset).collect(),
        })
    }
}

/// Formats the value of a setting.
fn value(game: &str, field: &str, setting: &Setting, messages: &Messages) -> String {
    let choice = |name: &String| messages.say(&format!("{game}-choice-{field}-{name}"), &[]);
    match setting {
        Setting::Bool(true) => messages.say("cli-setting-on", &[]),
        Setting::Bool(false) => messages.say("cli-setting-off", &[]),
        Setting::Int(number) => number.to_string(),
        Setting::Choice(name) => choice(name),
        Setting::Set(names) => messages.list(names.iter().map(choice)),
    }
}
