//! Tests of whole matches.

use std::{
    ops::ControlFlow,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use bots::{Bot, BotContext, BotGame, BotSpec, Decision, Observation};
use game_big_two::BigTwo;
use game_dun_mazi::DunMazi;
use game_forest::ForestShuffle;
use game_sea_salt::SeaSalt;
use tabletop::{Outcome, Rules, Settings, luck::Fair};

use crate::{
    DuplicateDeal, Entrant, Hypothesis, LineUp, Match, MatchEvent, MatchReport, Sprt, SprtDecision,
    StatsGame, StopReason,
};

/// A small match between the bots in `players`.
struct TestMatch<'a> {
    players: &'a str,
    deals: u64,
    threads: usize,
    sprt: Option<Sprt>,
}

impl TestMatch<'_> {
    fn watched<R: StatsGame>(
        &self,
        watch: &mut dyn FnMut(&MatchEvent<'_, R>) -> ControlFlow<()>,
    ) -> MatchReport {
        let specs: Vec<BotSpec> = self.players.split(' ').map(|it| it.parse().unwrap()).collect();
        let table = || specs.iter().map(|spec| R::bot(spec).unwrap()).collect();
        let tables = (0..self.threads).map(|_| table()).collect();
        self.contest::<R>(&specs).play(tables, watch)
    }

    fn contest<R: StatsGame>(&self, specs: &[BotSpec]) -> Match<'static, R> {
        Match {
            config: R::Config::PRESETS[0].config.clone(),
            line_up: LineUp::new(specs.iter().map(Entrant::from).collect()).unwrap(),
            deals: self.deals,
            first_seed: 7,
            sprt: self.sprt,
            luck: &luck,
            clock: &|| Duration::ZERO,
            stop: &|| false,
        }
    }

    fn play<R: StatsGame>(&self) -> MatchReport {
        self.watched::<R>(&mut |_| ControlFlow::Continue(()))
    }
}

fn luck(seed: u64) -> Fair {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&seed.to_le_bytes());
    Fair::new(secret)
}

const fn test_match(players: &str) -> TestMatch<'_> {
    TestMatch { players, deals: 6, threads: 1, sprt: None }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    fn check<R: StatsGame>(players: &str) {
        let alone = test_match(players).play::<R>();
        for threads in [2, 3] {
            assert_eq!(
                TestMatch { threads, ..test_match(players) }.play::<R>(),
                alone,
                "{}",
                R::NAME
            );
        }
    }
    check::<BigTwo>("hard:10 easy easy easy");
    check::<DunMazi>("easy easy:1");
    check::<SeaSalt>("easy easy easy");
    check::<ForestShuffle>("easy easy");
}

/// By hand: equal bots share every deal, so the mean is ½ and the variance is only that of the
/// pseudo-observation, ⅛ / (n + 1). The ratio is n·(n + 1) / 2500 and reaches 2.944 with deal 86.
#[test]
fn a_test_stops_at_the_same_deal_on_any_number_of_threads() {
    let (h0, h1) = (Hypothesis::WinRate(0.49), Hypothesis::WinRate(0.5));
    let sprt = Sprt { h0, h1, alpha: 0.05, beta: 0.05 };
    let test_match = TestMatch { deals: 500, sprt: Some(sprt), ..test_match("easy:1 easy") };
    let alone = test_match.play::<DunMazi>();
    let test = alone.sprt.as_ref().unwrap();
    assert_eq!(
        (alone.ended, test.decision, alone.deals),
        (StopReason::Decided, SprtDecision::H1, 86)
    );
    assert!((test.llr - 86.0 * 87.0 / 2500.0).abs() < 1e-9, "{}", test.llr);
    assert_eq!(test.curve.len(), 86);
    assert_eq!(TestMatch { threads: 3, ..test_match }.play::<DunMazi>(), alone);
}

#[test]
fn every_rotation_has_the_same_deal() {
    fn check<R: StatsGame>(players: &str) {
        let mut seen = 0;
        test_match(players).watched::<R>(&mut |event| {
            if let MatchEvent::Deal { deal, .. } = event {
                let first = &deal.games[0];
                assert!(deal.games.iter().all(|game| game.deal == first.deal), "{}", R::NAME);
                assert_eq!(deal.games.len(), players.split(' ').count());
                seen += 1;
            }
            ControlFlow::Continue(())
        });
        assert_eq!(seen, 6);
    }
    check::<BigTwo>("easy easy:1 easy:1 easy:1");
    check::<DunMazi>("easy easy:1");
    check::<SeaSalt>("easy easy:1 easy:2");
    check::<ForestShuffle>("easy easy:1");
}

/// Equal bots under different names play the same game in every rotation, so each has the mean win
/// rate of all seats: rotation removes the luck of the deal.
#[test]
fn equal_bots_are_exactly_even() {
    let report = test_match("easy easy:1 easy:2 easy:3").play::<BigTwo>();
    for entrant in &report.entrants {
        assert!((entrant.wins.mean - 0.25).abs() < 1e-12, "{entrant:?}");
        assert!(entrant.margin.mean.abs() < 1e-12, "{entrant:?}");
        assert_eq!(entrant.win_variance_ratio.map(|ratio| ratio < 1e-9), Some(true));
    }
    let shares: f64 = report.by_seat.iter().map(|seat| seat.wins.mean).sum();
    assert!((shares - 1.0).abs() < 1e-12);
}

