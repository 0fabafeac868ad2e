//! Shows any step of a game.

use clap::builder::styling::{AnsiColor, Style};
use protocol::{ChosenBy, GameRecord, Player, RecordedAct};
use tabletop::{Choice as _, Rules, Seat, Seats, Turn, Viewer};

use super::{
    display::{ReplayDisplay, SeatDisplay},
    narration::Narrator,
};
use crate::{
    error::CliError,
    layout::{self, Align},
    messages::Messages,
};

/// The perspective of a replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ReplayPerspective {
    /// All hands are visible.
    Open,
    /// The view of one seat.
    Of(Seat),
}

/// A game with the states of all steps.
pub(super) struct Playback<'a, R: Rules> {
    record: GameRecord<R>,
    seats: Seats,
    /// The state after the deal, and after each act.
    states: Vec<R::State>,
    narrator: Narrator<'a>,
}

impl<'a, R: ReplayDisplay> Playback<'a, R> {
    /// `record` must be verified.
    pub(super) fn new(record: GameRecord<R>, messages: &'a Messages) -> Self {
        let mut state = R::begin(&record.config, &record.deal);
        let mut states = vec![state.clone()];
        for act in &record.acts {
            for event in &act.events {
                R::evolve(&mut state, event);
            }
            states.push(state.clone());
        }
        let seats = record.outcome.scores.seats();
        let narrator = Narrator::new(messages, names(&record.players, messages));
        Self { record, seats, states, narrator }
    }

    pub(super) fn n_acts(&self) -> usize {
        self.record.acts.len()
    }

