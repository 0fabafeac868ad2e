//! Whole matches.

use std::{
    ops::ControlFlow,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use bots::{Bot, BotGame, BotSpec, Choice, Sight, Thinking};
use game_big_two::BigTwo;
use game_dun_mazi::DunMazi;
use game_forest::ForestShuffle;
use game_sea_salt::SeaSalt;
use tabletop::{Outcome, Rules, Settings, luck::Fair};

use crate::{
    Ended, Entrant, Hypothesis, LineUp, Match, News, Notable, Report, Sprt, Unit, Verdict,
};

/// A match of these bots, on so many threads, watched.
struct Trial<'a> {
    players: &'a str,
    deals: u64,
    threads: usize,
    sprt: Option<Sprt>,
}

impl Trial<'_> {
    fn watched<R: Notable>(
        &self,
        watch: &mut dyn FnMut(&News<'_, R>) -> ControlFlow<()>,
    ) -> Report {
        let specs: Vec<BotSpec> = self.players.split(' ').map(|it| it.parse().unwrap()).collect();
        let table = || specs.iter().map(|spec| R::bot(spec).unwrap()).collect();
        let tables = (0..self.threads).map(|_| table()).collect();
        self.contest::<R>(&specs).play(tables, watch)
    }

    fn contest<R: Notable>(&self, specs: &[BotSpec]) -> Match<'static, R> {
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

    fn play<R: Notable>(&self) -> Report {
        self.watched::<R>(&mut |_| ControlFlow::Continue(()))
    }
}

fn luck(seed: u64) -> Fair {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&seed.to_le_bytes());
    Fair::new(secret)
}

const fn trial(players: &str) -> Trial<'_> {
    Trial { players, deals: 6, threads: 1, sprt: None }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    fn check<R: Notable>(players: &str) {
        let alone = trial(players).play::<R>();
        for threads in [2, 3] {
            assert_eq!(Trial { threads, ..trial(players) }.play::<R>(), alone, "{}", R::NAME);
        }
    }
    check::<BigTwo>("hard:10 easy easy easy");
    check::<DunMazi>("easy easy:1");
    check::<SeaSalt>("easy easy easy");
    check::<ForestShuffle>("easy easy");
}

/// By hand: equal bots share every deal, so the mean is ½ and the variance only that of the imagined
/// deal, ⅛ / (n + 1); the ratio is n·(n + 1) / 2500, and reaches 2.944 with the 86th deal.
#[test]
fn a_test_stops_at_the_same_deal_on_any_number_of_threads() {
    let (h0, h1) = (Hypothesis::Share(0.49), Hypothesis::Share(0.5));
    let sprt = Sprt { h0, h1, alpha: 0.05, beta: 0.05 };
    let trial = Trial { deals: 500, sprt: Some(sprt), ..trial("easy:1 easy") };
    let alone = trial.play::<DunMazi>();
    let test = alone.sprt.as_ref().unwrap();
    assert_eq!((alone.ended, test.verdict, alone.deals), (Ended::Decided, Verdict::H1, 86));
    assert!((test.llr - 86.0 * 87.0 / 2500.0).abs() < 1e-9, "{}", test.llr);
    assert_eq!(test.curve.len(), 86);
    assert_eq!(Trial { threads: 3, ..trial }.play::<DunMazi>(), alone);
}

