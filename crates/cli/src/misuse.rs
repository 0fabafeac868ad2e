//! What the reader of the arguments complains of, as one sentence in the reader's language.

use clap::{
    Error,
    error::{ContextKind, ContextValue, ErrorKind},
};

use crate::words::{Value, Words};

/// Says what is wrong with the arguments and what to try.
///
/// `help` is the command that would explain.
pub(crate) fn sentence(error: &Error, tree: &clap::Command, help: String, words: &Words) -> String {
    let complaint = Complaint { error, words };
    let what = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            complaint.say("cli-misuse-unknown-command", ContextKind::InvalidSubcommand)
        }
        ErrorKind::MissingSubcommand => {
            let names: Vec<_> = tree.get_subcommands().map(clap::Command::get_name).collect();
            words.say("cli-misuse-no-command", &[("choices", names.join(", ").into())])
        }
        ErrorKind::UnknownArgument if complaint.given(ContextKind::InvalidArg).starts_with('-') => {
            complaint.say("cli-misuse-unknown-option", ContextKind::InvalidArg)
        }
        ErrorKind::UnknownArgument => complaint.say("cli-misuse-surplus", ContextKind::InvalidArg),
        ErrorKind::InvalidValue if complaint.given(ContextKind::InvalidValue).is_empty() => {
            complaint.say("cli-misuse-no-value", ContextKind::InvalidArg)
        }
        ErrorKind::InvalidValue => complaint.say_choices(),
        ErrorKind::ValueValidation => complaint.say_misfit(),
        ErrorKind::ArgumentConflict => complaint.say_conflict(),
        ErrorKind::MissingRequiredArgument => {
            complaint.say("cli-misuse-missing", ContextKind::InvalidArg)
        }
        ErrorKind::TooManyValues => complaint.say_flag(),
        ErrorKind::NoEquals | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            complaint.say("cli-misuse-no-value", ContextKind::InvalidArg)
        }
        ErrorKind::InvalidUtf8 => words.say("cli-misuse-not-text", &[]),
        // Pages are shown, not complained of; the rest cannot come from reading arguments.
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::Io
        | ErrorKind::Format
        | _ => error.to_string().lines().next().unwrap_or_default().to_owned(),
    };
    let mut values = vec![("what", what.into()), ("help", help.into())];
    match complaint.meant() {
        None => words.say("cli-misuse", &values),
        Some(meant) => {
            values.push(("meant", meant.into()));
            words.say("cli-misuse-meant", &values)
        }
    }
}

/// An error and the words to say it in.
struct Complaint<'a> {
    error: &'a Error,
    words: &'a Words,
}

impl Complaint<'_> {
    /// What the error tells of this kind, as people write a list; empty if it does not.
    fn given(&self, kind: ContextKind) -> String {
        match self.error.get(kind) {
            Some(ContextValue::String(text)) => text.clone(),
            Some(ContextValue::Strings(texts)) => texts.join(", "),
            Some(ContextValue::StyledStr(text)) => text.to_string(),
            Some(ContextValue::StyledStrs(texts)) => {
                texts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
            }
            Some(ContextValue::Number(number)) => number.to_string(),
            Some(ContextValue::None | ContextValue::Bool(_) | _) | None => String::new(),
        }
    }

    fn say(&self, key: &str, kind: ContextKind) -> String {
        self.words.say(key, &[("given", self.given(kind).replace("...", "").into())])
    }

    fn say_choices(&self) -> String {
        let values = [
            ("given", self.given(ContextKind::InvalidValue).into()),
            ("option", self.option(ContextKind::InvalidArg)),
            ("choices", self.given(ContextKind::ValidValue).into()),
        ];
        self.words.say("cli-misuse-not-a-choice", &values)
    }

    /// A flag that was given a value.
    fn say_flag(&self) -> String {
        let values = [
            ("given", self.given(ContextKind::InvalidValue).into()),
            ("option", self.option(ContextKind::InvalidArg)),
        ];
        self.words.say("cli-misuse-takes-no-value", &values)
    }

    /// A value that cannot be read: each such option has a sentence of its own, which says what
    /// it takes.
    fn say_misfit(&self) -> String {
        let option: String = self.given(ContextKind::InvalidArg);
        let name = option.trim_start_matches('-').split([' ', '=']).next().unwrap_or_default();
        let given = self.given(ContextKind::InvalidValue);
        self.words.say(&format!("cli-misfit-{name}"), &[("given", given.into())])
    }

    fn say_conflict(&self) -> String {
        let option = self.option(ContextKind::InvalidArg);
        let other = self.option(ContextKind::PriorArg);
        if other == Value::from("") {
            return self.words.say("cli-misuse-alone", &[("option", option)]);
        }
        if option == other {
            return self.words.say("cli-misuse-twice", &[("option", option)]);
        }
        self.words.say("cli-misuse-conflict", &[("option", option), ("other", other)])
    }

    /// The name of an option, without what it takes.
    fn option(&self, kind: ContextKind) -> Value {
        let option = self.given(kind);
        option.split([' ', '=']).next().unwrap_or_default().to_owned().into()
    }

    /// What was probably meant.
    fn meant(&self) -> Option<String> {
        let kinds = [
            ContextKind::SuggestedSubcommand,
            ContextKind::SuggestedArg,
            ContextKind::SuggestedValue,
        ];
        kinds.into_iter().map(|kind| self.given(kind)).find(|meant| !meant.is_empty())
    }
}
