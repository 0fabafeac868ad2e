//! Output files of a match: game records, CSV, JSON and HTML.

use std::{
    fs::{self, File},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

use ::arena::{DuplicateDeal, LineUp, MatchEvent, PlayedGame};
use bots::Level;
use protocol::{ChosenBy, GameRecord, Name, Player, RecordedAct, Timestamp};
use tabletop::{Choice as _, Rules};

use super::{Args, Document, html, secret};
use crate::{error::CliError, messages::Messages};

/// The output files. They are opened before the first game, so that a mistyped folder is reported
/// before a match that takes hours.
pub(super) struct Files<'a, R: Rules> {
    line_up: LineUp,
    preset: &'a str,
    config: R::Config,
    save: Option<&'a Path>,
    json: Option<Output>,
    csv: Option<Output>,
    html: Option<Output>,
}

struct Output {
    path: PathBuf,
    file: BufWriter<File>,
}

impl<'a, R: Rules> Files<'a, R> {
    /// Opens the requested files.
    ///
    /// # Errors
    ///
    /// Returns an error if a file or folder cannot be created.
    pub(super) fn open(
        args: &'a Args,
        config: &R::Config,
        line_up: &LineUp,
    ) -> Result<Self, CliError> {
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

    /// Writes the games of a complete deal.
    ///
    /// # Errors
    ///
    /// Returns an error if a file cannot be written.
    pub(super) fn on_event(&mut self, event: &MatchEvent<'_, R>) -> Result<(), CliError> {
        let MatchEvent::Deal { deal, .. } = event else { return Ok(()) };
        for game in &deal.games {
            if let Some(csv) = &mut self.csv {
                csv.write(rows(&self.line_up, deal, game).as_bytes())?;
            }
            // A record needs an outcome.
            if let Some(folder) = self.save
                && game.is_finished
            {
                let path = folder.join(format!("{}-{}-{}.json", R::NAME, deal.seed, game.rotation));
                let json = serde_json::to_vec(&self.record(deal, game)).map_err(io::Error::from);
                json.and_then(|json| fs::write(&path, json))
                    .map_err(|error| unwritable(&path, error))?;
            }
        }
        if let Some(csv) = &mut self.csv {
            csv.flush()?;
        }
        Ok(())
    }

    /// Writes the reports.
    ///
    /// # Errors
    ///
    /// Returns an error if a file cannot be written.
    pub(super) fn finish(
        &mut self,
        document: &Document,
        messages: &Messages,
    ) -> Result<(), CliError> {
        if let Some(json) = &mut self.json {
            let text = serde_json::to_string_pretty(document).map_err(io::Error::from)?;
            json.write(text.as_bytes())?;
            json.write(b"\n")?;
            json.flush()?;
        }
        if let Some(html) = &mut self.html {
            html.write(html::page(document, messages).as_bytes())?;
            html.flush()?;
        }
        Ok(())
    }

    /// The record of a game. It has no dates, so that the same match produces the same files.
    fn record(&self, deal: &DuplicateDeal<R>, game: &PlayedGame<R>) -> GameRecord<R> {
        let secret = secret(deal.seed);
        let seats = self.line_up.seats();
        let act = |act: &::arena::Act<R>| RecordedAct {
            at: Timestamp(0),
            seat: act.seat,
            chosen_by: if act.is_chosen { ChosenBy::Bot } else { ChosenBy::Default },
            steps: vec![act.action],
            events: act.events.clone(),
        };
        GameRecord {
            format: GameRecord::<R>::FORMAT,
            paiju_version: env!("CARGO_PKG_VERSION").to_owned(),
            game: R::NAME.to_owned(),
            started: Timestamp(0),
            finished: Timestamp(0),
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
    fn create(path: &Path) -> Result<Self, CliError> {
        let file = File::create(path).map_err(|error| unwritable(path, error))?;
        Ok(Self { path: path.to_owned(), file: BufWriter::new(file) })
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), CliError> {
        self.file.write_all(bytes).map_err(|error| unwritable(&self.path, error))
    }

    fn flush(&mut self) -> Result<(), CliError> {
        self.file.flush().map_err(|error| unwritable(&self.path, error))
    }
}

/// CSV rows of a game, one per seat.
fn rows<R: Rules>(line_up: &LineUp, deal: &DuplicateDeal<R>, game: &PlayedGame<R>) -> String {
    let outcome = &game.outcome;
    let share = 1.0 / f64::from(u8::try_from(outcome.winners.len()).unwrap_or(u8::MAX));
    let row = |seat: tabletop::Seat| {
        let win = if outcome.winners.contains(seat) { share } else { 0.0 };
        format!(
            "{},{},{},{},{},{win},{},{},{:.6},{}\n",
            deal.number + 1,
            deal.seed,
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

/// Name of the player in `seat`.
fn name_at<'a, R: Rules>(
    line_up: &'a LineUp,
    seat: tabletop::Seat,
    game: &PlayedGame<R>,
) -> &'a str {
    let place = line_up.places().get(line_up.place_at(seat, game.rotation));
    place.map_or("", |entrant| entrant.name.as_str())
}

/// The player for a record: a level, or any other bot by its name.
fn player(name: &str) -> Player {
    let level = Level::ALL.iter().copied().find(|level| level.name() == name);
    let head: String = name.chars().filter(|char| !char.is_control()).take(Name::MAX).collect();
    match (level, Name::new(&head)) {
        (None, Ok(name)) => Player::Person(name),
        (Some(level), _) => Player::Bot(level),
        (None, Err(_)) => Player::Bot(Level::Easy),
    }
}

/// Quotes a CSV field if necessary.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

fn unwritable(path: &Path, error: io::Error) -> CliError {
    CliError::UnwritableFile { path: path.to_owned(), error }
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
