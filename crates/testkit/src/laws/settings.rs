//! What a host may choose does what it says.

use std::collections::BTreeSet;

use serde_json::Value;
use tabletop::{Field, Fits, Setting, Settings, Wire};

use crate::{Broken, Law, law::At};

/// [`Law::SettingsHold`]: presets and fields do what their names say.
///
/// * Presets have names of their own and pass `check`.
/// * Fields have names of their own, which are keys of the config's written form, and cite a rule.
/// * In every preset, a field can be set to what it is, to every choice, on and off, and to both
///   ends of its range; it then is that, nothing else has changed, and the config survives writing.
/// * A number just outside the range is refused and changes nothing.
/// * What a field meant before it existed is a value that it takes.
/// * The written form holds the fields and nothing else: what is stored is read through them.
///
/// # Errors
///
/// Returns the preset or field at fault.
pub fn settings_hold<C: Settings + Wire>() -> Result<(), Broken> {
    ensure(!C::PRESETS.is_empty(), || "there is no preset".to_owned())?;
    let mut names = BTreeSet::new();
    for name in C::PRESETS.iter().map(|preset| preset.name) {
        ensure(names.insert(name), || format!("two presets are called '{name}'"))?;
    }
    names.clear();
    for field in C::FIELDS {
        let name = field.name;
        ensure(names.insert(name), || format!("two fields are called '{name}'"))?;
        ensure(!field.rule.is_empty(), || format!("the field '{name}' cites no rule"))?;
    }
    for preset in C::PRESETS {
        let (name, config) = (preset.name, &preset.config);
        config.check().map_err(|bad| broken(format!("the preset '{name}' is refused: {bad}")))?;
        for field in C::FIELDS {
            ensure(written(config).get(field.name).is_some(), || {
                format!("the config {} has no key '{}'", written(config), field.name)
            })?;
            for setting in worth_setting(field, config) {
                can_be_set(field, config, &setting)?;
            }
            for number in out_of_range(field, config) {
                is_refused(field, config, number)?;
            }
            if let Some(before) = field.before_it_existed() {
                field.set_text(&mut config.clone(), before).map_err(|bad| {
                    broken(format!("'{}' meant '{before}' before, but: {bad}", field.name))
                })?;
            }
        }
        if let Value::Object(keys) = written(config)
            && let Some(key) = keys.keys().find(|key| !names.contains(key.as_str()))
        {
            return Err(broken(format!("the key '{key}' is written, but is no field")));
        }
    }
    Ok(())
}

/// What it is now, and what else fits: everything where that is a few, both ends of a range.
fn worth_setting<C: Settings>(field: &Field<C>, config: &C) -> Vec<Setting> {
    let mut settings = vec![field.get(config)];
    match field.fits(config) {
        Fits::Flag => settings.extend([false, true].map(Setting::Flag)),
        Fits::Number { min, max } => settings.extend([min, max].map(Setting::Number)),
        Fits::Choice { names } => settings.extend(choices(names)),
        Fits::NumberOrChoice { min, max, names } => {
            settings.extend([min, max].map(Setting::Number));
            settings.extend(choices(names));
        }
        Fits::Several { names } => {
            settings.push(Setting::Several(names.into_iter().map(str::to_owned).collect()));
        }
    }
    settings
}

/// The settings that these names stand for.
fn choices(names: Vec<&'static str>) -> impl Iterator<Item = Setting> {
    names.into_iter().map(|name| Setting::Choice(name.to_owned()))
}

fn can_be_set<C: Settings + Wire>(
    field: &Field<C>,
    config: &C,
    setting: &Setting,
) -> Result<(), Broken> {
    let (name, mut changed) = (field.name, config.clone());
    field
        .set(&mut changed, setting)
        .map_err(|bad| broken(format!("'{name}' should take '{setting}', but: {bad}")))?;
    let got = field.get(&changed);
    ensure(got == *setting, || format!("'{name}' was set to '{setting}' and is '{got}'"))?;

    let (before, after) = (written(config), written(&changed));
    ensure(without(&before, name) == without(&after, name), || {
        format!("'{name}' was set to '{setting}' and changed more than that: {before} to {after}")
    })?;
    let read = serde_json::from_value::<C>(after.clone());
    ensure(read.as_ref().is_ok_and(|read| *read == changed), || {
        format!("{changed:?} is written {after} and read {read:?}")
    })
}

/// The numbers just below and above the range of a field that takes numbers.
fn out_of_range<C: Settings>(field: &Field<C>, config: &C) -> Vec<i32> {
    match field.fits(config) {
        Fits::Number { min, max } | Fits::NumberOrChoice { min, max, .. } => {
            min.checked_sub(1).into_iter().chain(max.checked_add(1)).collect()
        }
        Fits::Flag | Fits::Choice { .. } | Fits::Several { .. } => Vec::new(),
    }
}

fn is_refused<C: Settings + Wire>(field: &Field<C>, config: &C, number: i32) -> Result<(), Broken> {
    let (name, mut changed) = (field.name, config.clone());
    let refused = field.set(&mut changed, &Setting::Number(number)).is_err();
    ensure(refused && changed == *config, || format!("'{name}' should not take '{number}'"))
}

fn written(config: &impl Wire) -> Value {
    serde_json::to_value(config).unwrap_or(Value::Null)
}

fn without(config: &Value, name: &str) -> Value {
    let mut config = config.clone();
    if let Value::Object(fields) = &mut config {
        fields.remove(name);
    }
    config
}

fn ensure(holds: bool, detail: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(broken(detail())) }
}

fn broken(detail: String) -> Broken {
    At::default().broken(Law::SettingsHold, detail)
}
