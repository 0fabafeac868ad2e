//! Several drivers of one room, as on several nodes. The log decides which one appends first.

use bots::BotGame;
use protocol::{ConnectionId, Seq};
use room::{Caller, CommandResult, Entry, RefusalOf};
use serde_json::json;

use super::{
    shell::{START, caller, entropy, opened},
    with_every_game,
};
use crate::{Driver, Input, Outgoing, Received};

with_every_game![
    the_slower_node_reads_and_decides_again,
    a_request_that_another_node_granted_is_acknowledged,
    a_client_of_a_node_that_was_considered_dead_is_online_again,
];

/// The log that all nodes share.
struct Log(Vec<String>);

/// A node and its driver.
struct Node<R: BotGame> {
    driver: Driver<R>,
    n_conflicts: u32,
}

impl Log {
    fn new<R: BotGame>() -> Self {
        Self(opened::<R>().iter().map(crate::encode::to_json).collect())
    }

    fn read<R: BotGame>(&self, from: Seq) -> Vec<Entry<R>> {
        let entries = (0..).map(Seq).zip(&self.0).skip(from.0 as usize);
        room::read(entries.map(|(seq, text)| (seq, text.as_str()))).unwrap()
    }

    /// Appends if the log ends at `at`.
    fn append<R: BotGame>(&mut self, at: Seq, entries: &[Entry<R>]) -> Result<(), ()> {
        if self.0.len() as u64 != at.0 {
            return Err(());
        }
        self.0.extend(entries.iter().map(crate::encode::to_json));
        Ok(())
    }
}

impl<R: BotGame> Node<R> {
    fn new(log: &Log) -> Self {
        let mut entries = log.read::<R>(Seq(0)).into_iter();
        let driver = Driver::new(&entries.next().unwrap()).unwrap();
        let mut node = Self { driver, n_conflicts: 0 };
        entries.for_each(|entry| node.driver.apply(entry));
        node
    }

    /// Applies the appends of other nodes.
    fn catch_up(&mut self, log: &Log) {
        for entry in log.read(self.driver.room().seq()) {
            self.driver.apply(entry);
        }
    }

    fn commit(&mut self, log: &mut Log, input: &Input<R>) -> Result<Seq, RefusalOf<R>> {
        loop {
            let seq = self.driver.room().seq();
            let entries = match self.driver.decide(input, START, &entropy(seq))? {
                CommandResult::Duplicate(seq) => return Ok(seq),
                CommandResult::Append(entries) => entries,
            };
            if log.append(seq, &entries).is_ok() {
                for entry in entries {
                    self.driver.apply(entry);
                }
                return Ok(seq);
            }
            self.n_conflicts += 1;
            self.catch_up(log);
        }
    }

    /// Handles an input, and returns the messages to clients.
    fn handle(&mut self, log: &mut Log, input: Input<R>) -> String {
        let mut inputs = vec![input];
        while !inputs.is_empty() {
            let input = inputs.remove(0);
            let result = self.commit(log, &input);
            inputs.extend(self.driver.complete(input, result, START));
        }
        self.sent()
    }

    fn sent(&mut self) -> String {
        let text = |outgoing: Outgoing| match outgoing {
            Outgoing::Message { connection, text } => format!("{} {text}\n", connection.0),
            Outgoing::Disconnect { connection, reason } => {
                format!("{} {}\n", connection.0, crate::encode::bye(reason))
            }
        };
        self.driver.take_outgoing().into_iter().map(text).collect()
    }

    fn connect(&mut self, log: &mut Log, caller: Caller) -> String {
        let input = self.driver.connect(caller, None);
        self.handle(log, input)
    }

    fn ask(&mut self, connection: ConnectionId, id: &str) -> Input<R> {
        let command = json!({"type": "say", "text": id});
        let text = json!({"type": "request", "id": id, "command": command}).to_string();
        match self.driver.receive(connection, &text, START) {
            Received::Input(input) => input,
            Received::Answered | Received::Refused | Received::Ignored => panic!("not a request"),
        }
    }
}

/// RM-23: if another node appends first, its entries are sent together with those of this node.
fn the_slower_node_reads_and_decides_again<R: BotGame>() {
    let mut log = Log::new::<R>();
    let mut slow = Node::<R>::new(&log);
    slow.connect(&mut log, caller(0));
    let mut fast = Node::<R>::new(&log);
    let ben = Caller { connection: ConnectionId(7), ..caller(1) };
    fast.connect(&mut log, ben);
    let join = json!({"type": "request", "id": "r1",
        "command": {"type": "join", "name": "Ben", "role": "spectator"}});
    let Received::Input(join) = fast.driver.receive(ben.connection, &join.to_string(), START)
    else {
        panic!("a request is decided")
    };
    fast.handle(&mut log, join);
    let input = slow.ask(caller(0).connection, "late");
    let sent = slow.handle(&mut log, input);
    assert_eq!(slow.n_conflicts, 1);
    let [ack, frame] = sent.lines().collect::<Vec<_>>()[..] else { panic!("{sent}") };
    assert!(ack.starts_with(r#"0 {"type":"ack","id":"late""#), "{ack}");
    assert!(frame.contains(r#""type":"joined""#) && frame.contains(r#""type":"said""#), "{frame}");
    fast.catch_up(&log);
    assert!(fast.driver.refresh(START).is_empty());
    assert!(fast.sent().contains(r#""type":"said""#));
}

/// RM-21: a request that was sent to two nodes acts once, and both acknowledge the same entry.
fn a_request_that_another_node_granted_is_acknowledged<R: BotGame>() {
    let mut log = Log::new::<R>();
    let mut node = Node::<R>::new(&log);
    node.connect(&mut log, caller(0));
    let once = node.ask(caller(0).connection, "once");
    let again = node.ask(caller(0).connection, "once");
    let first = node.handle(&mut log, once);
    let n_entries = log.0.len();
    let second = node.handle(&mut log, again);
    assert_eq!(second.lines().next(), first.lines().next());
    assert_eq!((second.lines().count(), log.0.len()), (1, n_entries));
}

/// RM-7, RM-8: a node that was considered dead marks its client as online again, and then grants the
/// client's request.
fn a_client_of_a_node_that_was_considered_dead_is_online_again<R: BotGame>() {
    let mut log = Log::new::<R>();
    let mut here = Node::<R>::new(&log);
    here.connect(&mut log, caller(0));
    let mut there = Node::<R>::new(&log);
    there.handle(&mut log, Input::Disconnected { connection: caller(0).connection });
    assert!(!there.driver.room().people()[0].is_online());
    let input = here.ask(caller(0).connection, "still-here");
    let sent = here.handle(&mut log, input);
    assert!(sent.contains(r#""type":"offline""#) && sent.contains(r#""type":"online""#), "{sent}");
    assert!(sent.contains(r#"{"type":"ack","id":"still-here""#), "{sent}");
    assert!(here.driver.room().people()[0].is_online());
}
