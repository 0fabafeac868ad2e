//! Everything the program says, in the reader's language.

use std::ffi::OsString;

use games::{ForGame, GameKind};
pub(crate) use i18n::{Language, Messages as Words, Value};
use tabletop::{Names, Rules};

/// The messages of `language`, with the names that games bring.
pub(crate) fn of(language: Language) -> Words {
    Words::new(language).with_names(GameKind::ALL.iter().flat_map(|game| game.run(NamesOfGame)))
}

/// The messages of the language with this tag.
#[cfg(test)]
pub(crate) fn by_tag(tag: &str) -> Words {
    of(Language::parse(tag).unwrap())
}

struct NamesOfGame;

impl ForGame for NamesOfGame {
    type Output = Vec<(String, Names)>;

    fn run<R: Rules>(self) -> Self::Output {
        R::names()
    }
}

/// The language asked for by `--lang` among `arguments`, else by the environment.
///
/// A `--lang` that names none of ours is not obeyed here; reading the arguments refuses it, in
/// the language of the environment.
pub(crate) fn choose(
    arguments: &[OsString],
    variable: impl Fn(&str) -> Option<String>,
) -> Language {
    let asked_for = asked_for(arguments).and_then(Language::parse);
    let locale = ["PAIJU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| variable(name).filter(|value| !value.is_empty()));
    let of_environment = || locale.as_deref().map_or(Language::FALLBACK, Language::of_locale);
    asked_for.unwrap_or_else(of_environment)
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

#[cfg(test)]
mod tests;
