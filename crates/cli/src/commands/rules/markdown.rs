//! The rules as a page for `docs/rules/`.

use super::sheet::Sheet;
use crate::words::{Language, Words};

/// Writes the page.
pub(super) fn page(sheet: &Sheet, words: &Words) -> String {
    let game = sheet.game;
    let mut lines = vec![
        format!(
            "<!-- `paiju rules {game} --markdown` writes this page; the words are in locales/. -->"
        ),
        String::new(),
        format!("# {}", sheet.title),
        String::new(),
        links(game, words.language()),
        String::new(),
        sheet.about.clone(),
        sheet.table.clone(),
        format!("[{}](../rulings.md)", words.say("cli-rules-rulings", &[])),
    ];
    for chapter in &sheet.chapters {
        lines.extend([String::new(), format!("## {}", chapter.title), String::new()]);
        lines.extend(chapter.clauses.iter().map(|(id, text)| format!("- **{id}** {text}")));
    }
    lines.extend([
        String::new(),
        format!("## {}", words.say("cli-rules-presets", &[])),
        String::new(),
    ]);
    for preset in &sheet.presets {
        lines.push(format!("- **{}** (`{}`): {}", preset.label, preset.name, preset.about));
    }
    lines.push(String::new());
    let labels: Vec<_> = sheet.presets.iter().map(|preset| preset.label.as_str()).collect();
    lines.push(format!(
        "| {} | {} |",
        words.say("cli-rules-setting-column", &[]),
        labels.join(" | ")
    ));
    lines.push(format!("|---|{}", "---|".repeat(labels.len())));
    for (row, setting) in sheet.settings.iter().enumerate() {
        let values = sheet.presets.iter().filter_map(|preset| preset.values.get(row));
        let values: Vec<_> = values.map(|value| value.replace('|', "\\|")).collect();
        lines.push(format!("| {} (`{}`) | {} |", setting.label, setting.name, values.join(" | ")));
    }
    lines.push(String::new());
    lines.join("\n")
}

/// The same page in all languages.
fn links(game: &str, here: Language) -> String {
    let link = |&language: &Language| {
        let file = match language {
            Language::English => format!("{game}.md"),
            Language::Traditional | Language::Simplified => {
                format!("{game}.{}.md", language.name())
            }
        };
        let name = language.own_name();
        if language == here { format!("**{name}**") } else { format!("[{name}]({file})") }
    };
    Language::ALL.iter().map(link).collect::<Vec<_>>().join(" · ")
}
