//! Command-line parsing with clap, and localized help.

use std::{ffi::OsString, iter};

use clap::{
    Arg, ArgAction, FromArgMatches, Subcommand,
    builder::{PossibleValuesParser, StyledStr, styling::Style},
    error::ErrorKind,
};

use crate::{
    commands::{Command, serve},
    error::CliError,
    layout,
    messages::{Language, Messages},
    usage_error,
};

/// A parsed command line.
#[derive(Debug)]
pub(crate) enum Request {
    /// Boxed, because the arguments are larger than the other variant.
    Command(Box<Command>),
    /// The text of the help or the version.
    Page(String),
}

/// Parses the arguments, which do not include the program's name.
///
/// # Errors
///
/// Returns the first usage error, as a sentence.
pub(crate) fn parse(arguments: Vec<OsString>, messages: &Messages) -> Result<Request, CliError> {
    let mut root = command(messages);
    let arguments = help_as_option(arguments);
    let command = arguments.iter().find_map(|argument| root.find_subcommand(argument));
    let help = match command {
        Some(command) => format!("paiju {} --help", command.get_name()),
        None => "paiju --help".to_owned(),
    };
    let command = root
        .try_get_matches_from_mut(iter::once("paiju".into()).chain(arguments))
        .and_then(|matches| Command::from_arg_matches(&matches));
    match command {
        Ok(command) => Ok(Request::Command(Box::new(command))),
        Err(error)
            if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) =>
        {
            Ok(Request::Page(error.render().ansi().to_string()))
        }
        Err(error) => Err(CliError::Usage(usage_error::sentence(&error, &root, help, messages))),
    }
}

/// The clap commands with help texts in the user's language.
///
/// The message keys are `cli-<command>-about` and `cli-<command>-<argument>`, or `cli-<argument>` for
/// arguments that several commands share. The `help_heading` of an argument is the message key of its
/// heading.
pub(crate) fn command(messages: &Messages) -> clap::Command {
    let languages = PossibleValuesParser::new(Language::ALL.iter().map(|language| language.tag()));
    let lang = Arg::new("lang").long("lang").value_name("LANGUAGE").value_parser(languages);
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let root = clap::Command::new("paiju")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .max_term_width(usize::MAX) // We wrap lines ourselves: clap does not wrap Chinese.
        .subcommand_help_heading(messages.say("cli-heading-commands", &[]))
        .subcommand_value_name("COMMAND");
    let root = Command::augment_subcommands(root)
        .subcommand_required(true)
        .arg_required_else_help(false)
        .args([lang.global(true).ignore_case(true), help.global(true), version])
        .about(messages.say("cli-about", &[]))
        .after_help(messages.say("cli-more", &[]))
        .after_long_help(messages.say("cli-exit-codes", &[]));
    describe_args(root, messages).mut_subcommands(|command| {
        let name = command.get_name().to_owned();
        let examples = messages.say(&format!("cli-{name}-examples"), &[]);
        let command = command
            .about(messages.say(&format!("cli-{name}-about"), &[]))
            .after_help(section(&messages.say("cli-heading-examples", &[]), &examples))
            .next_line_help(true);
        describe_args(command, messages)
    })
}

/// Message key of the help text of `arg`.
pub(crate) fn key_of(command: &clap::Command, arg: &Arg, messages: &Messages) -> String {
    let name = arg.get_long().unwrap_or(arg.get_id().as_str());
    let own = format!("cli-{}-{name}", command.get_name());
    if messages.contains(&own) { own } else { format!("cli-{name}") }
}

/// Adds the help texts of the arguments of one command.
fn describe_args(command: clap::Command, messages: &Messages) -> clap::Command {
    /// Indentation of the help text below an argument.
    const INDENT: usize = 10;
    /// More than the number of arguments of any command.
    const GLOBAL: usize = 100;
    let columns = layout::columns() - INDENT;
    let (usage, style) = (messages.say("cli-heading-usage", &[]), heading());
    let template = format!(
        "{{about-with-newline}}\n{style}{usage}:{style:#} {{usage}}\n\n{{all-args}}{{after-help}}"
    );
    let described = command.clone();
    let mut index = 0;
    command.help_template(StyledStr::from(template)).mut_args(|arg| {
        let mut help = messages.say(&key_of(&described, &arg, messages), &[]);
        let heading = match arg.get_help_heading() {
            Some(key) => messages.say(key, &[]),
            None if arg.is_positional() => messages.say("cli-heading-arguments", &[]),
            None => messages.say("cli-heading-options", &[]),
        };
        index += 1;
        // Global options come last.
        let order = if arg.is_global_set() { index + GLOBAL } else { index };
        let arg = arg.help_heading(heading).display_order(order);
        if !arg.get_action().takes_values() {
            return arg.help(layout::wrap(&help, columns).join("\n"));
        }
        let choices: Vec<_> =
            arg.get_possible_values().iter().map(|it| it.get_name().to_owned()).collect();
        if !choices.is_empty() {
            let choices = [("choices", choices.join(", ").into())];
            help.push_str(&messages.say("cli-help-choices", &choices));
        }
        if let Some(default) = default_of(&described, &arg) {
            help.push_str(&messages.say("cli-help-default", &[("default", default.into())]));
        }
        arg.help(layout::wrap(&help, columns).join("\n"))
            .hide_possible_values(true)
            .hide_default_value(true)
    })
}

fn default_of(command: &clap::Command, arg: &Arg) -> Option<String> {
    match arg.get_default_values() {
        [default] => Some(default.to_string_lossy().into_owned()),
        _ if command.get_name() == "serve" => serve::default_of(arg.get_long()?),
        _ => None,
    }
}

fn section(title: &str, text: &str) -> StyledStr {
    let style = heading();
    let lines: Vec<_> = text.lines().map(|line| format!("  {line}")).collect();
    StyledStr::from(format!("{style}{title}:{style:#}\n{}", lines.join("\n")))
}

/// The style of clap's own headings.
const fn heading() -> Style {
    Style::new().bold().underline()
}

/// Converts `paiju help judge` to `paiju judge --help`.
fn help_as_option(mut arguments: Vec<OsString>) -> Vec<OsString> {
    if arguments.first().is_some_and(|first| first == "help") {
        arguments.remove(0);
        arguments.push("--help".into());
    }
    arguments
}
