//! A game, any moment of it.

use clap::builder::styling::{AnsiColor, Style};
use protocol::{Chooser, GameRecord, Player, RecordedAct};
use tabletop::{Choice as _, Rules, Seat, Seats, Turn, Viewer};

use super::{
    board::{Board, Place},
    telling::Teller,
};
use crate::{
    layout::{self, Align},
    problem::Problem,
    words::Words,
};

/// Whose eyes look at a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Eyes {
    /// Everybody's: all hands lie open.
    Open,
    /// Those of one seat.
    Of(Seat),
}

/// A game as it can be watched.
pub(super) struct Film<'a, R: Rules> {
    record: GameRecord<R>,
    seats: Seats,
    /// The state after the deal, and after each act.
    states: Vec<R::State>,
    teller: Teller<'a>,
}

impl<'a, R: Board> Film<'a, R> {
    /// A film of a game that was played by the rules.
    pub(super) fn new(record: GameRecord<R>, words: &'a Words) -> Self {
        let mut state = R::begin(&record.config, &record.deal);
        let mut states = vec![state.clone()];
        for act in &record.acts {
            for event in &act.events {
                R::evolve(&mut state, event);
            }
            states.push(state.clone());
        }
        let seats = record.outcome.scores.seats();
        let teller = Teller::new(words, names(&record.players, words));
        Self { record, seats, states, teller }
    }

    /// How many acts it has.
    pub(super) fn n_acts(&self) -> usize {
        self.record.acts.len()
    }

