//! The types of parameters, as the OpenAPI document describes them.
//!
//! They describe what a handler accepts; the handlers parse the texts.

use std::borrow::Cow;

use games::{GameKind, GameVisitor};
use i18n::Language;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};
use tabletop::{Rules, Settings};

/// Declares a type that only has a schema.
macro_rules! parameter {
    ($(#[$doc:meta])* $name:ident, $schema:expr) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub(super) enum $name {}

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn inline_schema() -> bool {
                true
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                $schema
            }
        }
    };
}

parameter!(
    /// The name of a game.
    GameName,
    one_of(GameKind::ALL.iter().map(|game| game.name()))
);

parameter!(
    /// The tag of a language.
    LanguageTag,
    one_of(Language::ALL.iter().map(|language| language.tag()))
);

parameter!(
    /// The name of a preset of any game.
    PresetName,
    {
        let names = GameKind::ALL.iter().flat_map(|game| game.visit(PresetNames));
        let mut names: Vec<&str> = names.collect();
        names.sort_unstable();
        names.dedup();
        one_of(names.into_iter())
    }
);

parameter!(
    /// Settings of any game in a query: one parameter per setting.
    SettingTexts,
    {
        let names = GameKind::ALL.iter().flat_map(|game| game.visit(FieldNames));
        let fields: Map<String, Value> =
            names.map(|name| (name.to_owned(), json!({ "type": "string" }))).collect();
        json_schema!({ "type": "object", "properties": fields, "additionalProperties": false })
    }
);

parameter!(
    /// A position in a list: see `Cursor` of the store.
    PageCursor,
    json_schema!({ "type": "string", "pattern": "^[0-9]{1,18}\\.[A-Za-z0-9_-]{1,40}$" })
);

parameter!(
    /// The number of a step of a replay after the deal.
    StepNumber,
    json_schema!({ "type": "integer", "minimum": 1, "maximum": u32::MAX })
);

parameter!(
    /// The header `Connection` of a WebSocket handshake.
    UpgradeConnection,
    one_of(["Upgrade"].into_iter())
);

parameter!(
    /// The header `Upgrade` of a WebSocket handshake.
    WebSocketUpgrade,
    one_of(["websocket"].into_iter())
);

parameter!(
    /// The header `Sec-WebSocket-Version`.
    WebSocketVersion,
    one_of(["13"].into_iter())
);

parameter!(
    /// The header `Sec-WebSocket-Key`: 16 bytes in Base64.
    WebSocketKey,
    json_schema!({ "type": "string", "pattern": "^[A-Za-z0-9+/]{21}[AQgw]==$" })
);

fn one_of<'a>(names: impl Iterator<Item = &'a str>) -> Schema {
    json_schema!({ "type": "string", "enum": names.collect::<Vec<_>>() })
}

struct PresetNames;

impl GameVisitor for PresetNames {
    type Output = Vec<&'static str>;

    fn visit<R: Rules>(self) -> Self::Output {
        R::Config::PRESETS.iter().map(|preset| preset.name).collect()
    }
}

struct FieldNames;

impl GameVisitor for FieldNames {
    type Output = Vec<&'static str>;

    fn visit<R: Rules>(self) -> Self::Output {
        R::Config::FIELDS.iter().map(|field| field.name).collect()
    }
}
