//! Deserialization of stored settings field by field, so that older settings stay readable.

use std::{fmt, marker::PhantomData};

use serde::de::{Deserializer, Error, MapAccess, Visitor};

use super::{Setting, Settings};

/// Reads settings through [`Settings::FIELDS`]. [`stored_settings!`](crate::stored_settings) makes
/// this the `Deserialize` of a config.
///
/// A field that is missing takes the value it had [before it existed](super::Field::before). A
/// field that is unknown was written by a newer program: guessing would misread the game.
///
/// # Errors
///
/// Returns an error that names the first field that is unknown, given twice, missing or out of its range.
pub fn read_settings<'de, C: Settings, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<C, D::Error> {
    deserializer.deserialize_map(Fields(PhantomData))
}

/// Implements `Deserialize` for a config by [`read_settings`](crate::read_settings).
///
/// `Serialize` stays derived: the law of settings checks that it writes exactly the fields of
/// [`FIELDS`](crate::Settings::FIELDS) under their names.
#[macro_export]
macro_rules! stored_settings {
    ($config:ty) => {
        impl<'de> ::serde::Deserialize<'de> for $config {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::read_settings(deserializer)
            }
        }
    };
}

struct Fields<C>(PhantomData<C>);

impl<'de, C: Settings> Visitor<'de> for Fields<C> {
    type Value = C;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with a value for every setting")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<C, A::Error> {
        let first = C::PRESETS.first().ok_or_else(|| A::Error::custom("there is no preset"))?;
        let mut config = first.config.clone();
        let mut missing: Vec<_> = C::FIELDS.iter().collect();
        while let Some(name) = map.next_key::<String>()? {
            let Some(place) = missing.iter().position(|field| field.name == name) else {
                return Err(A::Error::custom(match C::field(&name) {
                    Ok(_) => format!("the setting '{name}' is given twice"),
                    Err(_) => format!(
                        "this version of paiju does not know the setting '{name}'; \
                         a newer version wrote it"
                    ),
                }));
            };
            let field = missing.remove(place);
            field.set(&mut config, &map.next_value::<Setting>()?).map_err(A::Error::custom)?;
        }
        for field in missing {
            let before = field.before_it_existed();
            let value = before.ok_or_else(|| A::Error::missing_field(field.name))?;
            field.set_text(&mut config, value).map_err(A::Error::custom)?;
        }
        Ok(config)
    }
}
