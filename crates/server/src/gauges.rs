//! What can be watched from outside, for Prometheus.

use std::{fmt, time::Duration};

use metrics::{Counter, Gauge, Histogram, Unit, counter, gauge, histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

/// What is counted and measured.
pub(crate) struct Gauges {
    /// Rooms that are awake.
    pub(crate) rooms: Gauge,
    /// Open connections to tables.
    pub(crate) sockets: Gauge,
    /// Bots that think or wait to think.
    pub(crate) bot_queue: Gauge,
    /// Requests that were granted, and are on disk.
    pub(crate) acts: Counter,
    /// Messages that were turned down.
    pub(crate) refusals: Counter,
    /// What bots, stand-ins and defaults did.
    pub(crate) settled: Counter,
    /// Appends that another node was faster with.
    pub(crate) races_lost: Counter,
    /// Connections dropped because the client did not read.
    pub(crate) slow_clients: Counter,
    /// Entries read from logs.
    pub(crate) entries_read: Counter,
    /// From an append to its being on disk.
    pub(crate) append_seconds: Histogram,
    page: PrometheusHandle,
}

/// How often measurements are summed up.
pub(crate) const UPKEEP: Duration = Duration::from_secs(5);

/// From a tenth of a millisecond to a second.
const BUCKETS: &[f64] =
    &[0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0];

impl Gauges {
    pub(crate) fn new() -> Result<Self, BuildError> {
        let recorder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Full("paiju_append_seconds".to_owned()), BUCKETS)?
            .build_recorder();
        let page = recorder.handle();
        Ok(metrics::with_local_recorder(&recorder, || {
            describe();
            Self {
                rooms: gauge!("paiju_rooms"),
                sockets: gauge!("paiju_sockets"),
                bot_queue: gauge!("paiju_bot_queue"),
                acts: counter!("paiju_acts_total"),
                refusals: counter!("paiju_refusals_total"),
                settled: counter!("paiju_settled_total"),
                races_lost: counter!("paiju_races_lost_total"),
                slow_clients: counter!("paiju_slow_clients_total"),
                entries_read: counter!("paiju_entries_read_total"),
                append_seconds: histogram!("paiju_append_seconds"),
                page,
            }
        }))
    }

    /// The page that Prometheus reads.
    pub(crate) fn page(&self) -> String {
        self.page.render()
    }

    /// Sums up measurements, so that they do not pile up while nobody reads the page.
    pub(crate) fn sum_up(&self) {
        self.page.run_upkeep();
    }
}

/// Lets a gauge show a count.
pub(crate) fn show(gauge: &Gauge, count: usize) {
    gauge.set(f64::from(u32::try_from(count).unwrap_or(u32::MAX)));
}

fn describe() {
    metrics::describe_gauge!("paiju_rooms", "Rooms that are awake on this node");
    metrics::describe_gauge!("paiju_sockets", "Open connections to tables");
    metrics::describe_gauge!("paiju_bot_queue", "Bots that think or wait to think");
    metrics::describe_counter!("paiju_acts_total", "Requests granted, and on disk");
    metrics::describe_counter!("paiju_refusals_total", "Messages that were turned down");
    metrics::describe_counter!("paiju_settled_total", "What bots and time have done");
    metrics::describe_counter!("paiju_races_lost_total", "Appends another node was faster with");
    metrics::describe_counter!("paiju_slow_clients_total", "Clients dropped for not reading");
    metrics::describe_counter!("paiju_entries_read_total", "Log entries read from the database");
    let about = "From an append to its being on disk";
    metrics::describe_histogram!("paiju_append_seconds", Unit::Seconds, about);
}

impl fmt::Debug for Gauges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Gauges")
    }
}
