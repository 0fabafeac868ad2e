//! What a match leaves behind: games, rows, and the report for programs.

use std::{
    fs::{self, File},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

use ::arena::{Game, LineUp, News, Unit};
use bots::Level;
use protocol::{Chooser, GameRecord, Millis, Name, Player, RecordedAct};
use tabletop::{Choice as _, Rules};

use super::{Args, Document, page, secret};
use crate::{problem::Problem, words::Words};

/// The files that were asked for, open from the beginning: a match may take hours, and whoever
/// mistyped a folder should hear of it at once.
pub(super) struct Files<'a, R: Rules> {
    line_up: LineUp,
    preset: &'a str,
    config: R::Config,
    save: Option<&'a Path>,
    json: Option<Output>,
    csv: Option<Output>,
    html: Option<Output>,
}

/// An open file.
struct Output {
    path: PathBuf,
    file: BufWriter<File>,
}

impl<'a, R: Rules> Files<'a, R> {
    /// Opens what was asked for.
    ///
    /// # Errors
    ///
    /// Returns what cannot be written.
    pub(super) fn open(
        args: &'a Args,
        config: &R::Config,
        line_up: &LineUp,
    ) -> Result<Self, Problem> {
        if let Some(folder) = &args.save {
            fs::create_dir_all(folder).map_err(|error| unwritable(folder, error))?;
        }
        let open = |path: &Option<PathBuf>| path.as_deref().map(Output::create).transpose();
        let mut csv = open(&args.csv)?;
        if let Some(csv) = &mut csv {
            csv.write(b"deal,seed,rotation,seat,player,win,score,decisions,seconds,faults\n")?;
        }
        Ok(Self {
            line_up: line_up.clone(),
            preset: args.rules.preset::<R>(),
            config: config.clone(),
            save: args.save.as_deref(),
            json: open(&args.json)?,
            csv,
            html: open(&args.html)?,
        })
    }

    /// Writes what can be written now.
    ///
    /// # Errors
    ///
    /// Returns what cannot be written.
    pub(super) fn take(&mut self, news: &News<'_, R>) -> Result<(), Problem> {
        let News::Unit { unit, .. } = news else { return Ok(()) };
        for game in &unit.games {
            if let Some(csv) = &mut self.csv {
                csv.write(rows(&self.line_up, unit, game).as_bytes())?;
            }
            // What has no end is no record of a game.
            if let Some(folder) = self.save
                && game.is_finished
            {
                let path = folder.join(format!("{}-{}-{}.json", R::NAME, unit.seed, game.rotation));
                let json = serde_json::to_vec(&self.record(unit, game)).map_err(io::Error::from);
                json.and_then(|json| fs::write(&path, json))
                    .map_err(|error| unwritable(&path, error))?;
            }
        }
        if let Some(csv) = &mut self.csv {
            csv.flush()?;
        }
        Ok(())
    }

    /// Writes the rest.
    ///
    /// # Errors
    ///
    /// Returns what cannot be written.
    pub(super) fn finish(&mut self, document: &Document, words: &Words) -> Result<(), Problem> {
        if let Some(json) = &mut self.json {
            let text = serde_json::to_string_pretty(document).map_err(io::Error::from)?;
            json.write(text.as_bytes())?;
            json.write(b"\n")?;
            json.flush()?;
        }
        if let Some(html) = &mut self.html {
            html.write(page::page(document, words).as_bytes())?;
            html.flush()?;
        }
        Ok(())
    }

    /// The record of a game. It has no dates, so that the same match leaves the same files.
    fn record(&self, unit: &Unit<R>, game: &Game<R>) -> GameRecord<R> {
        let secret = secret(unit.seed);
        let seats = self.line_up.seats();
        let act = |act: &::arena::Act<R>| RecordedAct {
            at: Millis(0),
            seat: act.seat,
            chosen_by: if act.is_chosen { Chooser::Bot } else { Chooser::Default },
            steps: vec![act.action],
            events: act.events.clone(),
        };
        GameRecord {
            version: GameRecord::<R>::VERSION,
            paiju: env!("CARGO_PKG_VERSION").to_owned(),
            game: R::NAME.to_owned(),
            started: Millis(0),
            finished: Millis(0),
            preset: self.preset.to_owned(),
            config: self.config.clone(),
            players: seats.iter().map(|seat| player(name_at(&self.line_up, seat, game))).collect(),
            nonces: vec![None; seats.count()],
            commitment: secret.commitment(),
            secret,
            deal: game.deal.clone(),
            acts: game.acts.iter().map(act).collect(),
            outcome: game.outcome,
        }
    }
}

impl Output {
    fn create(path: &Path) -> Result<Self, Problem> {
        let file = File::create(path).map_err(|error| unwritable(path, error))?;
        Ok(Self { path: path.to_owned(), file: BufWriter::new(file) })
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Problem> {
        self.file.write_all(bytes).map_err(|error| unwritable(&self.path, error))
    }

    fn flush(&mut self) -> Result<(), Problem> {
        self.file.flush().map_err(|error| unwritable(&self.path, error))
    }
}

/// A row for each seat of a game.
fn rows<R: Rules>(line_up: &LineUp, unit: &Unit<R>, game: &Game<R>) -> String {
    let outcome = &game.outcome;
    let share = 1.0 / f64::from(u8::try_from(outcome.winners.len()).unwrap_or(u8::MAX));
    let row = |seat: tabletop::Seat| {
        let win = if outcome.winners.contains(seat) { share } else { 0.0 };
        format!(
            "{},{},{},{},{},{win},{},{},{:.6},{}\n",
            unit.number + 1,
            unit.seed,
            game.rotation + 1,
            seat.index() + 1,
            quoted(name_at(line_up, seat, game)),
            outcome.scores[seat],
            game.times[seat].len(),
            game.times[seat].total().as_secs_f64(),
            game.faults[seat],
        )
    };
    line_up.seats().iter().map(row).collect()
}

/// Who sat there.
fn name_at<'a, R: Rules>(line_up: &'a LineUp, seat: tabletop::Seat, game: &Game<R>) -> &'a str {
    let place = line_up.places().get(line_up.place_at(seat, game.rotation));
    place.map_or("", |entrant| entrant.name.as_str())
}

/// How a record names a player: a level by itself, any other bot by how it was called.
fn player(name: &str) -> Player {
    let level = Level::ALL.iter().copied().find(|level| level.name() == name);
    let head: String = name.chars().filter(|char| !char.is_control()).take(Name::MAX).collect();
    match (level, Name::new(&head)) {
        (None, Ok(name)) => Player::Person(name),
        (Some(level), _) => Player::Bot(level),
        (None, Err(_)) => Player::Bot(Level::Easy),
    }
}

/// A text as a field of a row.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

fn unwritable(path: &Path, error: io::Error) -> Problem {
    Problem::UnwritableFile { path: path.to_owned(), error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_with_a_comma_stays_one_field() {
        assert_eq!(quoted("hard:100ms"), "hard:100ms");
        assert_eq!(quoted("exec:say \"a\",b"), "\"exec:say \"\"a\"\",b\"");
    }

    #[test]
    fn a_record_names_levels_and_others() {
        assert_eq!(player("medium"), Player::Bot(Level::Medium));
        assert_eq!(player("hard:2000"), Player::Person(Name::new("hard:2000").unwrap()));
        let long = player("exec:python3 a/very/long/path/to/a/bot.py");
        assert_eq!(long, Player::Person(Name::new("exec:python3 a/very/long").unwrap()));
    }
}
