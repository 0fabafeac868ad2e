//! Settings of a game: named presets, and fields that can be changed one by one.
//!
//! A game's config is a plain struct with a table of [`Field`]s. Everything that lets people choose
//! (command line, lobby, rules pages) loops over that table.

mod stored;

use std::{fmt, ops::RangeInclusive};

use serde::{Deserialize, Serialize};

pub use self::stored::read_settings;

/// A config with named presets and fields that can be changed one by one.
pub trait Settings: Clone + Sized + 'static {
    /// The named configs. The first is the default.
    const PRESETS: &'static [Preset<Self>];

    /// All fields.
    const FIELDS: &'static [Field<Self>];

    /// Checks that the values of the fields can be combined. The range of a single field needs no
    /// check here.
    ///
    /// # Errors
    ///
    /// Returns the field to change.
    fn check_combination(&self) -> Result<(), SettingRefusal> {
        Ok(())
    }

    /// The preset of that name.
    ///
    /// # Errors
    ///
    /// Returns [`SettingRefusal::UnknownPreset`] with the existing names.
    fn preset(name: &str) -> Result<Self, SettingRefusal> {
        let preset = Self::PRESETS.iter().find(|preset| preset.name == name);
        preset.map(|preset| preset.config.clone()).ok_or_else(|| SettingRefusal::UnknownPreset {
            value: name.to_owned(),
            choices: list(Self::PRESETS.iter().map(|preset| preset.name)),
        })
    }

    /// The field of that name.
    ///
    /// # Errors
    ///
    /// Returns [`SettingRefusal::UnknownField`] with the existing names.
    fn field(name: &str) -> Result<&'static Field<Self>, SettingRefusal> {
        Self::FIELDS.iter().find(|field| field.name == name).ok_or_else(|| {
            SettingRefusal::UnknownField {
                value: name.to_owned(),
                choices: list(Self::FIELDS.iter().map(|field| field.name)),
            }
        })
    }

    /// Checks a config that was not set field by field, such as one read from a file.
    ///
    /// # Errors
    ///
    /// Returns the first field that is out of its range, or the error of
    /// [`check_combination`](Self::check_combination).
    fn validate(&self) -> Result<(), SettingRefusal> {
        for field in Self::FIELDS {
            field.set(&mut self.clone(), &field.get(self))?;
        }
        self.check_combination()
    }
}

/// A config with a name.
#[derive(Debug)]
pub struct Preset<C> {
    /// The stable id.
    pub name: &'static str,
    /// Its settings.
    pub config: C,
}

/// A field of a config that people can change.
#[derive(Debug)]
pub struct Field<C: 'static> {
    /// The stable id, as in the serialized config.
    pub name: &'static str,
    /// The id of the rule it changes.
    pub rule: &'static str,
    range: Option<(i32, i32)>,
    before: Option<&'static str>,
    place: fn(&mut C) -> &mut dyn FieldValue,
}

/// The value of a field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Setting {
    /// On or off.
    Bool(bool),
    /// A number.
    Int(i32),
    /// The name of a choice.
    Choice(String),
    /// The names of several choices.
    Set(Vec<String>),
}

/// The valid values of a field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum FieldType {
    /// On or off.
    Bool,
    /// A number in this range.
    Int {
        /// The minimum.
        min: i32,
        /// The maximum.
        max: i32,
    },
    /// One of these choices.
    Choice {
        /// Their names.
        names: Vec<&'static str>,
    },
    /// A number in this range, or one of these choices.
    IntOrChoice {
        /// The minimum.
        min: i32,
        /// The maximum.
        max: i32,
        /// The names of the choices.
        names: Vec<&'static str>,
    },
    /// Any subset of these choices.
    Set {
        /// Their names.
        names: Vec<&'static str>,
    },
}

/// A type that a field of a config can have.
pub trait FieldValue {
    /// The valid values, with the whole range for numbers.
    fn fits(&self) -> FieldType;

    /// The current value.
    fn get(&self) -> Setting;

    /// Sets the value. Returns whether it is valid.
    fn set(&mut self, setting: &Setting) -> bool;
}

/// An enum whose variants have stable ids. The macro [`choice!`](crate::choice) defines one.
pub trait Choice: Copy + PartialEq + 'static {
    /// All variants.
    const ALL: &'static [Self];

    /// The stable id.
    fn name(self) -> &'static str;
}

