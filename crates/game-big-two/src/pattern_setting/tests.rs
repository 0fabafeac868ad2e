use std::collections::BTreeSet;

use tabletop::Settings;

use super::*;

/// BT-12: a setting that several patterns declare exists once.
#[test]
fn every_setting_exists_once() {
    let names: BTreeSet<&str> = SETTINGS.iter().map(|setting| setting.name).collect();
    assert_eq!(names.len(), N_SETTINGS);
    let declared = PATTERNS.iter().flat_map(|pattern| pattern.settings);
    assert_eq!(names, declared.map(|setting| setting.name).collect());
    let fields = Config::FIELDS.iter().map(|field| field.name);
    assert_eq!(fields.clone().collect::<BTreeSet<_>>().len(), fields.count());
}

/// BT-12: each choice can be selected by name, is stored under the name of its setting, and is read
/// back.
#[test]
fn every_choice_survives_a_round_trip() {
    for setting in SETTINGS {
        for choice in setting.choices {
            let mut config = Config::CLASSIC;
            Config::field(setting.name).unwrap().set_text(&mut config, choice.name).unwrap();
            assert_eq!(setting.chosen(&config).unwrap().name, choice.name);
            let written = serde_json::to_value(config).unwrap();
            assert_eq!(written[setting.name], choice.name);
            assert_eq!(serde_json::from_value::<Config>(written).unwrap(), config);
        }
    }
}

/// RM-32: a config that was stored before a setting existed means its first choice.
#[test]
fn a_missing_setting_means_its_first_choice() {
    let mut config = Config::CLASSIC;
    let mut written = serde_json::to_value(config).unwrap();
    for setting in SETTINGS {
        let last = setting.choices.last().unwrap().name;
        Config::field(setting.name).unwrap().set_text(&mut config, last).unwrap();
        written.as_object_mut().unwrap().remove(setting.name).unwrap();
    }
    let read: Config = serde_json::from_value(written).unwrap();
    for setting in SETTINGS {
        assert_eq!(setting.chosen(&read).unwrap().name, setting.choices[0].name);
    }
}

/// RM-32: an unknown setting or choice is refused by name.
#[test]
fn an_unknown_setting_or_choice_is_refused() {
    let refused = |field: &str, value: serde_json::Value| {
        let mut written = serde_json::to_value(Config::CLASSIC).unwrap();
        written[field] = value;
        serde_json::from_value::<Config>(written).unwrap_err().to_string()
    };
    insta::assert_snapshot!(refused("nothing", "x".into()), @"this version of paiju does not know the setting 'nothing'; a newer version wrote it");
    for setting in SETTINGS {
        let expected = format!("'{}' cannot be 'nothing'; choose from: ", setting.name);
        assert!(refused(setting.name, "nothing".into()).starts_with(&expected));
    }
    let mut written = serde_json::to_value(Config::CLASSIC).unwrap();
    written.as_object_mut().unwrap().remove("deals");
    let missing = serde_json::from_value::<Config>(written).unwrap_err().to_string();
    insta::assert_snapshot!(missing, @"missing field `deals`");
}
