//! What is fuzzed. A target panics if it finds a fault.

use std::sync::LazyLock;

use game_big_two::BigTwo;
use game_dun_mazi::DunMazi;
use game_forest::ForestShuffle;
use game_sea_salt::SeaSalt;
use protocol::{ClientMessage, RequestId};
use tabletop::{Rules, Seats, Settings, Turn, luck::Quick};
use testkit::{LawTest, fuzz_decide};

/// Seeds of the parser: the messages in the documentation.
const MESSAGES: &str = include_str!("../../docs/protocol.md");

const TRANSCRIPTS: &[&str] = &[
    include_str!("../../vectors/big-two/full-game.in"),
    include_str!("../../vectors/big-two/refusals.in"),
    include_str!("../../vectors/big-two/odd-spacing.in"),
    include_str!("../../vectors/big-two/marked-up.in"),
    include_str!("../../vectors/big-two/signed-places.in"),
    include_str!("../../vectors/big-two/random-01.in"),
    include_str!("../../vectors/big-two/random-02.in"),
];

const SCORED: &[&str] = &[
    r#"{"hand":["SA","SK","SQ","SJ","S9"],"target":40}"#,
    r#"{"hand":["JB","JS","H2","H3","H4"],"target":30}"#,
    r#"{"hands":[["SA","SK","SQ","SJ","S9"],["HK","HQ","HJ","H10","H8"],["S2","H3","C4","D6","C7"],["DK","DQ","D9","D8","D5"]],"knocker":0,"responses":["knock","call","mazi","fold"],"target":40}"#,
    r#"{"hands":[["SA","SK","SQ","SJ","S9"],["S2","H3","C4","D6","C7"]],"pays":"base"}"#,
    r#"{"hand":[["fish","blue"],["fish","red"]],"played":[[["crab","blue"],["crab","red"]]]}"#,
    r#"{"mode":"last_chance","declarer":0,"players":[{"hand":[["octopus","blue"],["octopus","red"]],"played":[]},{"cardScore":2,"colorBonus":1}]}"#,
    r#"{"mode":"none","players":[{"hand":[]},{"hand":[["mermaid","white"],["mermaid","white"],["mermaid","white"],["mermaid","white"]]}]}"#,
    r#"{"mode":"stop","declarer":1,"players":[{"hand":[["shell","blue"],["lighthouse","blue"],["penguin","red"]]},{"hand":[["sailor","black"],["shark","red"],["swimmer","blue"]]}]}"#,
    r#"{"players":[{"cave":3,"forest":[{"host":"linden","left":["european_hare"],"right":[]},{"host":"oak","top":["bullfinch"]}]},{"cave":0,"forest":[{"host":"birch","bottom":["hedgehog","tree_ferns"]}]}]}"#,
    r#"{"id":"a","players":[{"cave":0,"forest":[{"host":"beech","card":31},{"host":"tree_sapling"}]}]}"#,
];

const RECORDS: &[&str] = &[
    include_str!("../../vectors/records/big-two-1.json"),
    include_str!("../../vectors/records/dun-mazi-1.json"),
    include_str!("../../vectors/records/forest-1.json"),
    include_str!("../../vectors/records/sea-salt-1.json"),
];