#[test]
fn every_rotation_has_the_same_deal() {
    fn check<R: Notable>(players: &str) {
        let mut seen = 0;
        trial(players).watched::<R>(&mut |news| {
            if let News::Unit { unit, .. } = news {
                let first = &unit.games[0];
                assert!(unit.games.iter().all(|game| game.deal == first.deal), "{}", R::NAME);
                assert_eq!(unit.games.len(), players.split(' ').count());
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

/// Bots of different names that think alike play the same game from every seat, so each wins as
/// often as the seats do: rotation takes all luck of the deal away.
#[test]
fn equal_bots_are_exactly_even() {
    let report = trial("easy easy:1 easy:2 easy:3").play::<BigTwo>();
    for entrant in &report.entrants {
        assert!((entrant.wins.mean - 0.25).abs() < 1e-12, "{entrant:?}");
        assert!(entrant.margin.mean.abs() < 1e-12, "{entrant:?}");
        assert_eq!(entrant.win_variance_ratio.map(|ratio| ratio < 1e-9), Some(true));
    }
    let shares: f64 = report.by_seat.iter().map(|seat| seat.wins.mean).sum();
    assert!((shares - 1.0).abs() < 1e-12);
}

#[test]
fn shares_of_victory_add_up() {
    let report = trial("easy easy:1 easy:1").play::<SeaSalt>();
    let [one, two] = &report.entrants[..] else { panic!("{report:?}") };
    assert!((one.wins.mean + 2.0 * two.wins.mean - 1.0).abs() < 1e-12, "{report:?}");
    assert_eq!((report.deals, report.games, report.rotations), (6, 18, 3));
    assert_eq!(report.decisions.len(), 18);
}

#[test]
fn deals_are_told_in_order() {
    let mut numbers = Vec::new();
    let trial = Trial { threads: 3, deals: 12, ..trial("easy easy:1") };
    trial.watched::<DunMazi>(&mut |news| {
        if let News::Unit { unit, tally } = news {
            assert_eq!(tally.units(), unit.number + 1);
            assert_eq!(unit.seed, 7 + unit.number);
            numbers.push(unit.number);
        }
        ControlFlow::Continue(())
    });
    assert_eq!(numbers, (0..12).collect::<Vec<_>>());
}

#[test]
fn whoever_watches_can_end_it() {
    let stop_at_three = &mut |news: &News<'_, DunMazi>| match news {
        News::Unit { unit: Unit { number: 2, .. }, .. } => ControlFlow::Break(()),
        News::Unit { .. } | News::Game => ControlFlow::Continue(()),
    };
    let trial = Trial { deals: 1_000_000, threads: 2, ..trial("easy easy:1") };
    let report = trial.watched::<DunMazi>(stop_at_three);
    assert_eq!((report.deals, report.ended), (3, Ended::Stopped));
}

#[test]
fn somebody_else_can_end_it_in_the_middle_of_a_game() {
    let asked = AtomicU64::new(0);
    let stop = || 200 < asked.fetch_add(1, Ordering::Relaxed);
    let specs: Vec<BotSpec> = ["easy", "easy:1"].map(|it| it.parse().unwrap()).to_vec();
    let trial = Trial { deals: 1_000_000, ..trial("") };
    let contest = Match { stop: &stop, ..trial.contest::<DunMazi>(&specs) };
    let table = specs.iter().map(|spec| DunMazi::bot(spec).unwrap()).collect();
    let report = contest.play(vec![table], &mut |_| ControlFlow::Continue(()));
    assert_eq!(report.ended, Ended::Stopped);
    assert!(report.deals < 100, "{}", report.deals);
}

/// Answers nothing, ever.
#[derive(Debug)]
struct Mute;

impl Bot<DunMazi> for Mute {
    fn choose(
        &mut self,
        _: Sight<'_, DunMazi>,
        _: &mut Thinking<'_>,
    ) -> Option<Choice<<DunMazi as Rules>::Action>> {
        None
    }
}

#[test]
fn who_does_not_answer_plays_by_default_and_is_counted() {
    let specs: Vec<BotSpec> = ["mute", "easy"].map(|it| it.parse().unwrap()).to_vec();
    let contest = trial("").contest::<DunMazi>(&specs);
    let table: Vec<Box<dyn Bot<DunMazi>>> = vec![Box::new(Mute), Box::new(bots::Easy)];
    let mut verdicts = Vec::new();
    let report = contest.play(vec![table], &mut |news| {
        if let News::Unit { unit, .. } = news {
            let mute = unit.games.iter().flat_map(|game| &game.acts).filter(|act| !act.is_chosen);
            verdicts.push(mute.count() as u64);
        }
        ControlFlow::Continue(())
    });
    let [mute, easy] = &report.entrants[..] else { panic!("{report:?}") };
    assert_eq!(mute.faults, verdicts.iter().sum::<u64>());
    assert_eq!((mute.faults, easy.faults), (mute.times.len(), 0));
    assert_eq!(report.unfinished, 0);
}

/// What a game's events and outcome say is what its acts give when replayed.
#[test]
fn a_game_can_be_replayed_from_its_acts() {
    trial("easy easy:1").watched::<ForestShuffle>(&mut |news| {
        if let News::Unit { unit, .. } = news {
            for game in &unit.games {
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

/// Whoever is dealt a two of spades, is dealt it in every game; somebody always acts first.
#[test]
fn what_happens_is_counted() {
    let report = Trial { deals: 20, ..trial("easy easy:1 easy:1 easy:1") }.play::<BigTwo>();
    let note = |group: &str, name: &str| {
        let group = report.groups.iter().find(|it| it.key == group).expect("the group");
        group.notes.iter().find(|note| note.name == name).expect("the note").clone()
    };
    let two = note("arena-group-twos", "arena-two-S");
    assert_eq!((two.times, two.games), (80, 80));
    assert!((two.frequency - 0.25).abs() < 1e-12);
    assert!((two.per_game.iter().sum::<f64>() - 0.5).abs() < 1e-12, "{two:?}");
    let first = note("arena-group-order", "arena-order-1");
    assert_eq!(first.games, 80);
    let single = note("arena-group-patterns", "big-two-choice-patterns-single");
    assert!(single.games < single.times, "{single:?}");
    assert!((single.lift.mean - (single.wins.mean - single.expected)).abs() < 1e-12);
}
