//! Drives one room without sockets, threads, a clock, a database or async code.
//!
//! A [`Driver`] owns a room, its connected clients, its timers and its recent entries. A *shell*
//! around it does the I/O: the server is one, [`LocalRoom`] is another. Time, randomness and the
//! log are arguments.
//!
//! A shell turns every event into an [`Input`], and handles every input in the same way:
//!
//! 1. [`Driver::decide`] returns the entries of the input, or a refusal. It changes nothing.
//! 2. The shell appends the entries to the log. If another writer has appended first, it reads those
//!    entries, calls [`Driver::apply`] for each of them, and decides again.
//! 3. When the entries are durable, the shell calls [`Driver::apply`] for each of them. The room
//!    evolves once, and the clients' news is queued.
//! 4. [`Driver::complete`] answers the client and encodes the frames. Nothing is sent before this
//!    (RM-23). The shell sends the messages of [`Driver::take_outgoing`], and handles the inputs that
//!    follow from this one.
//!
//! In between, the shell calls [`Driver::poll_timer`] until it returns `None`, then waits until
//! [`Driver::next_timer`]. A [`BotRequest`] goes to a [`BotEngine`], on a thread of the shell's
//! choice; the decision comes back through [`Driver::bot_replied`].
//!
//! Read the modules in this order: [`input`](Input) for inputs and outputs, [`driver`](Driver) for the
//! steps above, `clients` for the messages to clients, `timers` for timers and bots,
//! [`bot_engine`](BotEngine) for the bots, [`encode`] for JSON, [`local`](LocalRoom) for a shell in
//! memory.

mod bot_engine;
mod clients;
mod driver;
pub mod encode;
mod input;
mod local;
mod timers;

#[cfg(test)]
mod tests;

pub use bot_engine::{BotAnalysis, BotBudget, BotEngine, BotRequest, Script};
pub use driver::Driver;
pub use input::{Attempt, Input, Outgoing, Received};
pub use local::{LocalRoom, RandomSource};
pub use timers::TimerStep;
