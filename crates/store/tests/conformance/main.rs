//! What every database must do for us, tried on each of them.
//!
//! [`cases`] is the suite: one function for each promise, given an empty database. A promise that
//! only several nodes can keep is in [`nodes`].
#![expect(clippy::unwrap_used, clippy::panic, reason = "this is all tests")]

mod cases;
mod database;
mod nodes;

use database::{Postgres, Sqlite};

/// Makes a test of each case and each database.
macro_rules! suite {
    ($($case:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                crate::cases::$case(&crate::Sqlite::new()).await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                crate::cases::$case(&crate::Postgres::new()).await;
            })*
        }
    };
}

suite! {
    entries_come_back_as_they_were_and_in_order
    a_read_of_a_range_reads_the_range_and_nothing_else
    an_append_must_begin_where_the_log_ends
    an_append_is_written_whole_or_not_at_all
    an_append_without_entries_is_refused
    of_many_who_race_exactly_one_wins_each_place
    what_waits_together_is_committed_together
    a_lost_race_does_not_spoil_the_batch
    a_faulty_append_does_not_spoil_the_batch
    a_hundred_thousand_entries_come_back_equal
    watchers_hear_of_every_append
    closing_finishes_what_was_begun
    the_task_ends_when_the_last_handle_is_gone
    a_room_is_on_record_as_it_was_last_written
    rooms_are_listed_newest_first_page_by_page
    games_are_found_by_player_page_by_page
    games_are_counted_by_kind
    nodes_hear_of_each_other
    a_lost_race_changes_nothing_in_the_index
    everything_survives_reopening
    opening_at_the_same_time_is_fine
    games_filed_by_an_earlier_version_are_found
    a_newer_schema_is_refused
}
