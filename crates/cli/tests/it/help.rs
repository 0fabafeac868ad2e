//! What the program says about itself.

use std::path::Path;

use crate::paiju::{Outcome, in_all_languages, paiju};

#[test]
fn help_is_in_the_readers_language() {
    insta::assert_snapshot!(in_all_languages(Path::new("."), &["-h"]), @"
    [0]
    An open card table: judge recorded games, read the rules, measure the engine

    Usage: paiju [OPTIONS] <COMMAND>

    Commands:
      judge        Judge recorded games, and grade programs that do
      rules        Print the rules in force
      cards        Print every card of a game, with what it does and scores under the settings
      score        Count real cards on a real table: one question a line, as JSON
      arena        Let bots play duplicate deals and tell how strong they are
      verify       Check that finished games were dealt as promised: commitment, deal, every draw
      bench        Measure how fast a game is played, or how fast the hard bots think
      replay       Step through a saved game
      serve        Open a table on the network
      load         Measure what a table server can bear, over real sockets
      completions  Print a script that completes commands in your shell

    Options:
      -V, --version          Show the version
          --lang <LANGUAGE>  Language [en, zh-TW, zh-CN]
      -h, --help             Show help; --help tells more than -h

    `paiju COMMAND --help` tells more about a command.

    [0]
    開放的牌桌：裁判牌局紀錄、查規則、量引擎速度

    用法: paiju [OPTIONS] <COMMAND>

    指令:
      judge        裁判牌局紀錄，也評測別人寫的判官程式
      rules        印出目前適用的規則
      cards        印出遊戲的每一張牌，以及目前設定下的效果和分數
      score        計算桌上真牌的分數：一行一個 JSON 問題
      arena        讓機器人打重複牌局，測出各自的實力
      verify       查驗打完的牌局是否照承諾發牌：承諾、發牌、每一次摸牌
      bench        量一個遊戲跑得多快，或困難機器人想得多快
      replay       一步一步看存下來的牌局
      serve        在網路上開一張牌桌
      load         用真實連線測牌桌伺服器能承受多少
      completions  印出讓 shell 自動補完指令的腳本

    選項:
      -V, --version          顯示版本
          --lang <LANGUAGE>  語言 [en, zh-TW, zh-CN]
      -h, --help             顯示說明；--help 比 -h 詳細

    用 `paiju COMMAND --help` 看各指令的詳細說明。

    [0]
    开放的牌桌：裁判牌局记录、查规则、测引擎速度

    用法: paiju [OPTIONS] <COMMAND>

    命令:
      judge        裁判牌局记录，也评测别人写的判官程序
      rules        打印当前适用的规则
      cards        打印游戏的每一张牌，以及当前设置下的效果和分数
      score        计算桌上真牌的分数：一行一个 JSON 问题
      arena        让机器人打重复牌局，测出各自的实力
      verify       查验打完的牌局是否照承诺发牌：承诺、发牌、每一次摸牌
      bench        测一个游戏跑得多快，或困难机器人想得多快
      replay       一步一步看存下来的牌局
      serve        在网络上开一张牌桌
      load         用真实连接测牌桌服务器能承受多少
      completions  打印让 shell 自动补全命令的脚本

    选项:
      -V, --version          显示版本
          --lang <LANGUAGE>  语言 [en, zh-TW, zh-CN]
      -h, --help             显示帮助；--help 比 -h 详细

    用 `paiju COMMAND --help` 查看各命令的详细说明。
    ");
}

#[test]
fn the_long_help_tells_the_exit_codes() {
    let help = paiju(&["--help"]);
    assert_eq!(help.code, 0);
    let help = help.text();
    let codes = help.split("Exit codes:\n").last().unwrap();
    insta::assert_snapshot!(codes, @r"
      0  all is well
      1  it was done, but some case or record did not pass
      2  the request was not understood, or something could not be read

    The language is --lang, else the variable PAIJU_LANG, else that of the system.
    ");
}

#[test]
fn a_command_explains_its_arguments() {
    insta::assert_snapshot!(paiju(&["judge", "--help"]), @r"
    [0]
    Judge recorded games, and grade programs that do

    Usage: paiju judge [OPTIONS] <GAME> [CASE]...

    Arguments:
      <GAME>
              The game [big-two, dun-mazi, sea-salt, forest]
      [CASE]...
              Cases to check: a file X.in with X.out beside it, or X for both, or a
              folder of such pairs (not its subfolders). The output for X.in must be
              X.out, byte for byte. Without any, one game is judged from standard
              input

    Options:
          --run <COMMAND>
              Grade this program: the shell runs it once for each case, gives it
              X.in and compares what it prints. Where there is no X.out, our own
              judge says what is right
          --time-limit <SECONDS>
              How many seconds the program may take for a case, such as 0.5 [usually
              5]
          --json
              Print one JSON object for each case, then one for all
          --lang <LANGUAGE>
              Language [en, zh-TW, zh-CN]
      -h, --help
              Show help; --help tells more than -h

    Examples:
      paiju judge big-two < game.in
      paiju judge big-two cases/
      paiju judge big-two --run 'python3 my_judge.py' cases/
    ");
    insta::assert_snapshot!(paiju(&["bench", "--help", "--lang", "zh-TW"]), @"
    [0]
    量一個遊戲跑得多快，或困難機器人想得多快

    用法: paiju bench [OPTIONS] [GAME] [OF]

    參數:
      [GAME]
              遊戲；或寫 `search`，量困難機器人想得多快 [big-two, dun-mazi,
              sea-salt, forest, search]
      [OF]
              配合 `search`：只量這個遊戲 [big-two, dun-mazi, sea-salt, forest]

    選項:
          --preset <NAME>
              以哪一套桌規為底；用 `paiju rules GAME` 查有哪些
          --set <SETTING=VALUE>
              更改桌規的一項設定，例如 deals=3；可重複使用
          --players <N>
              玩家人數
          --seconds <SECONDS>
              要跑幾秒 [預設 5]
          --games <N>
              改成跑幾局：每次的工作量都相同
          --seed <N>
              亂數種子 [預設 1]
          --json
              輸出一個 JSON 物件
          --list
              列出可以量的項目：遊戲、桌規、人數
          --lang <LANGUAGE>
              語言 [en, zh-TW, zh-CN]
      -h, --help
              顯示說明；--help 比 -h 詳細

    範例:
      paiju bench big-two --seconds 2
      paiju bench big-two --preset taiwan --games 10000 --json
      paiju bench search
    ");
}

#[test]
fn help_can_be_asked_for_in_several_ways() {
    assert_eq!(paiju(&["help", "judge"]), paiju(&["judge", "--help"]));
    assert_eq!(paiju(&["help"]), paiju(&["--help"]));
    assert_eq!(paiju(&["--lang", "zh-TW", "-h"]), paiju(&["-h", "--lang=zh-tw"]));
}

#[test]
fn no_line_of_help_is_too_long_for_a_terminal() {
    for command in ["judge", "rules", "cards", "arena", "bench"] {
        for language in ["en", "zh-TW", "zh-CN"] {
            let help = paiju(&[command, "--help", "--lang", language]).text();
            let widest = help.lines().map(unicode_width::UnicodeWidthStr::width).max();
            assert!(widest <= Some(80), "{help}");
        }
    }
}

#[test]
fn the_version_is_told() {
    let version = format!("paiju {}\n", env!("CARGO_PKG_VERSION"));
    let expected = Outcome { code: 0, stdout: version.into(), stderr: String::new() };
    assert_eq!(paiju(&["--version"]), expected);
}
