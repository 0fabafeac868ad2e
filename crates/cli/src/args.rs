//! What was typed, and the pages that say what can be typed.

use std::{ffi::OsString, iter};

use clap::{
    Arg, ArgAction, FromArgMatches, Subcommand,
    builder::{PossibleValuesParser, StyledStr, styling::Style},
    error::ErrorKind,
};

use crate::{
    commands::Command,
    layout, misuse,
    problem::Problem,
    words::{Language, Words},
};

/// What is to be done.
#[derive(Debug)]
pub(crate) enum Request {
    /// A command. Its arguments take more room than a page.
    Command(Box<Command>),
    /// Showing the help or the version.
    Page(String),
}

/// Reads the arguments, the program's name not among them.
///
/// # Errors
///
/// Returns one sentence on the first thing that was not understood.
pub(crate) fn parse(arguments: Vec<OsString>, words: &Words) -> Result<Request, Problem> {
    let mut tree = tree(words);
    let arguments = help_as_option(arguments);
    let command = arguments.iter().find_map(|argument| tree.find_subcommand(argument));
    let help = match command {
        Some(command) => format!("paiju {} --help", command.get_name()),
        None => "paiju --help".to_owned(),
    };
    let command = tree
        .try_get_matches_from_mut(iter::once("paiju".into()).chain(arguments))
        .and_then(|matches| Command::from_arg_matches(&matches));
    match command {
        Ok(command) => Ok(Request::Command(Box::new(command))),
        Err(error)
            if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) =>
        {
            Ok(Request::Page(error.render().ansi().to_string()))
        }
        Err(error) => Err(Problem::Misuse(misuse::sentence(&error, &tree, help, words))),
    }
}

/// All commands and their arguments, described in the reader's language.
///
/// Descriptions are looked up by name: `cli-<command>-about` and `cli-<command>-<argument>`, or
/// `cli-<argument>` for what several commands share.
pub(crate) fn tree(words: &Words) -> clap::Command {
    let languages = PossibleValuesParser::new(Language::ALL.iter().map(|language| language.tag()));
    let lang = Arg::new("lang").long("lang").value_name("LANGUAGE").value_parser(languages);
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let root = clap::Command::new("paiju")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .max_term_width(usize::MAX) // We break lines ourselves: clap would not break Chinese.
        .subcommand_help_heading(words.say("cli-heading-commands", &[]))
        .subcommand_value_name("COMMAND");
    let root = Command::augment_subcommands(root)
        .subcommand_required(true)
        .arg_required_else_help(false)
        .args([lang.global(true).ignore_case(true), help.global(true), version])
        .about(words.say("cli-about", &[]))
        .after_help(words.say("cli-more", &[]))
        .after_long_help(words.say("cli-exit-codes", &[]));
    describe_args(root, words).mut_subcommands(|command| {
        let name = command.get_name().to_owned();
        let examples = words.say(&format!("cli-{name}-examples"), &[]);
        let command = command
            .about(words.say(&format!("cli-{name}-about"), &[]))
            .after_help(section(&words.say("cli-heading-examples", &[]), &examples))
            .next_line_help(true);
        describe_args(command, words)
    })
}

/// The key of the description of `arg`.
pub(crate) fn key_of(command: &clap::Command, arg: &Arg, words: &Words) -> String {
    let name = arg.get_long().unwrap_or(arg.get_id().as_str());
    let own = format!("cli-{}-{name}", command.get_name());
    if words.know(&own) { own } else { format!("cli-{name}") }
}

/// Describes the arguments of one command.
fn describe_args(command: clap::Command, words: &Words) -> clap::Command {
    /// How far clap indents a description that stands under its argument.
    const INDENT: usize = 10;
    /// More than any command has arguments of its own.
    const GLOBAL: usize = 100;
    let columns = layout::columns() - INDENT;
    let (usage, style) = (words.say("cli-heading-usage", &[]), heading());
    let template = format!(
        "{{about-with-newline}}\n{style}{usage}:{style:#} {{usage}}\n\n{{all-args}}{{after-help}}"
    );
    let described = command.clone();
    let mut place = 0;
    command.help_template(StyledStr::from(template)).mut_args(|arg| {
        let mut help = words.say(&key_of(&described, &arg, words), &[]);
        let heading =
            if arg.is_positional() { "cli-heading-arguments" } else { "cli-heading-options" };
        place += 1;
        // What every command has comes after what is its own.
        let order = if arg.is_global_set() { place + GLOBAL } else { place };
        let arg = arg.help_heading(words.say(heading, &[])).display_order(order);
        if !arg.get_action().takes_values() {
            return arg.help(layout::wrap(&help, columns).join("\n"));
        }
        let choices: Vec<_> =
            arg.get_possible_values().iter().map(|it| it.get_name().to_owned()).collect();
        if !choices.is_empty() {
            let choices = [("choices", choices.join(", ").into())];
            help.push_str(&words.say("cli-help-choices", &choices));
        }
        if let [default] = arg.get_default_values() {
            let default = [("default", default.to_string_lossy().into_owned().into())];
            help.push_str(&words.say("cli-help-default", &default));
        }
        arg.help(layout::wrap(&help, columns).join("\n"))
            .hide_possible_values(true)
            .hide_default_value(true)
    })
}

fn section(title: &str, text: &str) -> StyledStr {
    let style = heading();
    let lines: Vec<_> = text.lines().map(|line| format!("  {line}")).collect();
    StyledStr::from(format!("{style}{title}:{style:#}\n{}", lines.join("\n")))
}

/// The style clap gives its own headings.
const fn heading() -> Style {
    Style::new().bold().underline()
}

/// Lets `paiju help judge` be another way to say `paiju judge --help`.
fn help_as_option(mut arguments: Vec<OsString>) -> Vec<OsString> {
    if arguments.first().is_some_and(|first| first == "help") {
        arguments.remove(0);
        arguments.push("--help".into());
    }
    arguments
}
