//! The rules as Markdown, for `docs/rules/`.

use super::document::RulesDocument;
use crate::messages::{Language, Messages};

pub(super) fn page(document: &RulesDocument, messages: &Messages) -> String {
    let game = document.game;
    let mut lines = vec![
        format!(
            "<!-- `paiju rules {game} --markdown` writes this page; the words are in locales/. -->"
        ),
        String::new(),
        format!("# {}", document.title),
        String::new(),
        links(game, messages.language()),
        String::new(),
        document.purpose.clone(),
        document.about.clone(),
        format!(
            "[{}](../{})",
            messages.say("cli-rules-rulings", &[]),
            file("rulings", messages.language())
        ),
    ];
    for chapter in &document.chapters {
        lines.extend([String::new(), format!("## {}", chapter.title), String::new()]);
        lines.extend(chapter.clauses.iter().map(|(id, text)| format!("- **{id}** {text}")));
    }
    lines.extend([
        String::new(),
        format!("## {}", messages.say("cli-rules-presets", &[])),
        String::new(),
    ]);
    for preset in &document.presets {
        lines.push(format!("- **{}** (`{}`): {}", preset.label, preset.name, preset.about));
    }
    lines.push(String::new());
    let labels: Vec<_> = document.presets.iter().map(|preset| preset.label.as_str()).collect();
    lines.push(format!(
        "| {} | {} |",
        messages.say("cli-rules-setting-column", &[]),
        labels.join(" | ")
    ));
    lines.push(format!("|---|{}", "---|".repeat(labels.len())));
    for (row, setting) in document.settings.iter().enumerate() {
        let values = document.presets.iter().filter_map(|preset| preset.values.get(row));
        let values: Vec<_> = values.map(|value| value.replace('|', "\\|")).collect();
        lines.push(format!("| {} (`{}`) | {} |", setting.label, setting.name, values.join(" | ")));
    }
    lines.push(String::new());
    lines.join("\n")
}

/// Links to the page in all languages.
fn links(game: &str, here: Language) -> String {
    let link = |&language: &Language| {
        let (name, file) = (language.name(), file(game, language));
        if language == here { format!("**{name}**") } else { format!("[{name}]({file})") }
    };
    Language::ALL.iter().map(link).collect::<Vec<_>>().join(" · ")
}

/// The file of a page in one language: `page.md` in English, `page.TAG.md` in the others.
fn file(page: &str, language: Language) -> String {
    if language == Language::FALLBACK {
        format!("{page}.md")
    } else {
        format!("{page}.{}.md", language.tag())
    }
}
