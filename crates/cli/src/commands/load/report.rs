//! Results of a load test, as a table and as JSON.

use std::{collections::BTreeMap, time::Duration};

use serde::Serialize;

use super::{Mode, player::MoveStats, process::Usage};
use crate::{
    layout::{self, Align, grouped, to_f64, whole},
    messages::Messages,
};

/// Results of a load test. Other programs read the JSON, so the field names are stable.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct LoadReport {
    pub(super) what: &'static str,
    pub(super) game: &'static str,
    /// Duration of the measurement.
    pub(super) seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rooms: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) connections: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) games: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) entries: Option<u64>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub(super) moves: Option<Moves>,
    #[serde(skip_serializing_if = "Option::is_none")]
    client_cpu_s: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    server_cpu_s: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    server_mb: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    server_peak_mb: Option<f64>,
}

/// Throughput and latency of moves.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(clippy::struct_field_names, reason = "other programs read the field names")]
pub(super) struct Moves {
    think_ms: u64,
    moves: u64,
    moves_per_s: f64,
    p50_ms: f64,
    p90_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    refused: BTreeMap<String, u64>,
}

/// Resource usage of client and server at one time.
#[derive(Debug, Clone, Copy)]
pub(super) struct UsageSnapshot {
    client: Option<Usage>,
    server: Option<Usage>,
}

impl UsageSnapshot {
    pub(super) fn now(server: Option<u32>) -> Self {
        Self { client: Usage::ours(), server: server.and_then(Usage::of) }
    }
}

impl Moves {
    /// Computes the figures from the statistics of a measurement of length `time`.
    pub(super) fn of(stats: &MoveStats, think: Duration, time: Duration) -> Self {
        let latency = stats.latency.borrow();
        let millis = |micros: u64| to_f64(micros) / 1000.0;
        let quantile = |quantile| millis(latency.value_at_quantile(quantile));
        let moves = stats.moves.get();
        Self {
            think_ms: u64::try_from(think.as_millis()).unwrap_or(u64::MAX),
            moves,
            moves_per_s: to_f64(moves) / time.as_secs_f64(),
            p50_ms: quantile(0.5),
            p90_ms: quantile(0.9),
            p99_ms: quantile(0.99),
            max_ms: millis(latency.max()),
            refused: stats.refused.borrow().clone(),
        }
    }

    /// Whether the server accepted every request.
    pub(super) fn all_accepted(&self) -> bool {
        self.refused.is_empty()
    }
}

impl LoadReport {
    pub(super) fn new(mode: Mode, game: &'static str, time: Duration) -> Self {
        Self { what: mode.name(), game, seconds: time.as_secs_f64(), ..Self::default() }
    }

    /// Adds the resource usage between two snapshots.
    pub(super) fn used(mut self, before: UsageSnapshot, after: UsageSnapshot) -> Self {
        let cpu = |before: Option<Usage>, after: Option<Usage>| {
            Some(after?.cpu.saturating_sub(before?.cpu).as_secs_f64())
        };
        let mb = |bytes: u64| to_f64(bytes) / 1e6;
        self.client_cpu_s = cpu(before.client, after.client);
        self.server_cpu_s = cpu(before.server, after.server);
        self.server_mb = after.server.map(|usage| mb(usage.resident));
        self.server_peak_mb = after.server.map(|usage| mb(usage.peak));
        self
    }

    pub(super) fn json(&self) -> String {
        // A struct of numbers and strings can always be serialized.
        serde_json::to_string(self).map_or(String::new(), |json| json + "\n")
    }

    pub(super) fn table(&self, messages: &Messages) -> String {
        let number = |number: Option<u64>| number.map(grouped);
        let tenths = |number: Option<f64>| number.map(|number| format!("{number:.1}"));
        let millis = |millis: fn(&Moves) -> f64| {
            self.moves.as_ref().map(|moves| format!("{:.2} ms", millis(moves)))
        };
        let moves = self.moves.as_ref();
        let per_second = moves.map(|moves| whole(moves.moves_per_s));
        let rows = [
            ("cli-load-row-rooms", number(self.rooms.map(u64::from))),
            ("cli-load-row-connections", number(self.connections.map(u64::from))),
            ("cli-load-row-games", number(self.games)),
            ("cli-load-row-entries", number(self.entries)),
            ("cli-load-row-seconds", Some(format!("{:.2}", self.seconds))),
            ("cli-load-row-moves", number(moves.map(|moves| moves.moves))),
            ("cli-load-row-moves-per-s", per_second),
            ("cli-load-row-median", millis(|moves| moves.p50_ms)),
            ("cli-load-row-nine-tenths", millis(|moves| moves.p90_ms)),
            ("cli-load-row-all-but-one-percent", millis(|moves| moves.p99_ms)),
            ("cli-load-row-slowest", millis(|moves| moves.max_ms)),
            ("cli-load-row-client-cpu", tenths(self.client_cpu_s)),
            ("cli-load-row-server-cpu", tenths(self.server_cpu_s)),
            ("cli-load-row-server-mb", tenths(self.server_mb)),
            ("cli-load-row-server-peak", tenths(self.server_peak_mb)),
        ];
        let mut rows: Vec<[String; 2]> = rows
            .into_iter()
            .filter_map(|(key, cell)| Some([messages.say(key, &[]), cell?]))
            .collect();
        for (code, times) in moves.iter().flat_map(|moves| &moves.refused) {
            let label = messages.say("cli-load-row-refused", &[("code", code.clone().into())]);
            rows.push([label, grouped(*times)]);
        }
        let values = [("what", self.what.into()), ("game", self.game.into())];
        let title = messages.say("cli-load-title", &values);
        let rows = layout::table([Align::Left, Align::Right], &rows);
        format!("{title}\n\n  {}\n", rows.join("\n  "))
    }
}
