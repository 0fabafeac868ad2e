use serde::{Deserialize, Serialize};
use tabletop::{Field, FieldType, FieldValue, Preset, Setting, SettingRefusal, Settings};

use crate::{Law, settings_are_consistent};

/// A number that is always one less than the value it was set to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Slipping(u8);

impl FieldValue for Slipping {
    fn fits(&self) -> FieldType {
        self.0.fits()
    }

    fn get(&self) -> Setting {
        self.0.get()
    }

    fn set(&mut self, setting: &Setting) -> bool {
        let fits = self.0.set(setting);
        self.0 = self.0.saturating_sub(1);
        fits
    }
}

/// A number that declares a range and then accepts any value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Careless(u8);

impl FieldValue for Careless {
    fn fits(&self) -> FieldType {
        FieldType::Int { min: 0, max: 9 }
    }

    fn get(&self) -> Setting {
        self.0.get()
    }

    fn set(&mut self, setting: &Setting) -> bool {
        self.0.set(setting)
    }
}

/// A config whose settings have this flaw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Config<const FLAW: u8> {
    rounds: u8,
    hands: u8,
    open: bool,
    slipping: Slipping,
    careless: Careless,
    #[serde(skip)]
    unwritten: bool,
}

const NONE: u8 = 0;
const NO_PRESET: u8 = 1;
const PRESET_TWICE: u8 = 2;
const PRESET_OUT_OF_RANGE: u8 = 3;
const PRESET_AT_ODDS: u8 = 4;
const FIELD_TWICE: u8 = 5;
const FIELD_UNCITED: u8 = 6;
const FIELD_UNKNOWN: u8 = 7;
const FIELD_TOO_WIDE: u8 = 8;
const FIELD_SLIPS: u8 = 9;
const FIELD_MISPLACED: u8 = 10;
const FIELD_UNWRITTEN: u8 = 11;
const FIELD_CARELESS: u8 = 12;
const BEFORE_MISFITS: u8 = 13;
const KEY_WITHOUT_FIELD: u8 = 14;

impl<const FLAW: u8> Config<FLAW> {
    const PLAIN: Preset<Self> = Preset {
        name: "plain",
        config: Self {
            rounds: 4,
            hands: 3,
            open: false,
            slipping: Slipping(0),
            careless: Careless(0),
            unwritten: false,
        },
    };
    const OPEN: Field<Self> = Field::new("open", "XX-2", |config| &mut config.open);

    const fn rounds(name: &'static str, rule: &'static str, max: i32) -> Field<Self> {
        Field::number(name, rule, 1..=max, |config| &mut config.rounds)
    }
}

impl<const FLAW: u8> Settings for Config<FLAW> {
    const PRESETS: &'static [Preset<Self>] = match FLAW {
        NO_PRESET => &[],
        PRESET_TWICE => &[Self::PLAIN, Self::PLAIN],
        _ => &[Self::PLAIN],
    };

    const FIELDS: &'static [Field<Self>] = match FLAW {
        PRESET_OUT_OF_RANGE => &[Self::rounds("rounds", "XX-1", 3)],
        FIELD_TWICE => &[Self::OPEN, Self::OPEN],
        FIELD_UNCITED => &[Self::rounds("rounds", "", 9)],
        FIELD_UNKNOWN => &[Self::rounds("turns", "XX-1", 9)],
        FIELD_TOO_WIDE => &[Self::rounds("rounds", "XX-1", 999)],
        FIELD_SLIPS => &[Field::new("slipping", "XX-3", |config| &mut config.slipping)],
        FIELD_MISPLACED => &[Self::rounds("hands", "XX-1", 9)],
        FIELD_UNWRITTEN => &[Field::new("open", "XX-2", |config| &mut config.unwritten)],
        FIELD_CARELESS => &[Field::new("careless", "XX-4", |config| &mut config.careless)],
        BEFORE_MISFITS => &[Self::rounds("rounds", "XX-1", 9).before("10")],
        KEY_WITHOUT_FIELD => &[Self::rounds("rounds", "XX-1", 9), Self::OPEN],
        _ => &[
            Self::rounds("rounds", "XX-1", 9),
            Field::new("hands", "XX-1", |config: &mut Self| &mut config.hands).before("2"),
            Self::OPEN,
            Field::new("slipping", "XX-3", |config| &mut config.slipping.0),
            Field::new("careless", "XX-4", |config| &mut config.careless.0),
        ],
    };

    fn check_combination(&self) -> Result<(), SettingRefusal> {
        let lacks =
            SettingRefusal::MissingValue { field: "open", value: "off".to_owned(), missing: "on" };
        if FLAW == PRESET_AT_ODDS { Err(lacks) } else { Ok(()) }
    }
}

fn flaw<const FLAW: u8>() -> String {
    let broken = settings_are_consistent::<Config<FLAW>>().unwrap_err();
    assert_eq!(broken.law, Law::SettingsAreConsistent);
    broken.detail
}

#[test]
fn sound_settings_hold() {
    settings_are_consistent::<Config<NONE>>().unwrap();
}

#[test]
fn every_flaw_in_settings_is_named() {
    insta::assert_snapshot!(flaw::<NO_PRESET>(), @"there is no preset");
    insta::assert_snapshot!(flaw::<PRESET_TWICE>(), @"two presets are called 'plain'");
    insta::assert_snapshot!(flaw::<PRESET_OUT_OF_RANGE>(), @"the preset 'plain' is invalid: 'rounds' cannot be '4'; it takes a number from 1 to 3");
    insta::assert_snapshot!(flaw::<PRESET_AT_ODDS>(), @"the preset 'plain' is invalid: 'open' cannot be 'off': it must contain 'on'");
    insta::assert_snapshot!(flaw::<FIELD_TWICE>(), @"two fields are called 'open'");
    insta::assert_snapshot!(flaw::<FIELD_UNCITED>(), @"the field 'rounds' cites no rule");
    insta::assert_snapshot!(flaw::<FIELD_UNKNOWN>(), @r#"the config {"careless":0,"hands":3,"open":false,"rounds":4,"slipping":0} has no key 'turns'"#);
    insta::assert_snapshot!(flaw::<FIELD_TOO_WIDE>(), @"'rounds' should take '999', but: 'rounds' cannot be '999'; it takes a number from 1 to 999");
    insta::assert_snapshot!(flaw::<FIELD_SLIPS>(), @"'slipping' was set to '255' and is '254'");
    insta::assert_snapshot!(flaw::<FIELD_MISPLACED>(), @r#"'hands' was set to '1' and changed more than that: {"careless":0,"hands":3,"open":false,"rounds":4,"slipping":0} to {"careless":0,"hands":3,"open":false,"rounds":1,"slipping":0}"#);
    insta::assert_snapshot!(flaw::<FIELD_UNWRITTEN>(), @r#"Config { rounds: 4, hands: 3, open: false, slipping: Slipping(0), careless: Careless(0), unwritten: true } is serialized as {"careless":0,"hands":3,"open":false,"rounds":4,"slipping":0} and read as Ok(Config { rounds: 4, hands: 3, open: false, slipping: Slipping(0), careless: Careless(0), unwritten: false })"#);
    insta::assert_snapshot!(flaw::<FIELD_CARELESS>(), @"'careless' should not take '10'");
    insta::assert_snapshot!(flaw::<BEFORE_MISFITS>(), @"'rounds' meant '10' before, but: 'rounds' cannot be '10'; it takes a number from 1 to 9");
    insta::assert_snapshot!(flaw::<KEY_WITHOUT_FIELD>(), @"the key 'careless' is serialized, but is not a field");
}
