use super::*;
use crate::CodedRefusal;

crate::choice! {
    /// A choice for tests.
    enum Pace {
        Slow = "slow",
        Fast = "fast",
    }
}

/// A number for tests that may also be left to the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Limit {
    Auto,
    Of(u8),
}

impl FieldValue for Limit {
    fn fits(&self) -> FieldType {
        FieldType::IntOrChoice { min: 0, max: u8::MAX.into(), names: vec!["auto"] }
    }

    fn get(&self) -> Setting {
        match self {
            Self::Auto => Setting::Choice("auto".to_owned()),
            Self::Of(limit) => Setting::Int((*limit).into()),
        }
    }

    fn set(&mut self, setting: &Setting) -> bool {
        let limit = match setting {
            Setting::Choice(name) if name == "auto" => Some(Self::Auto),
            Setting::Int(number) => u8::try_from(*number).ok().map(Self::Of),
            Setting::Bool(_) | Setting::Choice(_) | Setting::Set(_) => None,
        };
        *self = limit.unwrap_or(*self);
        limit.is_some()
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Config {
    pace: Pace,
    rounds: u8,
    open: bool,
    limit: Limit,
}

impl Settings for Config {
    const PRESETS: &'static [Preset<Self>] = &[Preset {
        name: "plain",
        config: Config { pace: Pace::Slow, rounds: 4, open: false, limit: Limit::Auto },
    }];

    const FIELDS: &'static [Field<Self>] = &[
        Field::new("pace", "XX-1", |config| &mut config.pace),
        Field::number("rounds", "XX-2", 1..=20, |config| &mut config.rounds),
        Field::new("open", "XX-3", |config| &mut config.open),
        Field::number("limit", "XX-4", 10..=100, |config| &mut config.limit),
    ];
}

fn plain() -> Config {
    Config::preset("plain").unwrap()
}

#[test]
fn every_field_can_be_read_and_changed_by_name() {
    let mut config = plain();
    for (name, text) in [("pace", "fast"), ("rounds", "20"), ("open", "on"), ("limit", "100")] {
        let field = Config::field(name).unwrap();
        field.set_text(&mut config, text).unwrap();
        assert_eq!(field.get(&config).to_string(), text);
    }
    let limit = Limit::Of(100);
    assert_eq!(config, Config { pace: Pace::Fast, rounds: 20, open: true, limit });
}

/// SS-V9: one field takes a number in its range or the name of a choice.
#[test]
fn a_field_can_take_a_number_or_a_choice() {
    let field = Config::field("limit").unwrap();
    assert_eq!(
        field.fits(&plain()),
        FieldType::IntOrChoice { min: 10, max: 100, names: vec!["auto"] }
    );
    let mut config = plain();
    for (text, limit) in [("10", Limit::Of(10)), ("auto", Limit::Auto), ("50", Limit::Of(50))] {
        field.set_text(&mut config, text).unwrap();
        assert_eq!(config.limit, limit);
    }
    for setting in [
        Setting::Int(9),
        Setting::Int(101),
        Setting::Choice("none".to_owned()),
        Setting::Bool(true),
        Setting::Set(vec!["auto".to_owned()]),
    ] {
        assert!(field.set(&mut config, &setting).is_err(), "{setting}");
        assert_eq!(config.limit, Limit::Of(50));
    }
}

/// RM-4: a value out of range is refused, naming the field, the value and the range.
#[test]
fn a_refusal_names_the_field_the_value_and_the_valid_values() {
    let refusal = |name: &str, text: &str| {
        let mut config = plain();
        let error = Config::field(name).unwrap().set_text(&mut config, text).unwrap_err();
        assert_eq!(config, plain(), "a refused change changes nothing");
        error.to_string()
    };
    insta::assert_snapshot!(refusal("rounds", "21"), @"'rounds' cannot be '21'; it takes a number from 1 to 20");
    insta::assert_snapshot!(refusal("rounds", "many"), @"'rounds' cannot be 'many'; it takes a number from 1 to 20");
    insta::assert_snapshot!(refusal("pace", "brisk"), @"'pace' cannot be 'brisk'; choose from: slow, fast");
    insta::assert_snapshot!(refusal("open", "ajar"), @"'open' cannot be 'ajar'; choose from: on, off");
    insta::assert_snapshot!(refusal("limit", "9"), @"'limit' cannot be '9'; it takes a number from 10 to 100, or: auto");
    insta::assert_snapshot!(refusal("limit", "none"), @"'limit' cannot be 'none'; it takes a number from 10 to 100, or: auto");
    insta::assert_snapshot!(Config::field("size").unwrap_err(), @"there is no setting 'size'; choose one of: pace, rounds, open, limit");
    insta::assert_snapshot!(Config::preset("fancy").unwrap_err(), @"there is no preset 'fancy'; choose one of: plain");
}

