//! The help texts.

use std::path::Path;

use games::GameKind;

use crate::paiju::{Outcome, commands, in_all_languages, paiju};

#[test]
fn help_is_in_the_users_language() {
    insta::assert_snapshot!(in_all_languages(Path::new("."), &["-h"]), @"
    [0]
    Host card games, judge recorded games, read the rules, and measure bots

    Usage: paiju [OPTIONS] <COMMAND>

    Commands:
      judge        Judge recorded games, or grade other judge programs
      rules        Print the rules of a game under the given settings
      cards        List every card of a game with its effect and score under the given settings
      score        Score real cards: one JSON question per line
      arena        Play bots against each other on duplicate deals and report their strength
      verify       Verify that finished games were dealt fairly: commitment, deal and every draw
      bench        Measure how fast games run, or how fast the hard bots search
      replay       Step through a saved game
      serve        Run a game server
      remove-name  Remove a player's name from stored rooms and games
      load         Load-test a server over real WebSocket connections
      completions  Print a shell completion script

    Options:
      -V, --version          Print version
          --lang <LANGUAGE>  Output language [default: PAIJU_LANG, then the system locale]
                             [possible values: en, zh-TW, zh-CN]
      -h, --help             Print help; --help prints more than -h

    Run `paiju COMMAND --help` for details about a command.

    [0]
    架設牌局、裁判牌局紀錄、查閱規則、測試機器人

    用法: paiju [OPTIONS] <COMMAND>

    指令:
      judge        裁判牌局紀錄，也評測別人寫的判官程式
      rules        印出遊戲在指定設定下的規則
      cards        列出遊戲的每一張牌，以及在指定設定下的效果和分數
      score        計算桌上真牌的分數：一行一個 JSON 問題
      arena        讓機器人以重複牌局對打，並回報各自的實力
      verify       查驗打完的牌局是否照承諾發牌：承諾、發牌、每一次摸牌
      bench        測量遊戲執行的速度，或高手電腦搜尋的速度
      replay       一步一步看存下來的牌局
      serve        執行牌局伺服器
      remove-name  從儲存的房間與牌局中移除一位玩家的名字
      load         用真實的 WebSocket 連線對伺服器做負載測試
      completions  印出 shell 自動補完的腳本

    選項:
      -V, --version          顯示版本
          --lang <LANGUAGE>  輸出語言 [預設：PAIJU_LANG，其次是系統語系] [可用值：en, zh-TW, zh-CN]
      -h, --help             顯示說明；--help 比 -h 詳細

    用 `paiju COMMAND --help` 看各指令的詳細說明。

    [0]
    架设牌局、裁判牌局记录、查阅规则、测试机器人

    用法: paiju [OPTIONS] <COMMAND>

    命令:
      judge        裁判牌局记录，也评测别人写的判官程序
      rules        打印游戏在指定设置下的规则
      cards        列出游戏的每一张牌，以及在指定设置下的效果和分数
      score        计算桌上真牌的分数：一行一个 JSON 问题
      arena        让机器人以重复牌局对打，并报告各自的实力
      verify       查验打完的牌局是否照承诺发牌：承诺、发牌、每一次摸牌
      bench        测量游戏运行的速度，或高手电脑搜索的速度
      replay       一步一步看存下来的牌局
      serve        运行牌局服务器
      remove-name  从保存的房间与牌局中移除一位玩家的名字
      load         用真实的 WebSocket 连接对服务器做负载测试
      completions  打印 shell 自动补全的脚本

    选项:
      -V, --version          显示版本
          --lang <LANGUAGE>  输出语言 [默认：PAIJU_LANG，其次是系统区域设置] [可用值：en, zh-TW,
                             zh-CN]
      -h, --help             显示帮助；--help 比 -h 详细

    用 `paiju COMMAND --help` 查看各命令的详细说明。
    ");
}

#[test]
fn the_long_help_lists_the_exit_codes() {
    let help = paiju(&["--help"]);
    assert_eq!(help.code, 0);
    let help = help.text();
    let codes = help.split("Exit codes:\n").last().unwrap();
    insta::assert_snapshot!(codes, @"
      0    success
      1    completed, but a case, a record or a request failed
      2    invalid arguments, or input that cannot be read
      130  interrupted, for example with Ctrl-C

    The language is taken from --lang, then PAIJU_LANG, then the system locale.
    ");
}

/// The output of a command, with `GAMES` for the list of all games, which may be wrapped anywhere.
fn without_games(args: &[&str]) -> String {
    let text = paiju(args).to_string();
    let parts = text.split('[').map(|part| match part.split_once(']') {
        Some((list, rest)) if list.contains(GameKind::ALL[0].name()) => {
            let list = list.split_whitespace().collect::<Vec<_>>().join(" ");
            format!("{}]{rest}", list.replace(&GameKind::names(), "GAMES"))
        }
        Some(_) | None => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("[")
}

#[test]
fn a_command_explains_its_arguments() {
    insta::assert_snapshot!(without_games(&["judge", "--help"]), @"
    [0]
    Judge recorded games, or grade other judge programs

    Usage: paiju judge [OPTIONS] <GAME> [CASE]...

    Arguments:
      <GAME>
              Game [possible values: GAMES]
      [CASE]...
              Cases to check: a file X.in with X.out next to it, X for both, or a
              folder of such pairs (subfolders are not searched). The output for
              X.in must equal X.out byte for byte. Without cases, judge one game
              from standard input

    Options:
          --run <COMMAND>
              Grade this program: run it in the shell once per case, pass it X.in on
              standard input and compare its output. If X.out is missing, compare
              with the built-in judge
          --time-limit <SECONDS>
              Time limit per case in seconds, such as 0.5 [default: 5]
          --json
              Print one JSON object per case, then a summary object
          --lang <LANGUAGE>
              Output language [default: PAIJU_LANG, then the system locale]
              [possible values: en, zh-TW, zh-CN]
      -h, --help
              Print help; --help prints more than -h

    Examples:
      paiju judge big-two < vectors/big-two/full-game.in
      paiju judge big-two vectors/big-two/
      paiju judge big-two --run 'python3 my_judge.py' cases/
    ");
    insta::assert_snapshot!(without_games(&["bench", "--help", "--lang", "zh-TW"]), @"
    [0]
    測量遊戲執行的速度，或高手電腦搜尋的速度

    用法: paiju bench [OPTIONS] [GAME] [OF]

    參數:
      [GAME]
              遊戲；或寫 `search`，測量高手電腦 [可用值：GAMES, search]
      [OF]
              搭配 `search`：只測這個遊戲 [可用值：GAMES]

    桌規:
          --preset <NAME>
              以哪一套桌規為底；用 `paiju rules GAME` 查有哪些 [預設：classic]
          --set <SETTING=VALUE>
              更改桌規的一項設定，例如 deals=3；可重複使用
          --players <N>
              玩家人數 [預設：4]

    選項:
          --seconds <SECONDS>
              要打幾秒 [預設：5]
          --games <N>
              改成打這麼多局，讓每次的工作量都相同
          --seed <N>
              亂數種子 [預設：1]
          --json
              輸出一個 JSON 物件
          --list
              列出可以測量的項目：遊戲、桌規、人數
          --lang <LANGUAGE>
              輸出語言 [預設：PAIJU_LANG，其次是系統語系] [可用值：en, zh-TW, zh-CN]
      -h, --help
              顯示說明；--help 比 -h 詳細

    範例:
      paiju bench big-two --seconds 2
      paiju bench big-two --preset taiwan --games 10000 --json
      paiju bench search
    ");
}

#[test]
fn help_can_be_requested_in_several_ways() {
    assert_eq!(paiju(&["help", "judge"]), paiju(&["judge", "--help"]));
    assert_eq!(paiju(&["help"]), paiju(&["--help"]));
    assert_eq!(paiju(&["--lang", "zh-TW", "-h"]), paiju(&["-h", "--lang=zh-tw"]));
}

#[test]
fn no_line_of_help_is_too_long_for_a_terminal() {
    for command in commands() {
        for language in i18n::Language::ALL {
            let help = paiju(&[&command, "--help", "--lang", language.tag()]).text();
            let widest = help.lines().map(unicode_width::UnicodeWidthStr::width).max();
            assert!(widest <= Some(80), "{help}");
        }
    }
}

#[test]
fn the_options_of_serve_show_their_groups_and_defaults() {
    insta::assert_snapshot!(paiju(&["serve", "--help"]));
}

#[test]
fn the_version_is_printed() {
    let version = format!("paiju {}\n", env!("CARGO_PKG_VERSION"));
    let expected = Outcome { code: 0, stdout: version.into(), stderr: String::new() };
    assert_eq!(paiju(&["--version"]), expected);
}
