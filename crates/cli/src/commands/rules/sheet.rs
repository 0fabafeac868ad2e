//! The rules of a table in words, not yet laid out.

use tabletop::{Rules, Setting, Settings};

use crate::{house::House, problem::Problem, words::Words};

/// The rules of one table.
#[derive(Debug)]
pub(super) struct Sheet {
    /// The game's lasting name.
    pub(super) game: &'static str,
    /// What people call the game.
    pub(super) title: String,
    /// The game in a sentence.
    pub(super) about: String,
    /// Which preset it starts from, and how many play.
    pub(super) table: String,
    pub(super) chapters: Vec<Chapter>,
    pub(super) settings: Vec<Line>,
    pub(super) presets: Vec<Preset>,
}

/// Rules with a heading.
#[derive(Debug)]
pub(super) struct Chapter {
    pub(super) title: String,
    /// Ids and texts.
    pub(super) clauses: Vec<(&'static str, String)>,
}

/// One setting and what it is set to.
#[derive(Debug)]
pub(super) struct Line {
    /// Its lasting name, for `--set`.
    pub(super) name: &'static str,
    pub(super) label: String,
    pub(super) value: String,
    pub(super) standing: Standing,
}

/// Whether a setting is as usual.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    /// As in the first preset.
    Usual,
    /// Other than there.
    Changed,
}

/// A preset and what it sets.
#[derive(Debug)]
pub(super) struct Preset {
    /// Its lasting name, for `--preset`.
    pub(super) name: &'static str,
    pub(super) label: String,
    pub(super) about: String,
    /// One for each of the sheet's settings.
    pub(super) values: Vec<String>,
}

impl Sheet {
    /// The rules of `house`.
    pub(super) fn of<R: Rules>(house: &House, words: &Words) -> Result<Self, Problem> {
        let (config, seats) = (house.config::<R>()?, house.seats::<R>()?);
        let usual = R::Config::PRESETS.first().map(|preset| &preset.config);
        let game = R::NAME;
        let chapter = |chapter: tabletop::Chapter| Chapter {
            title: words.say(&format!("{game}-chapter-{}", chapter.key), &[]),
            clauses: chapter.clauses.iter().map(|it| (it.id, words.clause(it))).collect(),
        };
        let line = |field: &'static tabletop::Field<R::Config>| {
            let setting = field.get(&config);
            let is_usual = usual.is_some_and(|usual| field.get(usual) == setting);
            Line {
                name: field.name,
                label: words.say(&format!("{game}-setting-{}", field.name), &[]),
                value: value(game, field.name, &setting, words),
                standing: if is_usual { Standing::Usual } else { Standing::Changed },
            }
        };
        let preset = |preset: &tabletop::Preset<R::Config>| Preset {
            name: preset.name,
            label: words.say(&format!("{game}-preset-{}", preset.name), &[]),
            about: words.say(&format!("{game}-preset-{}-about", preset.name), &[]),
            values: R::Config::FIELDS
                .iter()
                .map(|field| value(game, field.name, &field.get(&preset.config), words))
                .collect(),
        };
        let preset_label = words.say(&format!("{game}-preset-{}", house.preset::<R>()), &[]);
        let table = [("preset", preset_label.into()), ("players", seats.count().into())];
        Ok(Self {
            game,
            title: words.say(&format!("{game}-name"), &[]),
            about: words.say(&format!("{game}-about"), &[]),
            table: words.say("cli-rules-table", &table),
            chapters: R::rulebook(&config, seats).into_iter().map(chapter).collect(),
            settings: R::Config::FIELDS.iter().map(line).collect(),
            presets: R::Config::PRESETS.iter().map(preset).collect(),
        })
    }
}

/// What a setting is set to, in words.
fn value(game: &str, field: &str, setting: &Setting, words: &Words) -> String {
    let choice = |name: &String| words.say(&format!("{game}-choice-{field}-{name}"), &[]);
    match setting {
        Setting::Flag(true) => words.say("cli-setting-on", &[]),
        Setting::Flag(false) => words.say("cli-setting-off", &[]),
        Setting::Number(number) => number.to_string(),
        Setting::Choice(name) => choice(name),
        Setting::Several(names) => words.list(names.iter().map(choice)),
    }
}
