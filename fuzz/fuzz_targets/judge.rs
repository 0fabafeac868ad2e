//! Fuzzes the transcript judge. `cargo +nightly fuzz run --features libfuzzer judge`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::targets::judge(bytes));
