//! Fuzzes the parser of client messages. `cargo +nightly fuzz run --features libfuzzer parser`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::targets::parser(bytes));
