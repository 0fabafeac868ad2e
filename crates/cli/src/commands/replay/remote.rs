//! Obeys whoever watches: forwards, backwards, to any moment, through any eyes.

use super::{
    board::Board,
    film::{Eyes, Film},
};

/// Where a film stands, and through whose eyes it is watched.
pub(super) struct Remote<'a, R: Board> {
    film: &'a Film<'a, R>,
    at: usize,
    eyes: Eyes,
}

/// What comes of a command.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Something to be read.
    Say(String),
    /// Enough.
    End,
}

impl<'a, R: Board> Remote<'a, R> {
    /// A film at its beginning.
    pub(super) const fn new(film: &'a Film<'a, R>, eyes: Eyes) -> Self {
        Self { film, at: 0, eyes }
    }

    /// What can be typed.
    pub(super) fn prompt(&self) -> String {
        self.film.words().say("replay-prompt", &[])
    }

    /// Does what was typed: nothing or `n` for the next act, `b` for the one before, a number for
    /// that act, `s` and `e` for start and end, `@2` for the eyes of seat 2, `o` for all hands
    /// open, `q` for enough.
    pub(super) fn obey(&mut self, typed: &str) -> Next {
        let typed = typed.trim();
        match typed {
            "" | "n" => self.at = self.film.n_acts().min(self.at + 1),
            "b" | "p" => self.at = self.at.saturating_sub(1),
            "s" => self.at = 0,
            "e" => self.at = self.film.n_acts(),
            "o" => self.eyes = Eyes::Open,
            "q" => return Next::End,
            other => {
                if let Err(help) = self.go(other) {
                    return Next::Say(help);
                }
            }
        }
        Next::Say(self.film.page(self.at, self.eyes))
    }

    /// Goes to a moment or into a head, or says how.
    fn go(&mut self, typed: &str) -> Result<(), String> {
        if let Some(seat) = typed.strip_prefix('@') {
            let eyes = seat.parse().ok().and_then(|seat| self.film.eyes(seat).ok());
            self.eyes = eyes.ok_or_else(|| self.help(typed))?;
        } else {
            let step = typed.parse().ok().filter(|step| *step <= self.film.n_acts());
            self.at = step.ok_or_else(|| self.help(typed))?;
        }
        Ok(())
    }

    fn help(&self, typed: &str) -> String {
        let values = [("typed", typed.to_owned().into()), ("last", self.film.n_acts().into())];
        self.film.words().say("replay-help", &values)
    }
}
