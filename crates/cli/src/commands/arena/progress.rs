//! How far a match is, on a terminal.

use std::time::Duration;

use ::arena::{LineUp, News, Tally};
use indicatif::{ProgressBar, ProgressStyle};
use tabletop::Rules;

use super::figures;
use crate::words::Words;

/// A bar with games, rate, time left, and how the first player does.
pub(super) struct Progress {
    bar: ProgressBar,
    first: String,
}

impl Progress {
    /// A bar for so many deals.
    pub(super) fn new(line_up: &LineUp, deals: u64, words: &Words) -> Self {
        let games = deals.saturating_mul(line_up.n_rotations() as u64);
        let left = words.say("arena-time-left", &[]);
        let template = format!(
            "{{bar:24}} {{human_pos}}/{{human_len}} · {{per_sec}} · {{eta}} {left} · {{msg}}"
        );
        let style = ProgressStyle::with_template(&template);
        let bar = ProgressBar::new(games);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.enable_steady_tick(Duration::from_millis(200));
        let first = line_up.places().first().map_or_else(String::new, |it| it.name.clone());
        Self { bar, first }
    }

    /// Takes note of news.
    pub(super) fn tell<R: Rules>(&self, news: &News<'_, R>) {
        match news {
            News::Game => self.bar.inc(1),
            News::Unit { tally, .. } => self.bar.set_message(self.so_far(tally)),
        }
    }

    /// Goes away.
    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }

    fn so_far(&self, tally: &Tally) -> String {
        let wins = tally.wins_of_first().map(|wins| match wins.half() {
            Some(half) => {
                format!("{} {} ± {:.1}", self.first, figures::percent(wins.mean), half * 100.0)
            }
            None => format!("{} {}", self.first, figures::percent(wins.mean)),
        });
        let llr = tally.llr().map(|llr| format!(" · LLR {}", figures::signed(llr, 2)));
        format!("{}{}", wins.unwrap_or_default(), llr.unwrap_or_default())
    }
}
