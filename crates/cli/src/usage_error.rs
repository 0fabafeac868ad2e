//! Messages for invalid arguments: clap's errors as one sentence in the user's language.

use clap::{
    Error,
    error::{ContextKind, ContextValue, ErrorKind},
};

use crate::messages::{Argument, Messages};

/// Formats a clap error: what is wrong, and what to do.
///
/// `help` is the command that prints the relevant help.
pub(crate) fn sentence(
    error: &Error,
    root: &clap::Command,
    help: String,
    messages: &Messages,
) -> String {
    let usage_error = UsageError { error, messages };
    let what = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            usage_error.say("cli-misuse-unknown-command", ContextKind::InvalidSubcommand)
        }
        ErrorKind::MissingSubcommand => {
            let names: Vec<_> = root.get_subcommands().map(clap::Command::get_name).collect();
            messages.say("cli-misuse-no-command", &[("choices", names.join(", ").into())])
        }
        ErrorKind::UnknownArgument
            if usage_error.given(ContextKind::InvalidArg).starts_with('-') =>
        {
            usage_error.say("cli-misuse-unknown-option", ContextKind::InvalidArg)
        }
        ErrorKind::UnknownArgument => {
            usage_error.say("cli-misuse-surplus", ContextKind::InvalidArg)
        }
        ErrorKind::InvalidValue if usage_error.given(ContextKind::InvalidValue).is_empty() => {
            usage_error.say("cli-misuse-no-value", ContextKind::InvalidArg)
        }
        ErrorKind::InvalidValue => usage_error.say_choices(),
        ErrorKind::ValueValidation => usage_error.say_misfit(),
        ErrorKind::ArgumentConflict => usage_error.say_conflict(),
        ErrorKind::MissingRequiredArgument => {
            usage_error.say("cli-misuse-missing", ContextKind::InvalidArg)
        }
        ErrorKind::TooManyValues => usage_error.say_flag(),
        ErrorKind::NoEquals | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            usage_error.say("cli-misuse-no-value", ContextKind::InvalidArg)
        }
        ErrorKind::InvalidUtf8 => messages.say("cli-misuse-not-text", &[]),
        // Help and version are not errors. The others do not occur while parsing arguments.
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        | ErrorKind::Io
        | ErrorKind::Format
        | _ => error.to_string().lines().next().unwrap_or_default().to_owned(),
    };
    let mut values = vec![("what", what.into()), ("help", help.into())];
    match usage_error.meant() {
        None => messages.say("cli-misuse", &values),
        Some(meant) => {
            values.push(("meant", meant.into()));
            messages.say("cli-misuse-meant", &values)
        }
    }
}

/// A clap error and the messages to format it with.
struct UsageError<'a> {
    error: &'a Error,
    messages: &'a Messages,
}

impl UsageError<'_> {
    /// The error's context of this kind as text; empty if there is none.
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
        self.messages.say(key, &[("given", self.given(kind).replace("...", "").into())])
    }

    fn say_choices(&self) -> String {
        let values = [
            ("given", self.given(ContextKind::InvalidValue).into()),
            ("option", self.option(ContextKind::InvalidArg)),
            ("choices", self.given(ContextKind::ValidValue).into()),
        ];
        self.messages.say("cli-misuse-not-a-choice", &values)
    }

    /// A value for an option that takes none.
    fn say_flag(&self) -> String {
        let values = [
            ("given", self.given(ContextKind::InvalidValue).into()),
            ("option", self.option(ContextKind::InvalidArg)),
        ];
        self.messages.say("cli-misuse-takes-no-value", &values)
    }

    /// An invalid value. Each option has its own message, which describes the valid values.
    fn say_misfit(&self) -> String {
        let option: String = self.given(ContextKind::InvalidArg);
        let name = option.trim_start_matches('-').split([' ', '=']).next().unwrap_or_default();
        let given = self.given(ContextKind::InvalidValue);
        self.messages.say(&format!("cli-misfit-{name}"), &[("given", given.into())])
    }

    fn say_conflict(&self) -> String {
        let option = self.option(ContextKind::InvalidArg);
        let other = self.option(ContextKind::PriorArg);
        if other == Argument::from("") {
            return self.messages.say("cli-misuse-alone", &[("option", option)]);
        }
        if option == other {
            return self.messages.say("cli-misuse-twice", &[("option", option)]);
        }
        self.messages.say("cli-misuse-conflict", &[("option", option), ("other", other)])
    }

    /// The name of an option, without its value.
    fn option(&self, kind: ContextKind) -> Argument {
        let option = self.given(kind);
        option.split([' ', '=']).next().unwrap_or_default().to_owned().into()
    }

    /// Clap's suggestion for a mistyped name.
    fn meant(&self) -> Option<String> {
        let kinds = [
            ContextKind::SuggestedSubcommand,
            ContextKind::SuggestedArg,
            ContextKind::SuggestedValue,
        ];
        kinds.into_iter().map(|kind| self.given(kind)).find(|meant| !meant.is_empty())
    }
}
