//! Whatever the bytes, the judge answers or refuses: `cargo +nightly fuzz run judge`.
#![no_main]

use game_big_two::transcript;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = transcript::judge(bytes) {
        assert!(text.ends_with('\n') && !text.contains("\n\n"));
    }
});
