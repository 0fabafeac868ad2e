//! Tests of `paiju completions`.

use crate::paiju::paiju;

#[test]
fn the_script_of_every_shell_has_the_games() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = paiju(&["completions", shell]);
        assert_eq!((script.code, script.stderr.as_str()), (0, ""));
        for command in ["judge", "cards"] {
            assert!(script.text().contains(command), "{shell}: {script}");
        }
    }
    assert!(paiju(&["completions", "bash"]).text().contains("big-two"));
    assert!(paiju(&["completions", "fish", "--lang", "zh-TW"]).text().contains("裁判牌局紀錄"));
}
