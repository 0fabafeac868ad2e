//! The report as a self-contained HTML page with inline CSS and SVG, without scripts.

mod chart;
mod sections;
mod svg;

use ::arena::{EntrantReport, MatchReport, StopReason};

use super::{Document, format, text};
use crate::{
    layout::grouped,
    messages::{Argument, Messages},
};

/// CSS classes of the players' colours, by index among the distinct players.
const COLOURS: [&str; tabletop::MAX_SEATS] = ["p0", "p1", "p2", "p3", "p4"];

pub(super) fn page(document: &Document, messages: &Messages) -> String {
    let page = Page { document, report: &document.report, messages };
    let title = escaped(&text::title(document, messages));
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
        messages.language().tag(),
        include_str!("html/style.css"),
        parts.join("\n"),
    )
}

/// Builder of the page.
struct Page<'a> {
    document: &'a Document,
    report: &'a MatchReport,
    messages: &'a Messages,
}

impl Page<'_> {
    fn say(&self, key: &str) -> String {
        escaped(&self.messages.say(key, &[]))
    }

    fn say_with(&self, key: &str, values: &[(&str, Argument)]) -> String {
        escaped(&self.messages.say(key, values))
    }

    /// Notes about an incomplete match.
    fn warnings(&self) -> Vec<String> {
        let mut warnings = Vec::new();
        match self.report.ended {
            StopReason::Played => {}
            StopReason::Decided => warnings.push(self.say("arena-decided")),
            StopReason::Stopped => warnings.push(self.say("arena-stopped")),
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

    /// One card per player with the main figures.
    fn cards(&self) -> String {
        let card = |(entrant, colour): (&EntrantReport, &str)| {
            let range = format::share_range(&entrant.wins);
            let elo = match entrant.elo {
                None => String::new(),
                Some(_) => format!(
                    "<span>{} {} ({})</span>",
                    self.say("arena-column-elo"),
                    format::elo(entrant),
                    format::elo_range(entrant)
                ),
            };
            format!(
                "<li class=\"{colour}\"><span>{}</span><b>{}</b><span>{} {range}</span>{elo}</li>",
                escaped(&text::name(entrant, self.messages)),
                format::percent(entrant.wins.mean),
                self.say("arena-column-range"),
            )
        };
        let cards: String = self.report.entrants.iter().zip(COLOURS).map(card).collect();
        format!("<ul class=\"cards\">{cards}</ul>")
    }

    /// The parameters of the match.
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

/// Escapes a text for HTML.
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
