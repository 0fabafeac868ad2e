//! Conformance tests that run on every kind of database.
//!
//! [`cases`] and [`removal`] have one function per test, which gets an empty database. [`nodes`] has the
//! tests that need several nodes, [`faults`] those with a database that fails, and [`encryption`] those
//! about TLS.
#![expect(clippy::unwrap_used, clippy::panic, reason = "this is all tests")]

mod cases;
mod database;
mod encryption;
mod faults;
mod nodes;
mod removal;

use database::{Postgres, Sqlite};

/// Makes a test of each case for each database.
macro_rules! suite {
    ($($module:ident: $($case:ident)*;)*) => {
        mod sqlite {
            $($(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                crate::$module::$case(&crate::Sqlite::new()).await;
            })*)*
        }

        mod postgres {
            $($(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                crate::$module::$case(&crate::Postgres::new()).await;
            })*)*
        }
    };
}

suite! {
    cases:
    entries_come_back_as_they_were_and_in_order
    a_read_of_a_range_reads_the_range_and_nothing_else
    an_append_must_begin_where_the_log_ends
    an_append_is_written_whole_or_not_at_all
    an_append_without_entries_is_refused
    exactly_one_of_several_writers_gets_each_position
    waiting_appends_are_committed_together
    a_conflict_does_not_affect_the_rest_of_the_batch
    a_rejected_append_does_not_affect_the_rest_of_the_batch
    a_hundred_thousand_entries_come_back_equal
    watchers_are_notified_of_every_append
    closing_writes_what_is_in_the_queue
    the_task_ends_with_the_last_handle
    the_row_of_a_room_is_the_last_one_written
    rooms_are_listed_newest_first_page_by_page
    games_are_found_by_player_page_by_page
    games_are_counted_by_kind
    nodes_see_each_others_heartbeats
    a_conflict_does_not_change_the_index
    everything_survives_reopening
    several_processes_may_open_at_once
    a_newer_schema_is_refused;
    removal:
    rooms_closed_long_ago_are_removed_and_no_others
    a_long_log_is_removed_in_parts_from_its_beginning
    several_nodes_remove_each_room_once
    a_name_is_removed_from_closed_rooms_only
    names_to_remove_are_listed_page_by_page
    names_in_older_databases_can_be_removed;
}
