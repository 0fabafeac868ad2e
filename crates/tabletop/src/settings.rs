//! What a host may choose before the cards are dealt, as one list per game.
//!
//! A game's config is a plain struct. Beside it stands one table of [`Field`]s, and everything
//! that lets people choose (command line, lobby, rules pages) is a loop over that table.

mod stored;

use std::{fmt, ops::RangeInclusive};

use serde::{Deserialize, Serialize};

pub use self::stored::read_settings;

/// A config with named presets and fields that can be changed one by one.
pub trait Settings: Clone + Sized + 'static {
    /// The named configs. The first is the default.
    const PRESETS: &'static [Preset<Self>];

    /// Everything that can be changed.
    const FIELDS: &'static [Field<Self>];

    /// Checks that the values of the fields can be combined. The range of a single field needs no
    /// check here.
    ///
    /// # Errors
    ///
    /// Returns the field to change.
    fn check_combination(&self) -> Result<(), BadSetting> {
        Ok(())
    }

    /// The preset of that name.
    ///
    /// # Errors
    ///
    /// Returns [`BadSetting::UnknownPreset`] with the names there are.
    fn preset(name: &str) -> Result<Self, BadSetting> {
        let preset = Self::PRESETS.iter().find(|preset| preset.name == name);
        preset.map(|preset| preset.config.clone()).ok_or_else(|| BadSetting::UnknownPreset {
            value: name.to_owned(),
            choices: list(Self::PRESETS.iter().map(|preset| preset.name)),
        })
    }

    /// The field of that name.
    ///
    /// # Errors
    ///
    /// Returns [`BadSetting::UnknownField`] with the names there are.
    fn field(name: &str) -> Result<&'static Field<Self>, BadSetting> {
        Self::FIELDS.iter().find(|field| field.name == name).ok_or_else(|| {
            BadSetting::UnknownField {
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
    fn validate(&self) -> Result<(), BadSetting> {
        for field in Self::FIELDS {
            field.set(&mut self.clone(), &field.get(self))?;
        }
        self.check_combination()
    }
}

/// A config with a name.
#[derive(Debug)]
pub struct Preset<C> {
    /// Its lasting name.
    pub name: &'static str,
    /// What it stands for.
    pub config: C,
}

/// One thing a host may change.
#[derive(Debug)]
pub struct Field<C: 'static> {
    /// Its lasting name, as in the config's written form.
    pub name: &'static str,
    /// The id of the rule it changes.
    pub rule: &'static str,
    range: Option<(i32, i32)>,
    before: Option<&'static str>,
    place: fn(&mut C) -> &mut dyn FieldValue,
}

/// A value that fits some field.
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
    /// The names of several.
    Set(Vec<String>),
}

/// What fits a field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum FieldType {
    /// On or off.
    Bool,
    /// A number in this range.
    Int {
        /// The smallest.
        min: i32,
        /// The greatest.
        max: i32,
    },
    /// One of these.
    Choice {
        /// Their names.
        names: Vec<&'static str>,
    },
    /// A number in this range, or one of these.
    IntOrChoice {
        /// The smallest.
        min: i32,
        /// The greatest.
        max: i32,
        /// The names of the choices.
        names: Vec<&'static str>,
    },
    /// Any of these.
    Set {
        /// Their names.
        names: Vec<&'static str>,
    },
}

/// A type that a field of a config can have.
pub trait FieldValue {
    /// What fits, leaving numbers their whole range.
    fn fits(&self) -> FieldType;

    /// What it is now.
    fn get(&self) -> Setting;

    /// Takes `setting` and says whether it fits.
    fn set(&mut self, setting: &Setting) -> bool;
}

/// An enum whose variants have lasting names. The macro [`choice!`](crate::choice) makes one.
pub trait Choice: Copy + PartialEq + 'static {
    /// All of them.
    const ALL: &'static [Self];

    /// Its lasting name.
    fn name(self) -> &'static str;
}