    pub(super) const fn messages(&self) -> &'a Messages {
        self.narrator.messages()
    }

    /// The perspective of a seat, counted from 1.
    ///
    /// # Errors
    ///
    /// Returns an error if the seat does not exist.
    pub(super) fn perspective(&self, seat: u8) -> Result<ReplayPerspective, CliError> {
        let found = seat.checked_sub(1).and_then(|index| self.seats.seat(index).ok());
        found
            .map(ReplayPerspective::Of)
            .ok_or(CliError::NoSuchSeat { seat, seats: self.seats.count() })
    }

    /// The whole game: the deal, all acts, and the outcome.
    pub(super) fn transcript(&self, perspective: ReplayPerspective) -> String {
        let mut lines = vec![self.title(), String::new()];
        lines.extend(self.table(0, perspective));
        lines.push(String::new());
        let numbers = self.n_acts().to_string().len();
        for (number, act) in (1..).zip(&self.record.acts) {
            let label = layout::pad(&number.to_string(), numbers, Align::Right);
            for (place, sentence) in self.sentences(number, act, perspective).iter().enumerate() {
                let label = if place == 0 { &label } else { "" };
                let label = format!("{}  ", layout::pad(label, numbers, Align::Right));
                lines.extend(layout::hang(&label, sentence, layout::columns()));
            }
        }
        lines.push(String::new());
        lines.extend(self.table(self.n_acts(), perspective));
        lines.extend(self.ending());
        painted(&lines)
    }

    /// One step: the act, and the table after it.
    pub(super) fn page(&self, step: usize, perspective: ReplayPerspective) -> String {
        let mut lines = vec![self.heading(step, perspective)];
        match step.checked_sub(1).and_then(|index| self.record.acts.get(index)) {
            None => lines.push(self.title()),
            Some(act) => {
                for sentence in self.sentences(step, act, perspective) {
                    lines.extend(layout::hang("  ", &sentence, layout::columns()));
                }
            }
        }
        lines.push(String::new());
        lines.extend(self.table(step, perspective));
        if step == self.n_acts() {
            lines.extend(self.ending());
        }
        painted(&lines)
    }

    fn title(&self) -> String {
        let messages = self.messages();
        let values = [
            ("game", messages.say(&format!("{}-name", R::NAME), &[]).into()),
            ("preset", self.record.preset.clone().into()),
            ("players", self.narrator.all().into()),
        ];
        messages.say("replay-title", &values)
    }

    fn heading(&self, step: usize, perspective: ReplayPerspective) -> String {
        let perspective = match perspective {
            ReplayPerspective::Open => self.messages().say("replay-perspective-open", &[]),
            ReplayPerspective::Of(seat) => {
                let who = [("who", self.narrator.name(seat).to_owned().into())];
                self.messages().say("replay-perspective-of", &who)
            }
        };
        let style = Style::new().bold();
        format!("{style}{step}/{} · {perspective}{style:#}", self.n_acts())
    }

    /// Describes an act in sentences.
    fn sentences(
        &self,
        number: usize,
        act: &RecordedAct<R>,
        perspective: ReplayPerspective,
    ) -> Vec<String> {
        let mut sentences = Vec::new();
        let Some(before) = number.checked_sub(1).and_then(|index| self.states.get(index)) else {
            return sentences;
        };
        let mut state = before.clone();
        for event in &act.events {
            let viewer = match perspective {
                ReplayPerspective::Of(seat) => Viewer::Seat(seat),
                ReplayPerspective::Open if R::is_about_hands(event) => Viewer::Spectator,
                ReplayPerspective::Open => Viewer::Seat(act.seat),
            };
            sentences.extend(self.narrator.narrate::<R>(&R::seen(&state, event, viewer)));
            R::evolve(&mut state, event);
        }
        let note = match act.chosen_by {
            ChosenBy::Player | ChosenBy::Bot => None,
            ChosenBy::StandIn | ChosenBy::Default => Some("replay-not-by-the-player"),
            ChosenBy::Absence => Some("replay-player-absent"),
        };
        if let (Some(first), Some(note)) = (sentences.first_mut(), note) {
            first.push_str(&self.messages().say(note, &[]));
        }
        sentences
    }

    /// The table after `step` acts.
    fn table(&self, step: usize, perspective: ReplayPerspective) -> Vec<String> {
        let Some(state) = self.states.get(step).or(self.states.last()) else { return Vec::new() };
        let view_of = |seat| match perspective {
            ReplayPerspective::Open => R::view(state, Viewer::Seat(seat)),
            ReplayPerspective::Of(me) => R::view(state, Viewer::Seat(me)),
        };
        let turn = match R::turn(state) {
            Turn::Of(seat) => Some(seat),
            Turn::Over(_) => None,
        };
        let widest = self.seats.iter().map(|seat| layout::width(self.narrator.name(seat))).max();
        let mut lines = Vec::new();
        for seat in self.seats.iter() {
            let place = R::seat_display(&view_of(seat), seat, self.messages());
            let mark = if turn == Some(seat) { "▸ " } else { "  " };
            let name = layout::pad(self.narrator.name(seat), widest.unwrap_or(0), Align::Left);
            lines.extend(self.seat_lines(&format!("{mark}{name}  "), &place));
        }
        lines.extend(
            R::center_lines(&view_of(self.seats.first()), &self.narrator)
                .iter()
                .flat_map(|line| layout::hang("  ", line, layout::columns())),
        );
        lines
    }

    /// The lines about one player.
    fn seat_lines(&self, label: &str, place: &SeatDisplay) -> Vec<String> {
        let messages = self.messages();
        let held = messages.say("replay-held", &[("count", place.held.into())]);
        let hand = match &place.hand {
            Some(hand) if !hand.is_empty() => {
                let values = [("held", held.into()), ("cards", hand.clone().into())];
                messages.say("replay-hand", &values)
            }
            Some(_) | None => held,
        };
        let points = place.points.map(|points| {
            let points = messages.say("replay-points", &[("points", points.into())]);
            format!("{points} · ")
        });
        let hand = format!("{}{hand}", points.unwrap_or_default());
        let mut lines = layout::hang(label, &hand, layout::columns());
        let indent = " ".repeat(layout::width(label));
        for line in &place.before {
            lines.extend(layout::hang(&indent, line, layout::columns()));
        }
        lines
    }

    fn ending(&self) -> Vec<String> {
        let outcome = &self.record.outcome;
        let scores = outcome.scores.iter().map(|(seat, score)| {
            let name = self.narrator.name(seat).to_owned();
            let values = [("who", name.into()), ("points", (*score).into())];
            self.messages().say("replay-score", &values)
        });
        let scores = self.messages().list(scores);
        let winners = outcome.winners.iter().map(|seat| self.narrator.name(seat).to_owned());
        let winners: Vec<_> = winners.collect();
        let values = [
            ("count", winners.len().into()),
            ("winners", self.messages().list(winners.into_iter()).into()),
            ("scores", scores.into()),
        ];
        let sentence = self.messages().say("replay-ending", &values);
        let view = self.states.last().map(|state| R::view(state, Viewer::Spectator));
        let victory = view.and_then(|view| R::victory(&view, self.messages()));
        let sentences = [Some(sentence), victory];
        let lines = sentences.iter().flatten();
        lines.flat_map(|line| layout::hang("", line, layout::columns())).collect()
    }
}

/// The names of the players, with their seat numbers if names are equal.
fn names(players: &[Player], messages: &Messages) -> Vec<String> {
    let plain = |player: &Player| match player {
        Player::Person(name) => name.to_string(),
        Player::Bot(level) => messages.say(&format!("replay-bot-{}", level.name()), &[]),
    };
    let plain: Vec<String> = players.iter().map(plain).collect();
    let name = |(number, name): (usize, &String)| {
        let n_alike = plain.iter().filter(|other| *other == name).count();
        if n_alike == 1 { name.clone() } else { format!("{name} ({number})") }
    };
    (1..).zip(&plain).map(name).collect()
}

/// Colours the red suits.
fn painted(lines: &[String]) -> String {
    let red = Style::new().fg_color(Some(AnsiColor::Red.into()));
    let mut page = String::new();
    for line in lines {
        for (place, word) in line.split(' ').enumerate() {
            if place != 0 {
                page.push(' ');
            }
            if word.starts_with(['♥', '♦']) {
                page.extend([&red.to_string(), word, &format!("{red:#}")]);
            } else {
                page.push_str(word);
            }
        }
        page.push('\n');
    }
    page
}
