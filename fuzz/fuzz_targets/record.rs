//! Fuzzes the reader of game records. `cargo +nightly fuzz run --features libfuzzer record`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::targets::record(bytes));
