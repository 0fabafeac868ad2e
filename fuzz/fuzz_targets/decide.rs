//! Fuzzes the judge of every game. `cargo +nightly fuzz run --features libfuzzer decide`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::targets::decide(bytes));
