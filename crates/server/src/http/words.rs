//! The sentences of `locales/` that the server itself says: its pages and the card catalogue.

use std::sync::LazyLock;

use axum::http::{HeaderMap, header};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use tabletop::{Localize, Names, Value};
use unic_langid::LanguageIdentifier;

/// A language and its files.
struct Language {
    name: &'static str,
    files: &'static [&'static str],
}

/// The files of one language: the server's pages, then the cards and games.
macro_rules! language {
    ($name:literal) => {
        Language {
            name: $name,
            files: &[
                include_str!(concat!("../../../../locales/", $name, "/page.ftl")),
                include_str!(concat!("../../../../locales/", $name, "/cards.ftl")),
                include_str!(concat!("../../../../locales/", $name, "/big-two.ftl")),
                include_str!(concat!("../../../../locales/", $name, "/dun-mazi.ftl")),
                include_str!(concat!("../../../../locales/", $name, "/sea-salt.ftl")),
                include_str!(concat!("../../../../locales/", $name, "/forest.ftl")),
            ],
        }
    };
}

/// The first is the default.
const LANGUAGES: &[Language] = &[language!("en"), language!("zh-TW"), language!("zh-CN")];

/// The sentences of one language.
pub(crate) struct Words {
    name: &'static str,
    bundle: FluentBundle<FluentResource>,
}

static WORDS: LazyLock<Vec<Words>> = LazyLock::new(|| LANGUAGES.iter().map(Words::new).collect());

impl Words {
    fn new(language: &Language) -> Self {
        let id: LanguageIdentifier = language.name.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        for file in language.files {
            // A file with a mistake in it is as good as its other sentences; a test finds it.
            let resource = FluentResource::try_new((*file).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(resource, _)| resource));
        }
        Self { name: language.name, bundle }
    }

    /// Every language.
    pub(crate) fn all() -> &'static [Self] {
        &WORDS
    }

    /// The language of that name, in any case.
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        WORDS.iter().find(|words| words.name.eq_ignore_ascii_case(name))
    }

    /// The first language a browser asks for that we have.
    pub(crate) fn asked_for(headers: &HeaderMap) -> &'static Self {
        let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok());
        let words = Self::named(language(asked.unwrap_or_default()));
        #[expect(clippy::expect_used, reason = "there is a first language")]
        words.or_else(|| WORDS.first()).expect("there is a first language")
    }

    /// The name of the language, such as `zh-TW`.
    pub(crate) const fn name(&self) -> &'static str {
        self.name
    }

    /// What fills a gap in a sentence.
    fn value(&self, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Number(number) => (*number).into(),
            Value::Text(key) if self.bundle.has_message(key) => self.say(key, &[]).into(),
            Value::Text(text) => text.clone().into_owned().into(),
            Value::Names(names) => {
                let (separator, name): (_, fn(&Names) -> &'static str) = match self.name {
                    "zh-TW" => ("、", |names| names.zh_tw),
                    "zh-CN" => ("、", |names| names.zh_cn),
                    _ => (", ", |names| names.en),
                };
                names.iter().map(name).collect::<Vec<_>>().join(separator).into()
            }
        }
    }
}

impl Localize for Words {
    fn say(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let args: FluentArgs<'_> =
            values.iter().map(|(name, value)| (*name, self.value(value))).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

/// The name of our language that fits `Accept-Language` best.
fn language(asked: &str) -> &'static str {
    let quality = |part: &str| {
        let quality = part.split_once("q=").map_or(Ok(1.0), |(_, quality)| quality.trim().parse());
        quality.unwrap_or(0.0_f32)
    };
    let mut parts: Vec<_> = asked.split(',').map(|part| (quality(part), part.trim())).collect();
    parts.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let ours = |tag: &str| {
        let tag = tag.to_ascii_lowercase();
        let is_traditional = ["-tw", "-hk", "-mo", "-hant"].iter().any(|it| tag.contains(it));
        match tag.get(..2) {
            Some("zh") if is_traditional => Some("zh-TW"),
            Some("zh") => Some("zh-CN"),
            Some("en") => Some("en"),
            _ => None,
        }
    };
    let mut tags = parts.iter().map(|(_, part)| part.split(';').next().unwrap_or_default());
    tags.find_map(ours).unwrap_or("en")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RM-41: pages come in the language that is asked for.
    #[test]
    fn the_language_is_the_best_of_those_asked_for() {
        for (asked, ours) in [
            ("", "en"),
            ("de", "en"),
            ("zh-TW,zh;q=0.9,en;q=0.8", "zh-TW"),
            ("zh-Hant-HK", "zh-TW"),
            ("zh", "zh-CN"),
            ("en;q=0.5, zh-CN", "zh-CN"),
            ("fr, en;q=0.4, zh-TW;q=0.6", "zh-TW"),
        ] {
            assert_eq!(language(asked), ours, "{asked}");
        }
    }
}
