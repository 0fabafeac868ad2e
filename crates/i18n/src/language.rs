//! The list of languages, and language negotiation.

/// A language with a complete translation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Language {
    tag: &'static str,
    name: &'static str,
    /// Scripts and regions of the language, if several languages share its primary subtag.
    subtags: &'static [&'static str],
}

/// The files of `locales/` by language, each with its name and text.
const FILES: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

impl Language {
    /// All languages. To add one, add a folder named after its tag to `locales/`, and a line here.
    ///
    /// Among languages with the same primary subtag, such as `zh`, the last one is the default for
    /// requests without a script or region.
    #[rustfmt::skip] // One line each.
    pub const ALL: &'static [Self] = &[
        Self { tag: "en",    name: "English",  subtags: &[] },
        Self { tag: "zh-TW", name: "繁體中文", subtags: &["hant", "tw", "hk", "mo"] },
        Self { tag: "zh-CN", name: "简体中文", subtags: &["hans", "cn", "sg", "my"] },
    ];

    /// Used for unsupported languages and for missing translations.
    pub const FALLBACK: Self = Self::ALL[0];

    /// BCP 47 tag, which is also the name of its folder.
    pub const fn tag(self) -> &'static str {
        self.tag
    }

    /// Name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Finds the language with this tag, ignoring case.
    pub fn parse(tag: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|language| language.tag.eq_ignore_ascii_case(tag))
    }

    /// The best language for a POSIX locale such as `zh_HK.UTF-8`.
    pub fn of_locale(locale: &str) -> Self {
        let tag = locale.split(['.', '@']).next().unwrap_or_default();
        best(Self::ALL, tag).unwrap_or(Self::FALLBACK)
    }

    /// The best language for an `Accept-Language` header.
    pub fn negotiate(accepted: &str) -> Self {
        let quality = |part: &str| {
            let quality = part.split_once("q=").map_or(Ok(1.0), |(_, it)| it.trim().parse());
            quality.unwrap_or(0.0_f32)
        };
        let mut parts: Vec<_> = accepted.split(',').map(|part| (quality(part), part)).collect();
        parts.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let mut tags = parts.iter().map(|(_, part)| part.split(';').next().unwrap_or_default());
        tags.find_map(|tag| best(Self::ALL, tag.trim())).unwrap_or(Self::FALLBACK)
    }

    /// The text of one of its files, such as `cli` for `cli.ftl`.
    pub fn file(self, name: &str) -> Option<&'static str> {
        self.files().find(|(it, _)| *it == name).map(|(_, text)| text)
    }

    /// The name and the text of each of its files.
    pub fn files(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let files = FILES.iter().find(|(tag, _)| *tag == self.tag);
        files.into_iter().flat_map(|(_, files)| files.iter().copied())
    }
}

/// The best of `languages` for `tag`, such as `zh-Hant-HK`.
///
/// The first subtag that identifies a language decides, so a script has precedence over a region.
fn best(languages: &[Language], tag: &str) -> Option<Language> {
    let tag = tag.to_ascii_lowercase();
    let mut subtags = tag.split(['-', '_']);
    let primary = subtags.next()?;
    let mut related = languages.iter().filter(|it| it.tag.split('-').next() == Some(primary));
    let is_for = |subtag: &str| related.clone().find(|it| it.subtags.contains(&subtag));
    subtags.find_map(is_for).or_else(|| related.next_back()).copied()
}

#[cfg(test)]
pub(crate) mod tests {
    use std::{env, fs, path::Path};

    use super::*;

    /// A language that is not in [`Language::ALL`].
    pub(crate) const TOY: Language = Language { tag: "eo", name: "Esperanto", subtags: &[] };

    #[track_caller]
    fn check(asked: &str, expected: &str, choose: fn(&str) -> Language) {
        assert_eq!(choose(asked).tag(), expected, "{asked}");
    }

    #[test]
    fn tags_are_case_insensitive() {
        assert_eq!(Language::parse("zh-tw"), Language::parse("zh-TW"));
        assert_eq!(Language::parse("EN"), Some(Language::FALLBACK));
        assert_eq!(Language::parse("zh"), None);
    }