#[test]
fn a_config_from_elsewhere_is_checked() {
    assert_eq!(plain().validate(), Ok(()));
    let refusal = Config { rounds: 0, ..plain() }.validate().unwrap_err();
    assert_eq!(refusal.code(), "out-of-range");
}

#[test]
fn the_code_of_a_refusal_is_its_serialized_tag() {
    let refusals = [
        Config::preset("").unwrap_err(),
        Config::field("").unwrap_err(),
        Config::field("rounds").unwrap().set_text(&mut plain(), "").unwrap_err(),
        Config::field("pace").unwrap().set_text(&mut plain(), "").unwrap_err(),
        Config::field("limit").unwrap().set_text(&mut plain(), "").unwrap_err(),
        SettingRefusal::MissingValue { field: "pace", value: String::new(), missing: "slow" },
    ];
    for (refusal, code) in refusals.iter().zip(SettingRefusal::CODES) {
        assert_eq!(refusal.code(), *code);
        assert_eq!(serde_json::to_value(refusal).unwrap()["code"], *code);
    }
}

/// Older configs, newer configs, and invalid ones.
mod stored {
    use serde::Serialize;

    use super::*;

    /// `Config` of the next release: `seats` is new, and was always 3 before.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize)]
    struct Grown {
        pace: Pace,
        rounds: u8,
        seats: u8,
    }

    crate::stored_settings!(Grown);

    const GROWN: Grown = Grown { pace: Pace::Slow, rounds: 4, seats: 5 };

    impl Settings for Grown {
        const PRESETS: &'static [Preset<Self>] = &[Preset { name: "plain", config: GROWN }];

        const FIELDS: &'static [Field<Self>] = &[
            Field::new("pace", "XX-1", |config| &mut config.pace),
            Field::number("rounds", "XX-2", 1..=20, |config| &mut config.rounds),
            Field::number("seats", "XX-4", 2..=5, |config: &mut Self| &mut config.seats)
                .before("3"),
        ];
    }

    fn read(text: &str) -> Result<Grown, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    /// RM-32: a missing field gets its value from before it existed, not the current default.
    #[test]
    fn a_stored_config_without_a_new_field_keeps_its_meaning() {
        let read = read(r#"{"pace":"fast","rounds":7}"#).unwrap();
        assert_eq!(read, Grown { pace: Pace::Fast, rounds: 7, seats: 3 });
    }

    #[test]
    fn serialized_values_are_read_back() {
        let config = Grown { pace: Pace::Fast, rounds: 7, seats: 4 };
        assert_eq!(read(&serde_json::to_string(&config).unwrap()), Ok(config));
    }

    /// RM-32: an unreadable config is refused by the name of the field; nothing is guessed.
    #[test]
    fn a_config_that_cannot_be_read_names_the_field() {
        let refused = |text| read(text).unwrap_err();
        insta::assert_snapshot!(refused(r#"{"pace":"fast","rounds":7,"wind":"north"}"#), @"this version of paiju does not know the setting 'wind'; a newer version wrote it at line 1 column 32");
        insta::assert_snapshot!(refused(r#"{"pace":"fast"}"#), @"missing field `rounds` at line 1 column 15");
        insta::assert_snapshot!(refused(r#"{"rounds":7,"rounds":7}"#), @"the setting 'rounds' is given twice at line 1 column 20");
        insta::assert_snapshot!(refused(r#"{"rounds":21}"#), @"'rounds' cannot be '21'; it takes a number from 1 to 20 at line 1 column 13");
        insta::assert_snapshot!(refused("7"), @"invalid type: integer `7`, expected an object with a value for every setting at line 1 column 1");
    }
}