crate::refusal! {
    /// Why a setting was refused.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum SettingRefusal {
        /// There is no such preset.
        #[error("there is no preset '{value}'; choose one of: {choices}")]
        UnknownPreset {
            /// The requested value.
            value: String,
            /// The valid values.
            choices: String,
        } = "unknown-preset" by "RM-4",
        /// There is no such field.
        #[error("there is no setting '{value}'; choose one of: {choices}")]
        UnknownField {
            /// The requested value.
            value: String,
            /// The valid values.
            choices: String,
        } = "unknown-field" by "RM-4",
        /// The value is out of range, or is not a number.
        #[error("'{field}' cannot be '{value}'; it takes a number from {min} to {max}")]
        OutOfRange {
            /// The field's name.
            field: &'static str,
            /// The requested value.
            value: String,
            /// The minimum.
            min: i32,
            /// The maximum.
            max: i32,
        } = "out-of-range" by "RM-4",
        /// The value is not one of the choices.
        #[error("'{field}' cannot be '{value}'; choose from: {choices}")]
        NotAChoice {
            /// The field's name.
            field: &'static str,
            /// The requested value.
            value: String,
            /// The valid values.
            choices: String,
        } = "not-a-choice" by "RM-4",
        /// The value is neither a valid number nor one of the choices.
        #[error("'{field}' cannot be '{value}'; it takes a number from {min} to {max}, or: {choices}")]
        NotANumberOrChoice {
            /// The field's name.
            field: &'static str,
            /// The requested value.
            value: String,
            /// The minimum.
            min: i32,
            /// The maximum.
            max: i32,
            /// The valid choices.
            choices: String,
        } = "not-a-number-or-choice" by "RM-4",
        /// The game cannot be played without some value.
        #[error("'{field}' cannot be '{value}': it must contain '{missing}'")]
        MissingValue {
            /// The field's name.
            field: &'static str,
            /// The requested value.
            value: String,
            /// The required value.
            missing: &'static str,
        } = "missing-value" by "RM-4",
    }
}

impl<C> Clone for Field<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Field<C> {}

impl<C: Clone> Field<C> {
    /// A field that accepts every value of its type.
    pub const fn new(
        name: &'static str,
        rule: &'static str,
        place: fn(&mut C) -> &mut dyn FieldValue,
    ) -> Self {
        Self { name, rule, range: None, before: None, place }
    }

    /// A number in a range, and every other value of its type.
    pub const fn number(
        name: &'static str,
        rule: &'static str,
        range: RangeInclusive<i32>,
        place: fn(&mut C) -> &mut dyn FieldValue,
    ) -> Self {
        Self { name, rule, range: Some((*range.start(), *range.end())), before: None, place }
    }

    /// Sets the value of the field in stored configs that lack it, as typed on a command line.
    ///
    /// Every field that is added after a release needs one. It is the value that describes the
    /// behaviour before the field existed, which need not be the default of new games.
    #[must_use]
    pub const fn before(self, value: &'static str) -> Self {
        Self { before: Some(value), ..self }
    }

    /// The value of the field in stored configs that lack it, if they may lack it.
    pub const fn before_it_existed(&self) -> Option<&'static str> {
        self.before
    }

    /// The valid values.
    pub fn fits(&self, config: &C) -> FieldType {
        let fits = (self.place)(&mut config.clone()).fits();
        match (self.range, fits) {
            (Some((min, max)), FieldType::IntOrChoice { names, .. }) => {
                FieldType::IntOrChoice { min, max, names }
            }
            (Some((min, max)), _) => FieldType::Int { min, max },
            (None, fits) => fits,
        }
    }

    /// The value in `config`.
    pub fn get(&self, config: &C) -> Setting {
        (self.place)(&mut config.clone()).get()
    }

    /// Changes `config`.
    ///
    /// # Errors
    ///
    /// Returns the valid values, and leaves `config` unchanged.
    pub fn set(&self, config: &mut C, setting: &Setting) -> Result<(), SettingRefusal> {
        let in_range = match (self.range, setting) {
            (Some((min, max)), Setting::Int(number)) => (min..=max).contains(number),
            // If the value is not a number, the field's type accepts or refuses it.
            (Some(_) | None, _) => true,
        };
        if in_range && !has_repeats(setting) && (self.place)(config).set(setting) {
            return Ok(());
        }
        Err(self.refuse(config, setting.to_string()))
    }

    /// Changes `config` to what `text` says, as typed on a command line.
    ///
    /// # Errors
    ///
    /// Returns the valid values, and leaves `config` unchanged.
    pub fn set_text(&self, config: &mut C, text: &str) -> Result<(), SettingRefusal> {
        let setting = match self.fits(config) {
            FieldType::Bool => match text {
                "on" | "true" | "yes" => Some(Setting::Bool(true)),
                "off" | "false" | "no" => Some(Setting::Bool(false)),
                _ => None,
            },
            FieldType::Int { .. } => text.parse().ok().map(Setting::Int),
            FieldType::IntOrChoice { .. } => Some(match text.parse() {
                Ok(number) => Setting::Int(number),
                Err(_) => Setting::Choice(text.to_owned()),
            }),
            FieldType::Choice { .. } => Some(Setting::Choice(text.to_owned())),
            FieldType::Set { .. } => {
                Some(Setting::Set(text.split(',').map(|name| name.trim().to_owned()).collect()))
            }
        };
        match setting {
            Some(setting) => self.set(config, &setting),
            None => Err(self.refuse(config, text.to_owned())),
        }
    }

    fn refuse(&self, config: &C, value: String) -> SettingRefusal {
        let field = self.name;
        match self.fits(config) {
            FieldType::Int { min, max } => SettingRefusal::OutOfRange { field, value, min, max },
            FieldType::IntOrChoice { min, max, names } => {
                SettingRefusal::NotANumberOrChoice { field, value, min, max, choices: list(names) }
            }
            FieldType::Bool => {
                SettingRefusal::NotAChoice { field, value, choices: list(["on", "off"]) }
            }
            FieldType::Choice { names } | FieldType::Set { names } => {
                SettingRefusal::NotAChoice { field, value, choices: list(names) }
            }
        }
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(true) => f.write_str("on"),
            Self::Bool(false) => f.write_str("off"),
            Self::Int(number) => write!(f, "{number}"),
            Self::Choice(name) => f.write_str(name),
            Self::Set(names) => f.write_str(&names.join(",")),
        }
    }
}