/// A target, and texts from which its inputs are made.
#[derive(Debug, Clone, Copy)]
pub struct Target {
    pub name: &'static str,
    pub run: fn(&[u8]),
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// Every target.
pub const ALL: &[Target] = &[
    Target { name: "parser", run: parser, seeds: messages },
    Target { name: "judge", run: judge, seeds: || bytes_of(TRANSCRIPTS) },
    Target { name: "scorers", run: scorers, seeds: || bytes_of(SCORED) },
    Target { name: "record", run: record, seeds: || bytes_of(RECORDS) },
    Target { name: "decide-big-two", run: decide_big_two, seeds: Vec::new },
    Target { name: "decide-dun-mazi", run: decide_dun_mazi, seeds: Vec::new },
    Target { name: "decide-sea-salt", run: decide_sea_salt, seeds: Vec::new },
    Target { name: "decide-forest", run: decide_forest, seeds: Vec::new },
];

/// Any text is a message of each game or is refused, and a message is the same after a round trip.
pub fn parser(bytes: &[u8]) {
    fn check<R: Rules>(text: &str) {
        if let Ok(message) = serde_json::from_str::<ClientMessage<R::Action>>(text) {
            let written = serde_json::to_string(&message).expect("a message can be written");
            let read: ClientMessage<R::Action> =
                serde_json::from_str(&written).expect("a written message can be read");
            assert_eq!(read, message);
        }
    }

    let text = String::from_utf8_lossy(bytes);
    check::<BigTwo>(&text);
    check::<DunMazi>(&text);
    check::<SeaSalt>(&text);
    check::<ForestShuffle>(&text);
    let _ = RequestId::found_in(&text);
}

/// The transcript judge answers or refuses any bytes.
pub fn judge(bytes: &[u8]) {
    if let Ok(text) = game_big_two::transcript::judge(bytes) {
        assert!(text.ends_with('\n') && !text.contains("\n\n"));
    }
}

/// Every scorer answers or refuses any line, and explains its answers.
pub fn scorers(bytes: &[u8]) {
    let line = String::from_utf8_lossy(bytes);
    for preset in game_dun_mazi::Config::PRESETS {
        if let Ok(reply) = game_dun_mazi::scorer::score_line(&line, &preset.config) {
            let _ = reply.explain();
        }
    }
    for preset in game_sea_salt::Config::PRESETS {
        if let Ok(reply) = game_sea_salt::scorer::score_line(&line, &preset.config) {
            let _ = reply.explain();
        }
    }
    if let Ok(reply) =
        game_forest::scorer::score_line(&line, &game_forest::Config::PRESETS[0].config)
    {
        let _ = reply.explain();
    }
}

/// Any text is a valid record or is refused.
pub fn record(bytes: &[u8]) {
    let _ = protocol::verify(&String::from_utf8_lossy(bytes));
}

/// The judge of every game accepts exactly the listed actions. The first byte chooses the game.
pub fn decide(bytes: &[u8]) {
    let Some((game, bytes)) = bytes.split_first() else { return };
    let run = [decide_big_two, decide_dun_mazi, decide_sea_salt, decide_forest];
    run[usize::from(*game) % run.len()](bytes);
}

macro_rules! decide_targets {
    ($($function:ident: $Game:ident, $seats:expr;)+) => {
        $(
            /// Fuzzes the judge of this game. The first byte chooses the preset.
            pub fn $function(bytes: &[u8]) {
                static POOL: LazyLock<Vec<<$Game as Rules>::Action>> =
                    LazyLock::new(|| actions_of_random_games::<$Game>($seats));

                fn candidates(
                    _: &<$Game as Rules>::State,
                    luck: &mut Quick,
                    actions: &mut Vec<<$Game as Rules>::Action>,
                ) {
                    actions.extend((0..12).filter_map(|_| luck.pick(&POOL)));
                }

                let Some((preset, bytes)) = bytes.split_first() else { return };
                let presets = <<$Game as Rules>::Config as Settings>::PRESETS;
                let law_test = LawTest::<$Game> {
                    config: presets[usize::from(*preset) % presets.len()].config.clone(),
                    seats: $seats,
                    candidates,
                    cards: |_, _| {},
                    outcome: |_, _| true,
                    max_decisions: 30_000,
                };
                fuzz_decide(&law_test, bytes).expect("the judge and the list of actions agree");
            }
        )+
    };
}

decide_targets! {
    decide_big_two: BigTwo, Seats::FOUR;
    decide_dun_mazi: DunMazi, Seats::FOUR;
    decide_sea_salt: SeaSalt, Seats::FOUR;
    decide_forest: ForestShuffle, Seats::FOUR;
}

/// Actions that are legal at some point of a random game, but usually not in the current state.
fn actions_of_random_games<R: Rules>(seats: Seats) -> Vec<R::Action> {
    const GAMES: u64 = 30;
    const LONGEST: usize = 3_000;

    let (mut pool, mut legal) = (Vec::new(), Vec::new());
    for seed in 0..GAMES {
        let mut luck = Quick::new(seed);
        let presets = R::Config::PRESETS;
        let config = &presets[seed as usize % presets.len()].config;
        let mut state = R::begin(config, &R::deal(config, seats, &mut luck));
        for _ in 0..LONGEST {
            let Turn::Of(_) = R::turn(&state) else { break };
            legal.clear();
            R::legal_actions(&state, &mut legal);
            pool.extend((0..4).filter_map(|_| luck.pick(&legal)));
            let Some(action) = luck.pick(&legal) else { break };
            R::act(&mut state, &action, &mut luck, |_, _| {});
        }
    }
    pool
}

fn messages() -> Vec<Vec<u8>> {
    let lines = MESSAGES.lines().filter(|line| line.starts_with('{'));
    lines.map(|line| line.as_bytes().to_vec()).collect()
}

fn bytes_of(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}
