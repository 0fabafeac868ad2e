//! Fuzzes the transcript judge: it answers or refuses any bytes. `cargo +nightly fuzz run judge`.
#![no_main]

use game_big_two::transcript;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = transcript::judge(bytes) {
        assert!(text.ends_with('\n') && !text.contains("\n\n"));
    }
});