/// Whether a set names a choice twice. The value is stored as given, so a repeated name would let a short
/// list become as long as a message.
fn has_repeats(setting: &Setting) -> bool {
    match setting {
        Setting::Set(names) => (1..names.len()).any(|end| names[..end].contains(&names[end])),
        Setting::Bool(_) | Setting::Int(_) | Setting::Choice(_) => false,
    }
}

impl FieldValue for bool {
    fn fits(&self) -> FieldType {
        FieldType::Bool
    }

    fn get(&self) -> Setting {
        Setting::Bool(*self)
    }

    fn set(&mut self, setting: &Setting) -> bool {
        let Setting::Bool(flag) = setting else { return false };
        *self = *flag;
        true
    }
}

macro_rules! number_slot {
    ($($number:ty),+) => {$(
        impl FieldValue for $number {
            fn fits(&self) -> FieldType {
                let clamp = |end: i128| i32::try_from(end).unwrap_or(i32::MAX);
                FieldType::Int { min: clamp(<$number>::MIN.into()), max: clamp(<$number>::MAX.into()) }
            }

            fn get(&self) -> Setting {
                Setting::Int((*self).into())
            }

            fn set(&mut self, setting: &Setting) -> bool {
                let Setting::Int(number) = setting else { return false };
                let fitting = <$number>::try_from(*number);
                if let Ok(number) = fitting {
                    *self = number;
                }
                fitting.is_ok()
            }
        }
    )+};
}

number_slot!(u8, u16);

impl<T: Choice> FieldValue for T {
    fn fits(&self) -> FieldType {
        FieldType::Choice { names: T::ALL.iter().map(|choice| choice.name()).collect() }
    }

    fn get(&self) -> Setting {
        Setting::Choice(self.name().to_owned())
    }

    fn set(&mut self, setting: &Setting) -> bool {
        let Setting::Choice(name) = setting else { return false };
        let choice = T::ALL.iter().find(|choice| choice.name() == name);
        if let Some(choice) = choice {
            *self = *choice;
        }
        choice.is_some()
    }
}

/// Defines an enum that is a [`Choice`]: its variants with their stable ids.
///
/// ```
/// tabletop::choice! {
///     /// The direction of play.
///     pub enum Direction {
///         Clockwise = "clockwise",
///         Anticlockwise = "anticlockwise",
///     }
/// }
/// use tabletop::Choice;
///
/// assert_eq!(Direction::ALL.len(), 2);
/// assert_eq!(Direction::Anticlockwise.name(), "anticlockwise");
/// ```
#[macro_export]
macro_rules! choice {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $($(#[$about_variant:meta])* $variant:ident = $text:literal),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
        $vis enum $name {
            $($(#[$about_variant])* #[serde(rename = $text)] $variant),+
        }

        impl $crate::Choice for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $text),+
                }
            }
        }
    };
}

/// Defines a [`choice!`](crate::choice) with a TypeScript type and a JSON schema, for clients.
///
/// The calling crate has the features `typescript` and `schema`, and the crates that they need.
#[macro_export]
macro_rules! wire_choice {
    ($(#[$about:meta])* $vis:vis enum $($rest:tt)+) => {
        $crate::choice! {
            $(#[$about])*
            #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            $vis enum $($rest)+
        }
    };
}

/// Joins names for a message.
fn list(names: impl IntoIterator<Item = &'static str>) -> String {
    names.into_iter().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests;