#[test]
fn win_rates_add_up_to_one() {
    let report = test_match("easy easy:1 easy:1").play::<SeaSalt>();
    let [one, two] = &report.entrants[..] else { panic!("{report:?}") };
    assert!((one.wins.mean + 2.0 * two.wins.mean - 1.0).abs() < 1e-12, "{report:?}");
    assert_eq!((report.deals, report.games, report.rotations), (6, 18, 3));
    assert_eq!(report.decisions.len(), 18);
}

#[test]
fn deals_are_reported_in_order() {
    let mut numbers = Vec::new();
    let test_match = TestMatch { threads: 3, deals: 12, ..test_match("easy easy:1") };
    test_match.watched::<DunMazi>(&mut |event| {
        if let MatchEvent::Deal { deal, stats } = event {
            assert_eq!(stats.deals(), deal.number + 1);
            assert_eq!(deal.seed, 7 + deal.number);
            numbers.push(deal.number);
        }
        ControlFlow::Continue(())
    });
    assert_eq!(numbers, (0..12).collect::<Vec<_>>());
}

#[test]
fn the_watch_function_can_end_a_match() {
    let stop_at_three = &mut |event: &MatchEvent<'_, DunMazi>| match event {
        MatchEvent::Deal { deal: DuplicateDeal { number: 2, .. }, .. } => ControlFlow::Break(()),
        MatchEvent::Deal { .. } | MatchEvent::Game => ControlFlow::Continue(()),
    };
    let test_match = TestMatch { deals: 1_000_000, threads: 2, ..test_match("easy easy:1") };
    let report = test_match.watched::<DunMazi>(stop_at_three);
    assert_eq!((report.deals, report.ended), (3, StopReason::Stopped));
}

#[test]
fn the_stop_function_can_end_a_match_in_the_middle_of_a_game() {
    let asked = AtomicU64::new(0);
    let stop = || 200 < asked.fetch_add(1, Ordering::Relaxed);
    let specs: Vec<BotSpec> = ["easy", "easy:1"].map(|it| it.parse().unwrap()).to_vec();
    let test_match = TestMatch { deals: 1_000_000, ..test_match("") };
    let contest = Match { stop: &stop, ..test_match.contest::<DunMazi>(&specs) };
    let table = specs.iter().map(|spec| DunMazi::bot(spec).unwrap()).collect();
    let report = contest.play(vec![table], &mut |_| ControlFlow::Continue(()));
    assert_eq!(report.ended, StopReason::Stopped);
    assert!(report.deals < 100, "{}", report.deals);
}

/// A bot that never answers.
#[derive(Debug)]
struct Mute;

impl Bot<DunMazi> for Mute {
    fn choose(
        &mut self,
        _: Observation<'_, DunMazi>,
        _: &mut BotContext<'_>,
    ) -> Option<Decision<<DunMazi as Rules>::Action>> {
        None
    }
}

#[test]
fn a_bot_without_an_answer_plays_the_default_action_and_is_counted() {
    let specs: Vec<BotSpec> = ["mute", "easy"].map(|it| it.parse().unwrap()).to_vec();
    let contest = test_match("").contest::<DunMazi>(&specs);
    let table: Vec<Box<dyn Bot<DunMazi>>> = vec![Box::new(Mute), Box::new(bots::Easy)];
    let mut n_defaults = Vec::new();
    let report = contest.play(vec![table], &mut |event| {
        if let MatchEvent::Deal { deal, .. } = event {
            let mute = deal.games.iter().flat_map(|game| &game.acts).filter(|act| !act.is_chosen);
            n_defaults.push(mute.count() as u64);
        }
        ControlFlow::Continue(())
    });
    let [mute, easy] = &report.entrants[..] else { panic!("{report:?}") };
    assert_eq!(mute.faults, n_defaults.iter().sum::<u64>());
    assert_eq!((mute.faults, easy.faults), (mute.times.len(), 0));
    assert_eq!(report.unfinished, 0);
}

/// The events of a game lead to its outcome when replayed.
#[test]
fn a_game_can_be_replayed_from_its_acts() {
    test_match("easy easy:1").watched::<ForestShuffle>(&mut |event| {
        if let MatchEvent::Deal { deal, .. } = event {
            for game in &deal.games {
                let config = &<ForestShuffle as Rules>::Config::PRESETS[0].config;
                let mut state = ForestShuffle::begin(config, &game.deal);
                for event in game.acts.iter().flat_map(|act| &act.events) {
                    ForestShuffle::evolve(&mut state, event);
                }
                let outcome: Outcome = game.outcome;
                assert_eq!(ForestShuffle::turn(&state), tabletop::Turn::Over(outcome));
            }
        }
        ControlFlow::Continue(())
    });
}

/// One seat per game is dealt the two of spades, and one acts first.
#[test]
fn statistics_count_occurrences() {
    let report =
        TestMatch { deals: 20, ..test_match("easy easy:1 easy:1 easy:1") }.play::<BigTwo>();
    let stat = |group: &str, name: &str| {
        let group = report.groups.iter().find(|it| it.key == group).expect("the group");
        group.stats.iter().find(|stat| stat.name == name).expect("the stat").clone()
    };
    let two = stat("arena-group-twos", "arena-two-S");
    assert_eq!((two.times, two.games), (80, 80));
    assert!((two.frequency - 0.25).abs() < 1e-12);
    assert!((two.per_game.iter().sum::<f64>() - 0.5).abs() < 1e-12, "{two:?}");
    let first = stat("arena-group-order", "arena-order-1");
    assert_eq!(first.games, 80);
    let single = stat("arena-group-patterns", "big-two-choice-patterns-single");
    assert!(single.games < single.times, "{single:?}");
    assert!((single.lift.mean - (single.wins.mean - single.expected)).abs() < 1e-12);
}
