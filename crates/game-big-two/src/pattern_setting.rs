//! Settings that patterns declare and read (BT-12).
//!
//! A setting belongs to the patterns that list it in [`Pattern::settings`](crate::Pattern). It is
//! defined in the file of its pattern, or of the module that several patterns share. The config
//! stores the chosen values without knowing the settings.

use serde::{Serialize, Serializer, ser::SerializeMap};
use tabletop::{Field, FieldType, FieldValue, Names, Setting};

use crate::{
    config::Config,
    pattern::{PatternId, is_same},
    patterns::PATTERNS,
};

/// A setting with several choices for how a pattern is recognized or compared.
#[derive(Debug)]
pub struct PatternSetting {
    /// Its id in configs and on the command line.
    pub name: &'static str,
    /// The id of the rule it belongs to.
    pub rule: &'static str,
    /// What people call it.
    pub label: Names,
    /// The choices. The first is the default.
    pub choices: &'static [SettingChoice],
    /// The value in a config: [`ReadSetting::slot`] of the type that reads it.
    pub slot: fn(&mut Config) -> &mut dyn FieldValue,
}

/// One of the choices of a [`PatternSetting`].
#[derive(Debug)]
pub struct SettingChoice {
    /// Its id in configs and on the command line.
    pub name: &'static str,
    /// What people call it.
    pub label: Names,
    /// The rule that it selects, as a sentence.
    pub about: Names,
    /// The presets that select it; all others select the first.
    pub presets: &'static [&'static str],
}

/// An enum with one variant per choice of a setting. Patterns read a setting through it.
pub trait ReadSetting: Copy + 'static {
    const SETTING: &'static PatternSetting;

    /// The variants, in the order of the setting's choices.
    const VARIANTS: &'static [Self];

    /// The variant that `config` selects.
    #[inline]
    fn of(config: &Config) -> Self {
        Self::VARIANTS[config.pattern_settings.choice(const { place_of::<Self>() })]
    }

    fn slot(config: &mut Config) -> &mut dyn FieldValue {
        config.pattern_settings.slot(const { place_of::<Self>() })
    }
}

/// The chosen value of every setting that a pattern declares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PatternSettings([Chosen; N_SETTINGS]);

/// The chosen value of one setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Chosen {
    /// Index in [`SETTINGS`].
    setting: u8,
    /// Index in the setting's choices.
    choice: u8,
}

/// Number of settings that the registered patterns declare.
pub(crate) const N_SETTINGS: usize = collect::<0>().1;

/// The settings that the registered patterns declare, each once.
pub const SETTINGS: [&PatternSetting; N_SETTINGS] = collect().0;

const _: () = assert!(N_SETTINGS <= u8::MAX as usize, "a place in SETTINGS does not fit into a u8");

impl PatternSetting {
    /// The index of the choice with this name.
    fn place(&self, name: &str) -> Option<usize> {
        self.choices.iter().position(|choice| choice.name == name)
    }

    /// The setting as a field of the config. A stored config that lacks it means its first choice.
    pub(crate) const fn field(&self) -> Field<Config> {
        Field::new(self.name, self.rule, self.slot).before(self.choices[0].name)
    }

    /// The choice that `config` selects.
    pub(crate) fn chosen(&self, config: &Config) -> Option<&'static SettingChoice> {
        let chosen = config.pattern_settings.0.iter().find(|it| it.setting().name == self.name);
        chosen.map(|chosen| chosen.choice())
    }
}

impl PatternSettings {
    /// The values that the preset of this name selects.
    pub(crate) const fn of_preset(preset: &str) -> Self {
        let mut chosen = [Chosen { setting: 0, choice: 0 }; N_SETTINGS];
        let mut place = 0;
        while place < N_SETTINGS {
            let choices = SETTINGS[place].choices;
            let mut choice = choices.len() - 1;
            while 0 < choice && !contains(choices[choice].presets, preset) {
                choice -= 1;
            }
            chosen[place] = Chosen { setting: place as u8, choice: choice as u8 };
            place += 1;
        }
        Self(chosen)
    }

    #[inline]
    fn choice(self, place: usize) -> usize {
        self.0[place].choice.into()
    }

    fn slot(&mut self, place: usize) -> &mut dyn FieldValue {
        &mut self.0[place]
    }
}

impl Chosen {
    fn setting(self) -> &'static PatternSetting {
        SETTINGS[usize::from(self.setting)]
    }

    fn choice(self) -> &'static SettingChoice {
        &self.setting().choices[usize::from(self.choice)]
    }
}

