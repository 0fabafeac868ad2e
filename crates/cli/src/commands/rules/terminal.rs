//! The rules as a page in the terminal.

use clap::builder::styling::Style;

use super::sheet::{Sheet, Standing};
use crate::{
    layout::{self, Align},
    words::Words,
};

const BOLD: Style = Style::new().bold();

/// Lays the rules out in so many columns.
pub(super) fn page(sheet: &Sheet, words: &Words, columns: usize) -> String {
    let mut lines = vec![bold(&sheet.title)];
    lines.extend(layout::wrap(&sheet.about, columns));
    lines.push(sheet.table.clone());
    for chapter in &sheet.chapters {
        lines.extend([String::new(), bold(&chapter.title)]);
        let labels = chapter.clauses.iter().map(|(id, _)| *id);
        let texts = chapter.clauses.iter().map(|(_, text)| text.clone());
        lines.extend(hanging(labels, texts, columns));
    }
    lines.extend([String::new(), bold(&words.say("cli-rules-settings", &[]))]);
    let changed = |standing| match standing {
        Standing::Usual => "  ",
        Standing::Changed => "* ",
    };
    let labels = sheet.settings.iter().map(|it| format!("{}{}", changed(it.standing), it.name));
    let texts = sheet.settings.iter().map(|it| {
        words.say(
            "cli-rules-setting",
            &[("label", it.label.clone().into()), ("value", it.value.clone().into())],
        )
    });
    lines.extend(hanging(labels, texts, columns));
    if sheet.settings.iter().any(|it| it.standing == Standing::Changed) {
        lines.push(words.say("cli-rules-changed", &[]));
    }
    lines.extend([String::new(), bold(&words.say("cli-rules-presets", &[]))]);
    let labels = sheet.presets.iter().map(|preset| preset.name);
    let texts = sheet.presets.iter().map(|preset| preset.about.clone());
    lines.extend(hanging(labels, texts, columns));
    lines.push(String::new());
    lines.join("\n")
}

/// Sets texts beside their labels.
fn hanging(
    labels: impl Iterator<Item = impl AsRef<str>> + Clone,
    texts: impl Iterator<Item = String>,
    columns: usize,
) -> Vec<String> {
    let widest = labels.clone().map(|label| layout::width(label.as_ref())).max().unwrap_or(0);
    let hang = |(label, text): (_, String)| {
        let label = layout::pad(AsRef::<str>::as_ref(&label), widest + 2, Align::Left);
        layout::hang(&format!("  {label}"), &text, columns)
    };
    labels.zip(texts).flat_map(hang).collect()
}

fn bold(text: &str) -> String {
    format!("{BOLD}{text}{BOLD:#}")
}
