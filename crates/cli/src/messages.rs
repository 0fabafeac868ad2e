//! The messages of the program, and the choice of the language.

use std::ffi::OsString;

use games::{GameKind, GameVisitor};
pub(crate) use i18n::{Argument, Language, Messages};
use tabletop::{Names, Rules};

/// The messages of `language`, with the names that games define in code.
pub(crate) fn of(language: Language) -> Messages {
    Messages::new(language)
        .with_names(GameKind::ALL.iter().flat_map(|game| game.visit(NamesOfGame)))
}

#[cfg(test)]
pub(crate) fn by_tag(tag: &str) -> Messages {
    of(Language::parse(tag).unwrap())
}

struct NamesOfGame;

impl GameVisitor for NamesOfGame {
    type Output = Vec<(String, Names)>;

    fn visit<R: Rules>(self) -> Self::Output {
        R::names()
    }
}

/// The language given by `--lang`, or else by the environment.
///
/// This ignores an invalid `--lang`. Parsing the arguments refuses it, in the language of the
/// environment.
pub(crate) fn choose(
    arguments: &[OsString],
    variable: impl Fn(&str) -> Option<String>,
) -> Language {
    let chosen = lang_option(arguments).and_then(Language::parse);
    let locale = ["PAIJU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| variable(name).filter(|value| !value.is_empty()));
    let of_environment = || locale.as_deref().map_or(Language::FALLBACK, Language::of_locale);
    chosen.unwrap_or_else(of_environment)
}

/// The value of the last `--lang` before `--`.
fn lang_option(arguments: &[OsString]) -> Option<&str> {
    let mut ours = arguments.iter().map_while(|it| it.to_str().filter(|&it| it != "--"));
    let mut lang = None;
    while let Some(argument) = ours.next() {
        match argument.split_once('=') {
            Some(("--lang", name)) => lang = Some(name),
            None if argument == "--lang" => lang = ours.next(),
            Some(_) | None => {}
        }
    }
    lang
}

#[cfg(test)]
mod tests;