impl FieldValue for Chosen {
    fn fits(&self) -> FieldType {
        let choices = self.setting().choices.iter();
        FieldType::Choice { names: choices.map(|choice| choice.name).collect() }
    }

    fn get(&self) -> Setting {
        Setting::Choice(self.choice().name.to_owned())
    }

    fn set(&mut self, setting: &Setting) -> bool {
        let Setting::Choice(name) = setting else { return false };
        let place = self.setting().place(name);
        if let Some(place) = place {
            self.choice = place as u8;
        }
        place.is_some()
    }
}

/// Serialized as fields of the config.
impl Serialize for PatternSettings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(Some(N_SETTINGS))?;
        for chosen in self.0 {
            fields.serialize_entry(chosen.setting().name, chosen.choice().name)?;
        }
        fields.end()
    }
}

/// One field for each setting, with the names of its choices.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for PatternSettings {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PatternSettings".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let choices = |setting: &PatternSetting| -> Vec<&str> {
            setting.choices.iter().map(|choice| choice.name).collect()
        };
        let field = |setting: &&PatternSetting| {
            let schema = schemars::json_schema!({ "type": "string", "enum": choices(setting) });
            (setting.name, schema)
        };
        let fields: std::collections::BTreeMap<_, _> = SETTINGS.iter().map(field).collect();
        let names = SETTINGS.map(|setting| setting.name);
        schemars::json_schema!({ "type": "object", "properties": fields, "required": names })
    }
}

/// The client does not know these fields of a config in advance.
#[cfg(feature = "typescript")]
impl ts_rs::TS for PatternSettings {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "Record<string, unknown>".to_owned()
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }

    fn inline_flattened(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

/// The settings of the patterns in `patterns`, each once, with the choice in force.
pub(crate) fn in_force(
    config: &Config,
) -> impl Iterator<Item = (&'static PatternSetting, &'static SettingChoice)> {
    let is_read = |setting: &PatternSetting| {
        let mut patterns = config.patterns.iter().map(PatternId::pattern);
        patterns.any(|pattern| pattern.settings.iter().any(|it| it.name == setting.name))
    };
    let read = SETTINGS.into_iter().filter(move |setting| is_read(setting));
    read.filter_map(|setting| Some((setting, setting.chosen(config)?)))
}

/// The index of a setting in [`SETTINGS`], in a const context.
const fn place_of<T: ReadSetting>() -> usize {
    assert!(T::VARIANTS.len() == T::SETTING.choices.len(), "one variant for each choice");
    let mut place = 0;
    while place < N_SETTINGS && !is_same(SETTINGS[place].name, T::SETTING.name) {
        place += 1;
    }
    assert!(place < N_SETTINGS, "no registered pattern declares this setting in `settings`");
    place
}

/// The first `N` settings that the registered patterns declare, each once, and their total number.
const fn collect<const N: usize>() -> ([&'static PatternSetting; N], usize) {
    const NONE: &PatternSetting = &PatternSetting {
        name: "",
        rule: "",
        label: Names { en: "", zh_tw: "", zh_cn: "" },
        choices: &[],
        slot: |config| &mut config.pass_lock,
    };
    let mut settings = [NONE; N];
    let (mut n, mut i) = (0, 0);
    while i < PATTERNS.len() {
        let mut j = 0;
        while j < PATTERNS[i].settings.len() {
            if !is_declared_before(i, j) {
                if n < N {
                    settings[n] = PATTERNS[i].settings[j];
                }
                n += 1;
            }
            j += 1;
        }
        i += 1;
    }
    (settings, n)
}

/// Whether an earlier pattern also declares setting `j` of pattern `i`.
const fn is_declared_before(i: usize, j: usize) -> bool {
    let mut earlier = 0;
    while earlier < i {
        let mut k = 0;
        while k < PATTERNS[earlier].settings.len() {
            if is_same(PATTERNS[earlier].settings[k].name, PATTERNS[i].settings[j].name) {
                return true;
            }
            k += 1;
        }
        earlier += 1;
    }
    false
}

/// Whether `names` contains `name`, in a const context.
pub(crate) const fn contains(names: &[&str], name: &str) -> bool {
    let mut i = 0;
    while i < names.len() {
        if is_same(names[i], name) {
            return true;
        }
        i += 1;
    }
    false
}

#[cfg(test)]
mod tests;
