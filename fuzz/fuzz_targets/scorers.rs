//! Fuzzes the scorers. `cargo +nightly fuzz run --features libfuzzer scorers`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::targets::scorers(bytes));