    #[test]
    fn a_locale_selects_the_chinese_script() {
        for locale in ["zh_TW.UTF-8", "zh_HK", "zh-Hant", "zh_Hant_MO", "zh_TW@x", "zh_Hant_CN"] {
            check(locale, "zh-TW", Language::of_locale);
        }
        for locale in ["zh_CN.UTF-8", "zh_SG", "zh", "zh-Hans", "zh_Hans_HK", "zh_US"] {
            check(locale, "zh-CN", Language::of_locale);
        }
        for locale in ["C", "", "tlh.UTF-8", "zha_CN", "en_GB.UTF-8"] {
            check(locale, "en", Language::of_locale);
        }
    }

    /// RM-41.
    #[test]
    fn the_accept_language_header_selects_the_language() {
        for (accepted, expected) in [
            ("", "en"),
            ("tlh", "en"),
            ("zh-TW,zh;q=0.9,en;q=0.8", "zh-TW"),
            ("zh-Hant-HK", "zh-TW"),
            ("zh", "zh-CN"),
            ("en;q=0.5, zh-CN", "zh-CN"),
            ("tlh, en;q=0.4, zh-TW;q=0.6", "zh-TW"),
        ] {
            check(accepted, expected, Language::negotiate);
        }
    }

    #[test]
    fn a_fourth_language_can_be_selected() {
        let languages = [Language::ALL, &[TOY]].concat();
        for (tag, expected) in [("eo", "eo"), ("eo_XX", "eo"), ("zh-Hant", "zh-TW"), ("en", "en")] {
            assert_eq!(best(&languages, tag).map(Language::tag), Some(expected), "{tag}");
        }
    }

    #[test]
    fn every_folder_is_a_language_with_the_same_files() {
        let mut folders: Vec<_> = FILES.iter().map(|(tag, _)| *tag).collect();
        let mut tags: Vec<_> = Language::ALL.iter().map(|language| language.tag).collect();
        folders.sort_unstable();
        tags.sort_unstable();
        assert_eq!(folders, tags, "the folders of locales/, and Language::ALL");
        let names = |language: Language| language.files().map(|(name, _)| name).collect::<Vec<_>>();
        for &language in Language::ALL {
            assert_eq!(names(language), names(Language::FALLBACK), "{}", language.tag);
        }
    }

    /// If this variable is set, the test writes the file instead of comparing it.
    const UPDATE: &str = "PAIJU_UPDATE_TYPESCRIPT";

    /// The generated module of the web client. Its menu shows the fallback last.
    fn typescript() -> String {
        let mut menu = Language::ALL.to_vec();
        menu.rotate_left(1);
        let record = |value: fn(&Language) -> String| -> String {
            let key =
                |tag: &str| if tag.contains('-') { format!("'{tag}'") } else { tag.to_owned() };
            let lines = menu.iter().map(|it| format!("  {}: {},\n", key(it.tag), value(it)));
            lines.collect::<Vec<_>>().concat()
        };
        let tags: Vec<_> = menu.iter().map(|language| format!("'{}'", language.tag)).collect();
        let names = record(|language| format!("'{}'", language.name));
        let subtags = record(|language| {
            let quoted: Vec<_> = language.subtags.iter().map(|it| format!("'{it}'")).collect();
            format!("[{}]", quoted.join(", "))
        });
        format!(
            "// Generated from crates/i18n/src/language.rs; do not edit. To refresh:\n\
             // {UPDATE}=1 cargo test -p i18n\n\n\
             export type Language = {tags};\n\n\
             /** What readers call each language, in the order of the menu. */\n\
             export const LANGUAGES: Record<Language, string> = {{\n{names}}};\n\n\
             /** The scripts and regions of each language, where several languages share a primary subtag. */\n\
             export const SUBTAGS: Record<Language, readonly string[]> = {{\n{subtags}}};\n",
            tags = tags.join(" | "),
        )
    }

    /// RM-41: server, terminal and browser have the same languages.
    #[test]
    fn the_client_has_the_same_languages() {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/i18n/languages.ts");
        let text = typescript();
        if env::var_os(UPDATE).is_some() {
            fs::write(&path, &text).unwrap();
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(found == text, "languages.ts is stale; run: {UPDATE}=1 cargo test -p i18n");
    }
}
