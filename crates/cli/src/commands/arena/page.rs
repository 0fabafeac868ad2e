//! The report as one page that needs nothing else: styles and drawings stand in it, and no script.

mod chart;
mod drawing;
mod sections;

use ::arena::{Ended, EntrantReport, Report};

use super::{Document, figures, table};
use crate::{
    layout::grouped,
    words::{Value, Words},
};

/// The class of a player's colour, by its place among the distinct ones.
const COLOURS: [&str; tabletop::MAX_SEATS] = ["p0", "p1", "p2", "p3", "p4"];

/// The whole page.
pub(super) fn page(document: &Document, words: &Words) -> String {
    let page = Page { document, report: &document.report, words };
    let title = escaped(&table::title(document, words));
    let mut parts = vec![format!("<h1>{title}</h1>")];
    parts.extend(page.warnings());
    if document.report.deals != 0 {
        parts.push(page.cards());
    }
    parts.push(page.facts());
    if document.report.deals != 0 {
        parts.extend(page.sections());
    }
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{}</style>\n</head>\n<body>\n<main>\n{}\n</main>\n</body>\n\
         </html>\n",
        words.language().tag(),
        include_str!("page/style.css"),
        parts.join("\n"),
    )
}

/// A page in the making.
struct Page<'a> {
    document: &'a Document,
    report: &'a Report,
    words: &'a Words,
}

impl Page<'_> {
    fn say(&self, key: &str) -> String {
        escaped(&self.words.say(key, &[]))
    }

    fn say_with(&self, key: &str, values: &[(&str, Value)]) -> String {
        escaped(&self.words.say(key, values))
    }

    /// What the reader should know before anything else.
    fn warnings(&self) -> Vec<String> {
        let mut warnings = Vec::new();
        match self.report.ended {
            Ended::Played => {}
            Ended::Decided => warnings.push(self.say("arena-decided")),
            Ended::Stopped => warnings.push(self.say("arena-stopped")),
        }
        if self.report.deals == 0 {
            warnings.push(self.say("arena-no-deals"));
        }
        if self.report.unfinished != 0 {
            let games = [("games", grouped(self.report.unfinished).into())];
            warnings.push(self.say_with("arena-unfinished", &games));
        }
        warnings.iter().map(|warning| format!("<p class=\"note\">{warning}</p>")).collect()
    }

    /// The figure everybody looks for first, for each player.
    fn cards(&self) -> String {
        let card = |(entrant, colour): (&EntrantReport, &str)| {
            let range = figures::share_range(&entrant.wins);
            let elo = match entrant.elo {
                None => String::new(),
                Some(_) => format!(
                    "<span>{} {} ({})</span>",
                    self.say("arena-column-elo"),
                    figures::elo(entrant),
                    figures::elo_range(entrant)
                ),
            };
            format!(
                "<li class=\"{colour}\"><span>{}</span><b>{}</b><span>{} {range}</span>{elo}</li>",
                escaped(&table::name(entrant, self.words)),
                figures::percent(entrant.wins.mean),
                self.say("arena-column-range"),
            )
        };
        let cards: String = self.report.entrants.iter().zip(COLOURS).map(card).collect();
        format!("<ul class=\"cards\">{cards}</ul>")
    }

    /// What was played, so that anybody can play it again.
    fn facts(&self) -> String {
        let (document, report) = (self.document, self.report);
        let last = report.first_seed.wrapping_add(report.deals.saturating_sub(1));
        let seeds =
            [("first", report.first_seed.to_string().into()), ("last", last.to_string().into())];
        let played = [
            ("deals", grouped(report.deals).into()),
            ("rotations", report.rotations.into()),
            ("games", grouped(report.games).into()),
        ];
        let mut facts = vec![
            ("arena-command", format!("<code>{}</code>", escaped(&document.command))),
            ("arena-rules", escaped(&document.preset)),
            ("arena-players", escaped(&document.players.join(" · "))),
            ("arena-played", self.say_with("arena-played-value", &played)),
            ("arena-seeds", self.say_with("arena-seeds-value", &seeds)),
            ("arena-version", format!("paiju {}", document.paiju)),
        ];
        if !document.set.is_empty() {
            facts.insert(2, ("arena-changes", escaped(&document.set.join(" "))));
        }
        let fact =
            |(key, value): &(&str, String)| format!("<dt>{}</dt><dd>{value}</dd>", self.say(key));
        format!(
            "<div class=\"facts\"><dl>{}</dl></div>",
            facts.iter().map(fact).collect::<String>()
        )
    }
}

/// A text as it stands in a page.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ => escaped.push(char),
        }
    }
    escaped
}
