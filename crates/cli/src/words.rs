//! Everything the program says, in the reader's language.
//!
//! The sentences are in `locales/`, one folder for each language, and are built into the program.

use std::{ffi::OsString, fmt};

use fluent_bundle::{FluentArgs, FluentBundle, FluentError, FluentResource, FluentValue};
use game_big_two::BigTwo;
use serde_json::Value as Json;
use tabletop::{Clause, Localize, Names, Refusal, Rules, Value as Fact};
use unic_langid::LanguageIdentifier;

/// A language the program speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Language {
    /// English.
    English,
    /// 繁體中文.
    Traditional,
    /// 简体中文.
    Simplified,
}

/// The sentences of one language.
pub(crate) struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// What fills a gap in a sentence.
pub(crate) type Value = FluentValue<'static>;

/// The names of Big Two's patterns are called this and the pattern's id.
const PATTERN_KEY: &str = "big-two-choice-patterns-";

/// The files of one language: the program's own, the arena's, that of rooms, the French deck, one for each game, what
/// a replay shows, and what bots say.
macro_rules! files {
    ($language:literal) => {
        &[
            include_str!(concat!("../../../locales/", $language, "/cli.ftl")),
            include_str!(concat!("../../../locales/", $language, "/arena.ftl")),
            include_str!(concat!("../../../locales/", $language, "/room.ftl")),
            include_str!(concat!("../../../locales/", $language, "/cards.ftl")),
            include_str!(concat!("../../../locales/", $language, "/big-two.ftl")),
            include_str!(concat!("../../../locales/", $language, "/dun-mazi.ftl")),
            include_str!(concat!("../../../locales/", $language, "/sea-salt.ftl")),
            include_str!(concat!("../../../locales/", $language, "/forest.ftl")),
            include_str!(concat!("../../../locales/", $language, "/replay.ftl")),
            include_str!(concat!("../../../locales/", $language, "/bots.ftl")),
            include_str!(concat!("../../../locales/", $language, "/bots-big-two.ftl")),
            include_str!(concat!("../../../locales/", $language, "/bots-dun-mazi.ftl")),
            include_str!(concat!("../../../locales/", $language, "/bots-sea-salt.ftl")),
            include_str!(concat!("../../../locales/", $language, "/bots-forest.ftl")),
        ]
    };
}

impl Language {
    /// All of them.
    pub(crate) const ALL: &[Self] = &[Self::English, Self::Traditional, Self::Simplified];