    pub(super) const fn words(&self) -> &'a Words {
        self.teller.words()
    }

    /// The eyes of the seat of this number, counted from 1.
    ///
    /// # Errors
    ///
    /// If there is no such seat.
    pub(super) fn eyes(&self, seat: u8) -> Result<Eyes, Problem> {
        let found = seat.checked_sub(1).and_then(|index| self.seats.seat(index).ok());
        found.map(Eyes::Of).ok_or(Problem::NoSuchSeat { seat, seats: self.seats.count() })
    }

    /// Everything from beginning to end: the cards, all that happened, and how it ended.
    pub(super) fn transcript(&self, eyes: Eyes) -> String {
        let mut lines = vec![self.title(), String::new()];
        lines.extend(self.table(0, eyes));
        lines.push(String::new());
        let numbers = self.n_acts().to_string().len();
        for (number, act) in (1..).zip(&self.record.acts) {
            let label = layout::pad(&number.to_string(), numbers, Align::Right);
            for (place, sentence) in self.told(number, act, eyes).iter().enumerate() {
                let label = if place == 0 { &label } else { "" };
                let label = format!("{}  ", layout::pad(label, numbers, Align::Right));
                lines.extend(layout::hang(&label, sentence, layout::columns()));
            }
        }
        lines.push(String::new());
        lines.extend(self.table(self.n_acts(), eyes));
        lines.extend(self.ending());
        painted(&lines)
    }

    /// One moment: what was done, and how the table looks then.
    pub(super) fn page(&self, step: usize, eyes: Eyes) -> String {
        let mut lines = vec![self.heading(step, eyes)];
        match step.checked_sub(1).and_then(|index| self.record.acts.get(index)) {
            None => lines.push(self.title()),
            Some(act) => {
                for sentence in self.told(step, act, eyes) {
                    lines.extend(layout::hang("  ", &sentence, layout::columns()));
                }
            }
        }
        lines.push(String::new());
        lines.extend(self.table(step, eyes));
        if step == self.n_acts() {
            lines.extend(self.ending());
        }
        painted(&lines)
    }

    fn title(&self) -> String {
        let words = self.words();
        let values = [
            ("game", words.say(&format!("{}-name", R::NAME), &[]).into()),
            ("preset", self.record.preset.clone().into()),
            ("players", self.teller.all().into()),
        ];
        words.say("replay-title", &values)
    }

    fn heading(&self, step: usize, eyes: Eyes) -> String {
        let eyes = match eyes {
            Eyes::Open => self.words().say("replay-eyes-open", &[]),
            Eyes::Of(seat) => {
                let who = [("who", self.teller.name(seat).to_owned().into())];
                self.words().say("replay-eyes-of", &who)
            }
        };
        let style = Style::new().bold();
        format!("{style}{step}/{} · {eyes}{style:#}", self.n_acts())
    }

    /// What happened in an act, in sentences.
    fn told(&self, number: usize, act: &RecordedAct<R>, eyes: Eyes) -> Vec<String> {
        let mut sentences = Vec::new();
        let Some(before) = number.checked_sub(1).and_then(|index| self.states.get(index)) else {
            return sentences;
        };
        let mut state = before.clone();
        for event in &act.events {
            let viewer = match eyes {
                Eyes::Of(seat) => Viewer::Seat(seat),
                Eyes::Open if R::is_about_hands(event) => Viewer::Spectator,
                Eyes::Open => Viewer::Seat(act.seat),
            };
            sentences.extend(self.teller.tell::<R>(&R::seen(&state, event, viewer)));
            R::evolve(&mut state, event);
        }
        let note = match act.chosen_by {
            Chooser::Player | Chooser::Bot => None,
            Chooser::StandIn | Chooser::Default => Some("replay-not-by-the-player"),
            Chooser::Absence => Some("replay-player-absent"),
        };
        if let (Some(first), Some(note)) = (sentences.first_mut(), note) {
            first.push_str(&self.words().say(note, &[]));
        }
        sentences
    }

    /// How the table looks after so many acts.
    fn table(&self, step: usize, eyes: Eyes) -> Vec<String> {
        let Some(state) = self.states.get(step).or(self.states.last()) else { return Vec::new() };
        let view_of = |seat| match eyes {
            Eyes::Open => R::view(state, Viewer::Seat(seat)),
            Eyes::Of(me) => R::view(state, Viewer::Seat(me)),
        };
        let turn = match R::turn(state) {
            Turn::Of(seat) => Some(seat),
            Turn::Over(_) => None,
        };
        let widest = self.seats.iter().map(|seat| layout::width(self.teller.name(seat))).max();
        let mut lines = Vec::new();
        for seat in self.seats.iter() {
            let place = R::place(&view_of(seat), seat, self.words());
            let mark = if turn == Some(seat) { "▸ " } else { "  " };
            let name = layout::pad(self.teller.name(seat), widest.unwrap_or(0), Align::Left);
            lines.extend(self.seat_lines(&format!("{mark}{name}  "), &place));
        }
        lines.extend(
            R::middle(&view_of(self.seats.first()), &self.teller)
                .iter()
                .flat_map(|line| layout::hang("  ", line, layout::columns())),
        );
        lines
    }

    /// The lines of one player.
    fn seat_lines(&self, label: &str, place: &Place) -> Vec<String> {
        let words = self.words();
        let held = words.say("replay-held", &[("count", place.held.into())]);
        let hand = match &place.hand {
            Some(hand) if !hand.is_empty() => {
                let values = [("held", held.into()), ("cards", hand.clone().into())];
                words.say("replay-hand", &values)
            }
            Some(_) | None => held,
        };
        let points = place.points.map(|points| {
            let points = words.say("replay-points", &[("points", points.into())]);
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
            let name = self.teller.name(seat).to_owned();
            let values = [("who", name.into()), ("points", (*score).into())];
            self.words().say("replay-score", &values)
        });
        let scores = self.words().list(scores);
        let winners = outcome.winners.iter().map(|seat| self.teller.name(seat).to_owned());
        let winners: Vec<_> = winners.collect();
        let values = [
            ("count", winners.len().into()),
            ("winners", self.words().list(winners.into_iter()).into()),
            ("scores", scores.into()),
        ];
        let sentence = self.words().say("replay-ending", &values);
        let view = self.states.last().map(|state| R::view(state, Viewer::Spectator));
        let victory = view.and_then(|view| R::victory(&view, self.words()));
        let sentences = [Some(sentence), victory];
        let lines = sentences.iter().flatten();
        lines.flat_map(|line| layout::hang("", line, layout::columns())).collect()
    }
}

/// What the players are called, with their seats where that is not enough to tell them apart.
fn names(players: &[Player], words: &Words) -> Vec<String> {
    let plain = |player: &Player| match player {
        Player::Person(name) => name.to_string(),
        Player::Bot(level) => words.say(&format!("replay-bot-{}", level.name()), &[]),
    };
    let plain: Vec<String> = players.iter().map(plain).collect();
    let name = |(number, name): (usize, &String)| {
        let n_alike = plain.iter().filter(|other| *other == name).count();
        if n_alike == 1 { name.clone() } else { format!("{name} ({number})") }
    };
    (1..).zip(&plain).map(name).collect()
}

/// The lines with red suits in red.
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
