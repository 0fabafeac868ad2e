//! Keyboard controls of a replay.

use super::{
    display::ReplayDisplay,
    playback::{Playback, ReplayPerspective},
};

/// The current step and perspective of a replay.
pub(super) struct Controls<'a, R: ReplayDisplay> {
    playback: &'a Playback<'a, R>,
    at: usize,
    perspective: ReplayPerspective,
}

/// The response to an input.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Response {
    /// Text to print.
    Show(String),
    Quit,
}

impl<'a, R: ReplayDisplay> Controls<'a, R> {
    /// Starts at the deal.
    pub(super) const fn new(playback: &'a Playback<'a, R>, perspective: ReplayPerspective) -> Self {
        Self { playback, at: 0, perspective }
    }

    /// The list of valid inputs.
    pub(super) fn prompt(&self) -> String {
        self.playback.messages().say("replay-prompt", &[])
    }

    /// Handles an input: nothing or `n` for the next act, `b` for the previous one, a number for that
    /// act, `s` and `e` for start and end, `@2` for the perspective of seat 2, `o` for all hands, `q`
    /// to quit.
    pub(super) fn handle(&mut self, typed: &str) -> Response {
        let typed = typed.trim();
        match typed {
            "" | "n" => self.at = self.playback.n_acts().min(self.at + 1),
            "b" | "p" => self.at = self.at.saturating_sub(1),
            "s" => self.at = 0,
            "e" => self.at = self.playback.n_acts(),
            "o" => self.perspective = ReplayPerspective::Open,
            "q" => return Response::Quit,
            other => {
                if let Err(help) = self.go(other) {
                    return Response::Show(help);
                }
            }
        }
        Response::Show(self.playback.page(self.at, self.perspective))
    }

    /// Goes to a step or a perspective. Returns the help for an invalid input.
    fn go(&mut self, typed: &str) -> Result<(), String> {
        if let Some(seat) = typed.strip_prefix('@') {
            let perspective =
                seat.parse().ok().and_then(|seat| self.playback.perspective(seat).ok());
            self.perspective = perspective.ok_or_else(|| self.help(typed))?;
        } else {
            let step = typed.parse().ok().filter(|step| *step <= self.playback.n_acts());
            self.at = step.ok_or_else(|| self.help(typed))?;
        }
        Ok(())
    }

    fn help(&self, typed: &str) -> String {
        let values = [("typed", typed.to_owned().into()), ("last", self.playback.n_acts().into())];
        self.playback.messages().say("replay-help", &values)
    }
}
