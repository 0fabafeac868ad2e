//! Metrics for Prometheus.

use std::{fmt, time::Duration};

use metrics::{Counter, Gauge, Histogram, Unit, counter, gauge, histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

pub(crate) struct Metrics {
    pub(crate) active_rooms: Gauge,
    /// Open connections to rooms.
    pub(crate) connections: Gauge,
    /// Bot requests that are running or waiting.
    pub(crate) bot_queue: Gauge,
    /// Commands that were granted and stored.
    pub(crate) commands: Counter,
    /// Messages and requests that were refused.
    pub(crate) refusals: Counter,
    /// Timers that fired, such as moves of bots, stand-ins and defaults.
    pub(crate) timer_actions: Counter,
    /// Appends that failed because another node had appended first.
    pub(crate) append_conflicts: Counter,
    /// Connections that were closed because the client did not read its messages.
    pub(crate) slow_clients: Counter,
    /// Entries read from logs.
    pub(crate) entries_read: Counter,
    /// Time from an append until it is on disk.
    pub(crate) append_seconds: Histogram,
    page: PrometheusHandle,
}

/// How often the histograms are compacted.
pub(crate) const UPKEEP_INTERVAL: Duration = Duration::from_secs(5);

/// From 0.1 ms to 1 s.
const BUCKETS: &[f64] =
    &[0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0];

impl Metrics {
    pub(crate) fn new() -> Result<Self, BuildError> {
        let recorder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Full("paiju_append_seconds".to_owned()), BUCKETS)?
            .build_recorder();
        let page = recorder.handle();
        Ok(metrics::with_local_recorder(&recorder, || {
            describe();
            Self {
                active_rooms: gauge!("paiju_active_rooms"),
                connections: gauge!("paiju_connections"),
                bot_queue: gauge!("paiju_bot_queue"),
                commands: counter!("paiju_commands_total"),
                refusals: counter!("paiju_refusals_total"),
                timer_actions: counter!("paiju_timer_actions_total"),
                append_conflicts: counter!("paiju_append_conflicts_total"),
                slow_clients: counter!("paiju_slow_clients_total"),
                entries_read: counter!("paiju_entries_read_total"),
                append_seconds: histogram!("paiju_append_seconds"),
                page,
            }
        }))
    }

    /// The metrics in the text format of Prometheus.
    pub(crate) fn page(&self) -> String {
        self.page.render()
    }

    /// Compacts the histograms, whose samples would otherwise pile up between scrapes.
    pub(crate) fn run_upkeep(&self) {
        self.page.run_upkeep();
    }
}

pub(crate) fn set(gauge: &Gauge, count: usize) {
    gauge.set(f64::from(u32::try_from(count).unwrap_or(u32::MAX)));
}

fn describe() {
    metrics::describe_gauge!("paiju_active_rooms", "Active rooms on this node");
    metrics::describe_gauge!("paiju_connections", "Open connections to rooms");
    metrics::describe_gauge!("paiju_bot_queue", "Bot requests running or waiting");
    metrics::describe_counter!("paiju_commands_total", "Commands granted and stored");
    metrics::describe_counter!("paiju_refusals_total", "Messages and requests refused");
    metrics::describe_counter!(
        "paiju_timer_actions_total",
        "Timers fired, such as moves of bots, stand-ins and defaults"
    );
    metrics::describe_counter!(
        "paiju_append_conflicts_total",
        "Appends that failed because another node had appended first"
    );
    metrics::describe_counter!(
        "paiju_slow_clients_total",
        "Clients disconnected because they did not read their messages"
    );
    metrics::describe_counter!("paiju_entries_read_total", "Log entries read from the database");
    let about = "Time from an append until it is on disk";
    metrics::describe_histogram!("paiju_append_seconds", Unit::Seconds, about);
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics")
    }
}
