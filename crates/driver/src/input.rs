//! Inputs and outputs of a driver.

use protocol::{ConnectionId, DisconnectReason, Request, Seq};
use room::{BotDecision, Caller, Timer};
use tabletop::Rules;

/// Something that may change a room.
///
/// A shell gets inputs from the methods of [`Driver`](crate::Driver), so the driver knows the client or
/// the timer of every input.
#[derive(Debug)]
pub enum Input<R: Rules> {
    /// A client has sent `hello` (RM-8).
    Connected {
        caller: Caller,
        /// The `seq` of the last frame that the client has received.
        since: Option<Seq>,
    },
    /// A client is connected, but the log says that its person is offline: another node considered this
    /// one dead.
    Reconnected { caller: Caller },
    /// A client has sent a request.
    Requested { caller: Caller, request: Request<R::Action>, attempt: Attempt },
    /// A connection is lost (RM-7).
    Disconnected { connection: ConnectionId },
    /// A timer fires.
    TimedOut {
        timer: Timer,
        /// The decision of the bot, if the timer needs one.
        decision: Option<BotDecision<R::Action>>,
        /// The `seq` of the room when the timer was due.
        seq: Seq,
    },
}

/// Whether a request is decided for the first time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attempt {
    First,
    /// Again, after the client was marked as online.
    Second,
}

/// The result of a client's message.
#[derive(Debug)]
pub enum Received<R: Rules> {
    /// The message is a request, which must be decided.
    Input(Input<R>),
    /// The message was answered, and changes nothing.
    Answered,
    /// The message is malformed and was refused.
    Refused,
    /// The client is no longer connected.
    Ignored,
}

/// What a shell must do for a client.
#[derive(Debug, PartialEq, Eq)]
pub enum Outgoing {
    Message {
        connection: ConnectionId,
        text: String,
    },
    /// End the connection after the previous messages. The driver has removed the client.
    Disconnect {
        connection: ConnectionId,
        reason: DisconnectReason,
    },
}
