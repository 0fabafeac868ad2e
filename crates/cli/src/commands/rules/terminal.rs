//! The rules as text for a terminal.

use clap::builder::styling::Style;

use super::document::{RulesDocument, SettingState};
use crate::{
    layout::{self, Align},
    messages::Messages,
};

const BOLD: Style = Style::new().bold();

/// Formats the rules in lines of at most `columns` columns.
pub(super) fn page(document: &RulesDocument, messages: &Messages, columns: usize) -> String {
    let mut lines = vec![bold(&document.title)];
    lines.extend(layout::wrap(&document.about, columns));
    lines.push(document.table.clone());
    for chapter in &document.chapters {
        lines.extend([String::new(), bold(&chapter.title)]);
        let labels = chapter.clauses.iter().map(|(id, _)| *id);
        let texts = chapter.clauses.iter().map(|(_, text)| text.clone());
        lines.extend(hanging(labels, texts, columns));
    }
    lines.extend([String::new(), bold(&messages.say("cli-rules-settings", &[]))]);
    let changed = |state| match state {
        SettingState::Default => "  ",
        SettingState::Changed => "* ",
    };
    let labels = document.settings.iter().map(|it| format!("{}{}", changed(it.state), it.name));
    let texts = document.settings.iter().map(|it| {
        messages.say(
            "cli-rules-setting",
            &[("label", it.label.clone().into()), ("value", it.value.clone().into())],
        )
    });
    lines.extend(hanging(labels, texts, columns));
    if document.settings.iter().any(|it| it.state == SettingState::Changed) {
        lines.push(messages.say("cli-rules-changed", &[]));
    }
    lines.extend([String::new(), bold(&messages.say("cli-rules-presets", &[]))]);
    let labels = document.presets.iter().map(|preset| preset.name);
    let texts = document.presets.iter().map(|preset| preset.about.clone());
    lines.extend(hanging(labels, texts, columns));
    lines.push(String::new());
    lines.join("\n")
}

/// Formats texts with hanging labels.
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
