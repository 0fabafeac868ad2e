//! Progress bar of a match.

use std::time::Duration;

use ::arena::{LineUp, MatchEvent, MatchStats};
use indicatif::{ProgressBar, ProgressStyle};
use tabletop::Rules;

use super::format;
use crate::messages::Messages;

/// Progress bar with games, rate, time left, and the win rate of the first player.
pub(super) struct Progress {
    bar: ProgressBar,
    first: String,
}

impl Progress {
    pub(super) fn new(line_up: &LineUp, deals: u64, messages: &Messages) -> Self {
        let games = deals.saturating_mul(line_up.n_rotations() as u64);
        let left = messages.say("arena-time-left", &[]);
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

    pub(super) fn update<R: Rules>(&self, event: &MatchEvent<'_, R>) {
        match event {
            MatchEvent::Game => self.bar.inc(1),
            MatchEvent::Deal { stats, .. } => self.bar.set_message(self.so_far(stats)),
        }
    }

    /// Removes the bar.
    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }

    fn so_far(&self, stats: &MatchStats) -> String {
        let wins = stats.wins_of_first().map(|wins| match wins.half_width() {
            Some(half) => {
                format!("{} {} ± {:.1}", self.first, format::percent(wins.mean), half * 100.0)
            }
            None => format!("{} {}", self.first, format::percent(wins.mean)),
        });
        let llr = stats.llr().map(|llr| format!(" · LLR {}", format::signed(llr, 2)));
        format!("{}{}", wins.unwrap_or_default(), llr.unwrap_or_default())
    }
}
