//! Presets and fields of a config.

use std::collections::BTreeSet;

use serde_json::Value;
use tabletop::{Field, FieldType, Setting, Settings, Wire};

use crate::{Law, Violation, law::At};

/// [`Law::SettingsAreConsistent`]: presets and fields do what they declare.
///
/// * Presets have distinct names and pass `validate`.
/// * Fields have distinct names, which are keys of the serialized config, and cite a rule.
/// * In every preset, a field can be set to its current value, to every choice, to both booleans and
///   to both ends of its range. It then has that value, nothing else has changed, and the config
///   survives serialization.
/// * A number just outside the range is refused and changes nothing.
/// * The value that stands for a field in older data (`Field::before`) is valid.
/// * The serialized form has the fields and nothing else, because stored configs are read field by
///   field.
///
/// # Errors
///
/// Returns a violation that names the preset or field that is wrong.
pub fn settings_are_consistent<C: Settings + Wire>() -> Result<(), Violation> {
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
        config
            .validate()
            .map_err(|refusal| violation(format!("the preset '{name}' is invalid: {refusal}")))?;
        for field in C::FIELDS {
            ensure(to_json(config).get(field.name).is_some(), || {
                format!("the config {} has no key '{}'", to_json(config), field.name)
            })?;
            for setting in values_to_try(field, config) {
                check_accepts(field, config, &setting)?;
            }
            for number in out_of_range(field, config) {
                check_refuses(field, config, number)?;
            }
            if let Some(before) = field.before_it_existed() {
                field.set_text(&mut config.clone(), before).map_err(|refusal| {
                    violation(format!("'{}' meant '{before}' before, but: {refusal}", field.name))
                })?;
            }
        }
        if let Value::Object(keys) = to_json(config)
            && let Some(key) = keys.keys().find(|key| !names.contains(key.as_str()))
        {
            return Err(violation(format!("the key '{key}' is serialized, but is not a field")));
        }
    }
    Ok(())
}

/// The current value and others that fit: all choices, and both ends of a range.
fn values_to_try<C: Settings>(field: &Field<C>, config: &C) -> Vec<Setting> {
    let mut settings = vec![field.get(config)];
    match field.fits(config) {
        FieldType::Bool => settings.extend([false, true].map(Setting::Bool)),
        FieldType::Int { min, max } => settings.extend([min, max].map(Setting::Int)),
        FieldType::Choice { names } => settings.extend(choices(names)),
        FieldType::IntOrChoice { min, max, names } => {
            settings.extend([min, max].map(Setting::Int));
            settings.extend(choices(names));
        }
        FieldType::Set { names } => {
            settings.push(Setting::Set(names.into_iter().map(str::to_owned).collect()));
        }
    }
    settings
}

fn choices(names: Vec<&'static str>) -> impl Iterator<Item = Setting> {
    names.into_iter().map(|name| Setting::Choice(name.to_owned()))
}

fn check_accepts<C: Settings + Wire>(
    field: &Field<C>,
    config: &C,
    setting: &Setting,
) -> Result<(), Violation> {
    let (name, mut changed) = (field.name, config.clone());
    field.set(&mut changed, setting).map_err(|refusal| {
        violation(format!("'{name}' should take '{setting}', but: {refusal}"))
    })?;
    let got = field.get(&changed);
    ensure(got == *setting, || format!("'{name}' was set to '{setting}' and is '{got}'"))?;

    let (before, after) = (to_json(config), to_json(&changed));
    ensure(without(&before, name) == without(&after, name), || {
        format!("'{name}' was set to '{setting}' and changed more than that: {before} to {after}")
    })?;
    let read = serde_json::from_value::<C>(after.clone());
    ensure(read.as_ref().is_ok_and(|read| *read == changed), || {
        format!("{changed:?} is serialized as {after} and read as {read:?}")
    })
}

/// The numbers just below and above the range of a field that takes numbers.
fn out_of_range<C: Settings>(field: &Field<C>, config: &C) -> Vec<i32> {
    match field.fits(config) {
        FieldType::Int { min, max } | FieldType::IntOrChoice { min, max, .. } => {
            min.checked_sub(1).into_iter().chain(max.checked_add(1)).collect()
        }
        FieldType::Bool | FieldType::Choice { .. } | FieldType::Set { .. } => Vec::new(),
    }
}

fn check_refuses<C: Settings + Wire>(
    field: &Field<C>,
    config: &C,
    number: i32,
) -> Result<(), Violation> {
    let (name, mut changed) = (field.name, config.clone());
    let refused = field.set(&mut changed, &Setting::Int(number)).is_err();
    ensure(refused && changed == *config, || format!("'{name}' should not take '{number}'"))
}

fn to_json(config: &impl Wire) -> Value {
    serde_json::to_value(config).unwrap_or(Value::Null)
}

fn without(config: &Value, name: &str) -> Value {
    let mut config = config.clone();
    if let Value::Object(fields) = &mut config {
        fields.remove(name);
    }
    config
}

fn ensure(holds: bool, detail: impl FnOnce() -> String) -> Result<(), Violation> {
    if holds { Ok(()) } else { Err(violation(detail())) }
}

fn violation(detail: String) -> Violation {
    At::default().violation(Law::SettingsAreConsistent, detail)
}