    /// Its lasting name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Traditional => "zh-TW",
            Self::Simplified => "zh-CN",
        }
    }

    /// What its readers call it.
    pub(crate) const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Traditional => "繁體中文",
            Self::Simplified => "简体中文",
        }
    }

    /// The language asked for by `--lang` among `arguments`, else by the environment.
    ///
    /// A `--lang` that names none of ours is not obeyed here; reading the arguments refuses it, in
    /// the language of the environment.
    pub(crate) fn choose(
        arguments: &[OsString],
        variable: impl Fn(&str) -> Option<String>,
    ) -> Self {
        let asked_for = asked_for(arguments).and_then(|name| {
            Self::ALL.iter().find(|language| language.name().eq_ignore_ascii_case(name))
        });
        let locale = ["PAIJU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| variable(name).filter(|value| !value.is_empty()));
        let of_environment = || locale.as_deref().map_or(Self::English, Self::of_locale);
        asked_for.copied().unwrap_or_else(of_environment)
    }

    /// The language for readers of a locale such as `zh_HK.UTF-8`.
    fn of_locale(locale: &str) -> Self {
        let locale = locale.split(['.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        let mut parts = locale.split(['_', '-']);
        if parts.next() != Some("zh") {
            Self::English
        } else if parts.any(|part| matches!(part, "tw" | "hk" | "mo" | "hant")) {
            Self::Traditional
        } else {
            Self::Simplified
        }
    }

    const fn files(self) -> &'static [&'static str] {
        match self {
            Self::English => files!("en"),
            Self::Traditional => files!("zh-TW"),
            Self::Simplified => files!("zh-CN"),
        }
    }
}

/// The value of the last `--lang` that is meant for us.
fn asked_for(arguments: &[OsString]) -> Option<&str> {
    let mut ours = arguments.iter().map_while(|it| it.to_str().filter(|&it| it != "--"));
    let mut asked_for = None;
    while let Some(argument) = ours.next() {
        match argument.split_once('=') {
            Some(("--lang", name)) => asked_for = Some(name),
            None if argument == "--lang" => asked_for = ours.next(),
            Some(_) | None => {}
        }
    }
    asked_for
}

impl Words {
    /// The sentences of `language`.
    pub(crate) fn new(language: Language) -> Self {
        let id: LanguageIdentifier = language.name().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![id]);
        // Marks for right-to-left readers, which would only spoil columns here.
        bundle.set_use_isolating(false);
        let of_patterns = pattern_names(language);
        for file in language.files().iter().copied().chain([of_patterns.as_str()]) {
            // A file with a mistake still brings its other sentences; a test finds mistakes.
            let resource =
                FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// The language they are in.
    pub(crate) const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a sentence called `key`.
    pub(crate) fn know(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The sentence called `key`, with `values` in its gaps.
    ///
    /// Gives the bare key if there is no such sentence. Tests make sure that there is.
    pub(crate) fn say(&self, key: &str, values: &[(&str, Value)]) -> String {
        debug_assert!(self.know(key), "{} has no '{key}'", self.language.name());
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let args: FluentArgs<'_> =
            values.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        let mut errors: Vec<FluentError> = Vec::new();
        let sentence = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "'{key}' in {}: {errors:?}", self.language.name());
        sentence.into_owned()
    }

    /// The sentence called `key`, with what an engine says in its gaps.
    pub(crate) fn say_facts(&self, key: &str, facts: &[(&str, Fact)]) -> String {
        let values: Vec<_> = facts.iter().map(|(name, fact)| (*name, self.fact(fact))).collect();
        self.say(key, &values)
    }

    /// What an engine says, as something to fill a gap with.
    pub(crate) fn fact(&self, fact: &Fact) -> Value {
        match fact {
            Fact::Number(number) => (*number).into(),
            // A text may be the name of a sentence, such as that of a species.
            Fact::Text(key) if self.know(key) => self.say(key, &[]).into(),
            Fact::Text(text) => text.clone().into_owned().into(),
            Fact::Names(names) => {
                self.list(names.iter().map(|names| self.name(names).to_owned())).into()
            }
        }
    }

    /// The text of a rule: its message, and what those say who bring their own sentences.
    pub(crate) fn clause(&self, clause: &Clause) -> String {
        let key = clause.key();
        let needs_message = clause.sentences.is_empty() || self.know(&key);
        let message = needs_message.then(|| self.say_facts(&key, &clause.values));
        let sentences = clause.sentences.iter().map(|names| self.name(names).to_owned());
        let space = match self.language {
            Language::English => " ",
            Language::Traditional | Language::Simplified => "",
        };
        message.into_iter().chain(sentences).collect::<Vec<_>>().join(space)
    }

    const fn name(&self, names: &Names) -> &'static str {
        match self.language {
            Language::English => names.en,
            Language::Traditional => names.zh_tw,
            Language::Simplified => names.zh_cn,
        }
    }

    /// The names as people of this language write a list.
    pub(crate) fn list(&self, names: impl Iterator<Item = String>) -> String {
        let separator = match self.language {
            Language::English => ", ",
            Language::Traditional | Language::Simplified => "、",
        };
        names.collect::<Vec<_>>().join(separator)
    }

    /// The sentence for a refusal: its code names the sentence, its fields fill the gaps.
    pub(crate) fn refusal(&self, prefix: &str, refusal: &impl Refusal) -> String {
        self.written_refusal(prefix, &serde_json::to_value(refusal).unwrap_or_default())
    }

    /// The sentence for a refusal in its written form.
    pub(crate) fn written_refusal(&self, prefix: &str, refusal: &Json) -> String {
        let mut values = Vec::new();
        for (name, field) in refusal.as_object().into_iter().flatten() {
            self.spread(name, field, &mut values);
        }
        let values: Vec<(&str, Value)> =
            values.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        let code = refusal.get("code").and_then(Json::as_str).unwrap_or_default();
        self.say(&format!("{prefix}{code}"), &values)
    }

    /// Turns a field into values for a sentence.
    ///
    /// A list is said with spaces between, and a pattern by its name. A field `x` with fields of
    /// its own, such as a play, is `$x-cards`, `$x-pattern` and so on, and `$x` for its cards.
    fn spread(&self, name: &str, field: &Json, values: &mut Vec<(String, Value)>) {
        let value = match field {
            Json::Number(number) => number.as_f64().map(Value::from),
            Json::Array(items) => {
                Some(items.iter().map(plain).collect::<Vec<_>>().join(" ").into())
            }
            Json::Object(fields) => {
                for (inner, field) in fields {
                    self.spread(&format!("{name}-{inner}"), field, values);
                }
                if let Some(cards) = fields.get("cards") {
                    self.spread(name, cards, values);
                }
                None
            }
            Json::String(id) if name.ends_with("pattern") => {
                Some(self.say(&format!("{PATTERN_KEY}{id}"), &[]).into())
            }
            Json::Null | Json::Bool(_) | Json::String(_) => Some(plain(field).into()),
        };
        values.extend(value.map(|value| (name.to_owned(), value)));
    }
}

impl Localize for Words {
    fn say(&self, key: &str, values: &[(&'static str, Fact)]) -> String {
        self.say_facts(key, values)
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// The names of Big Two's patterns and of their settings, as sentences in the manner of
/// `locales/`.
///
/// A pattern brings its names along in its own file (BT-12); from here on they are words like all
/// others.
fn pattern_names(language: Language) -> String {
    let sentence = |(key, names): (String, Names)| {
        let name = match language {
            Language::English => names.en,
            Language::Traditional => names.zh_tw,
            Language::Simplified => names.zh_cn,
        };
        format!("{key} = {name}\n")
    };
    BigTwo::names().into_iter().map(sentence).collect()
}

fn plain(item: &Json) -> String {
    item.as_str().map_or_else(|| item.to_string(), str::to_owned)
}

#[cfg(test)]
mod tests;