crate::refusal! {
    /// Why a config was turned down.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    pub enum BadSetting {
        /// No preset has that name.
        #[error("there is no preset '{value}'; choose one of: {choices}")]
        UnknownPreset {
            /// What was asked for.
            value: String,
            /// What there is.
            choices: String,
        } = "unknown-preset" by "RM-4",
        /// No field has that name.
        #[error("there is no setting '{value}'; choose one of: {choices}")]
        UnknownField {
            /// What was asked for.
            value: String,
            /// What there is.
            choices: String,
        } = "unknown-field" by "RM-4",
        /// The number is too small, too great or no number.
        #[error("'{field}' cannot be '{value}'; it takes a number from {min} to {max}")]
        OutOfRange {
            /// The field's name.
            field: &'static str,
            /// What was asked for.
            value: String,
            /// The smallest that fits.
            min: i32,
            /// The greatest that fits.
            max: i32,
        } = "out-of-range" by "RM-4",
        /// It is none of the choices.
        #[error("'{field}' cannot be '{value}'; choose from: {choices}")]
        NotAChoice {
            /// The field's name.
            field: &'static str,
            /// What was asked for.
            value: String,
            /// What there is.
            choices: String,
        } = "not-a-choice" by "RM-4",
        /// The field takes a number or a choice, and it is neither.
        #[error("'{field}' cannot be '{value}'; it takes a number from {min} to {max}, or: {choices}")]
        NotANumberOrChoice {
            /// The field's name.
            field: &'static str,
            /// What was asked for.
            value: String,
            /// The smallest number that fits.
            min: i32,
            /// The greatest number that fits.
            max: i32,
            /// The choices besides.
            choices: String,
        } = "not-a-number-or-choice" by "RM-4",
        /// The game could not be played with that.
        #[error("'{field}' cannot be '{value}': it must hold '{missing}'")]
        MissingValue {
            /// The field's name.
            field: &'static str,
            /// What was asked for.
            value: String,
            /// What it must hold.
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
    /// A field that takes whatever its type takes.
    pub const fn new(
        name: &'static str,
        rule: &'static str,
        place: fn(&mut C) -> &mut dyn FieldValue,
    ) -> Self {
        Self { name, rule, range: None, before: None, place }
    }

    /// A number in a range, and whatever else its type takes.
    pub const fn number(
        name: &'static str,
        rule: &'static str,
        range: RangeInclusive<i32>,
        place: fn(&mut C) -> &mut dyn FieldValue,
    ) -> Self {
        Self { name, rule, range: Some((*range.start(), *range.end())), before: None, place }
    }

    /// Says which value, as typed on a command line, stored configs without this field mean.
    ///
    /// Every field that is added after a release needs one: it is the value that the program
    /// behaved by before the field existed, which need not be the default of new games.
    #[must_use]
    pub const fn before(self, value: &'static str) -> Self {
        Self { before: Some(value), ..self }
    }

    /// The value that stored configs without this field mean, if they may lack it.
    pub const fn before_it_existed(&self) -> Option<&'static str> {
        self.before
    }

    /// What may be chosen.
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

    /// What `config` says.
    pub fn get(&self, config: &C) -> Setting {
        (self.place)(&mut config.clone()).get()
    }

    /// Changes `config`.
    ///
    /// # Errors
    ///
    /// Returns what would fit, and leaves `config` as it was.
    pub fn set(&self, config: &mut C, setting: &Setting) -> Result<(), BadSetting> {
        let in_range = match (self.range, setting) {
            (Some((min, max)), Setting::Int(number)) => (min..=max).contains(number),
            // A value that is no number is for the type of the field to take or refuse.
            (Some(_) | None, _) => true,
        };
        if in_range && (self.place)(config).set(setting) {
            return Ok(());
        }
        Err(self.refuse(config, setting.to_string()))
    }

    /// Changes `config` to what `text` says, as typed on a command line.
    ///
    /// # Errors
    ///
    /// Returns what would fit, and leaves `config` as it was.
    pub fn set_text(&self, config: &mut C, text: &str) -> Result<(), BadSetting> {
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

    fn refuse(&self, config: &C, value: String) -> BadSetting {
        let field = self.name;
        match self.fits(config) {
            FieldType::Int { min, max } => BadSetting::OutOfRange { field, value, min, max },
            FieldType::IntOrChoice { min, max, names } => {
                BadSetting::NotANumberOrChoice { field, value, min, max, choices: list(names) }
            }
            FieldType::Bool => {
                BadSetting::NotAChoice { field, value, choices: list(["on", "off"]) }
            }
            FieldType::Choice { names } | FieldType::Set { names } => {
                BadSetting::NotAChoice { field, value, choices: list(names) }
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

/// Makes an enum that is a [`Choice`]: its variants with their lasting names.
///
/// ```
/// tabletop::choice! {
///     /// Which way round.
///     pub enum Direction {
///         /// With the clock.
///         Clockwise = "clockwise",
///         /// Against it.
///         Widdershins = "widdershins",
///     }
/// }
/// use tabletop::Choice;
///
/// assert_eq!(Direction::ALL.len(), 2);
/// assert_eq!(Direction::Widdershins.name(), "widdershins");
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

/// Makes a [`choice!`](crate::choice) that clients read: it has a TypeScript type and a JSON schema.
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

/// The names as people write a list.
fn list(names: impl IntoIterator<Item = &'static str>) -> String {
    names.into_iter().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests;
