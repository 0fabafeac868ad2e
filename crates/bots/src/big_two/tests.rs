//! Properties of all Big Two bots, and positions in which the right play is clear.

use cards::CardSet;
use game_big_two::{
    Action, BigTwo, Config, PATTERNS, Play, PlayerView, State, Top, View,
    config::{Mixing, Scoring},
};
use search::Observation;
use tabletop::{
    BySeat, Choice as _, Preset, Rules, Seat, SeatSet, Seats, Settings, Turn, Value, Viewer,
    luck::Quick,
};
use testkit::{MessageArgs, check_messages};

use super::{
    compiled_rules::CompiledRules,
    hand_plan::HandPlan,
    hard::point_range,
    heuristics::OtherHands,
    odds::{CERTAIN, Odds},
    plays::legal_plays,
};
use crate::{BotContext, BotGame, BotSpec, Decision, hint_tests::HintTest};

const PLAYERS: [&str; 4] = ["medium", "hard", "prior", "greedy-low"];

/// RM-30: a bot that searches returns its candidates, with its action first.
#[test]
fn the_first_candidate_is_the_decision() {
    if !has_usual_patterns() {
        return;
    }
    let mut n_searched = 0;
    watch(Config::PRESETS[0].config, 0..4, |state, seat, decision| {
        let Some(best) = decision.candidates.first() else { return };
        assert_eq!(best.action, decision.action);
        for candidate in &decision.candidates {
            assert_eq!(BigTwo::judge(state, seat, &candidate.action), Ok(()));
            assert!(candidate.win_percent <= 100);
            assert!(0 < candidate.visits && candidate.visits <= best.visits);
        }
        n_searched += 1;
    });
    assert!(10 < n_searched, "{n_searched}");
}

/// In every preset, and in a match of several deals.
#[test]
fn every_decision_is_legal() {
    for preset in playable_presets() {
        let config = Config { deals: 2, ..preset.config };
        watch(config, 0..2, |state, seat, decision| {
            let judged = BigTwo::judge(state, seat, &decision.action);
            assert_eq!(judged, Ok(()), "{}: {decision:?}", preset.name);
        });
    }
    for preset in playable_presets().take(1) {
        let config = Config { pass_lock: true, ..preset.config };
        watch(config, 0..1, |state, seat, decision| {
            assert_eq!(BigTwo::judge(state, seat, &decision.action), Ok(()), "{decision:?}");
        });
    }
}

/// BT-12: bots play with any set of patterns, in every mixing.
#[test]
fn every_decision_is_legal_with_any_patterns() {
    let Some(one) = PATTERNS.iter().find(|pattern| pattern.size == 1) else { return };
    let all: Vec<&str> = PATTERNS.iter().map(|pattern| pattern.id).collect();
    let others = PATTERNS.iter().filter(|pattern| pattern.id != one.id);
    let pairs = others.map(|pattern| format!("{},{}", one.id, pattern.id));
    for patterns in pairs.chain([one.id.to_owned(), all.join(",")]) {
        for &mixing in Mixing::ALL {
            let mut config = Config { mixing, ..Config::CLASSIC };
            Config::field("patterns").unwrap().set_text(&mut config, &patterns).unwrap();
            watch(config, 0..1, |state, seat, decision| {
                let judged = BigTwo::judge(state, seat, &decision.action);
                assert_eq!(judged, Ok(()), "{patterns}, {mixing:?}: {decision:?}");
            });
        }
    }
}

/// BT-13: people and bots play in any mix. The people in this test play at random.
#[test]
fn people_and_bots_play_in_any_mix() {
    for preset in playable_presets().take(1) {
        for mix in 0..16_u64 {
            let mut luck = Quick::new(mix);
            let deal = BigTwo::deal(&preset.config, Seats::FOUR, &mut luck);
            let mut state = BigTwo::begin(&preset.config, &deal);
            while let Turn::Of(seat) = BigTwo::turn(&state) {
                let is_person = mix >> seat.index() & 1 == 1;
                let action = if is_person {
                    let mut legal = Vec::new();
                    BigTwo::legal_actions(&state, &mut legal);
                    luck.pick(&legal).unwrap()
                } else {
                    let view = BigTwo::view(&state, Viewer::Seat(seat));
                    ask(PLAYERS[seat.index()], &view, mix).action
                };
                assert_eq!(BigTwo::judge(&state, seat, &action), Ok(()));
                BigTwo::play_unchecked(&mut state, &action, &mut luck);
            }
        }
    }
}

/// The same view, luck and budget give the same decision, whatever the others hold.
#[test]
fn a_decision_depends_only_on_the_view() {
    for preset in playable_presets() {
        watch(preset.config, 5..6, |state, seat, decision| {
            let view = BigTwo::view(state, Viewer::Seat(seat));
            let other_world = BigTwo::determinize(&view, &mut Quick::new(99));
            let same_view = BigTwo::view(&other_world, Viewer::Seat(seat));
            let player = PLAYERS[seat.index()];
            assert_eq!(&ask(player, &same_view, 5), decision, "{player}");
        });
    }
}

/// Every reason has a sentence in every language with the right values, and every sentence is used.
#[test]
fn every_reason_has_a_sentence() {
    if !has_usual_patterns() {
        return;
    }
    let mut said = MessageArgs::new();
    for preset in ["classic", "research"] {
        let config = Config::preset(preset).unwrap();
        watch(config, 10..30, |_, _, decision| {
            for reason in &decision.reasons {
                let values = reason.values.iter().map(|(name, _)| name.to_string());
                said.entry(reason.key.to_string()).or_default().extend(values);
            }
        });
    }
    check_messages("bots-big-two", &said);
}

#[test]
fn a_bot_goes_out_if_it_can() {
    let position = Position { hand: "C9 D9", held: [2, 5, 5, 5], top: Some((1, "C8 D8")) };
    position.check(&["medium", "hard", "prior", "greedy-low"], "C9 D9");
    let position = Position { hand: "C3 D4 H5 S6 C7", held: [5, 1, 1, 1], top: None };
    position.check(&["medium", "hard", "prior", "greedy-low"], "C3 D4 H5 S6 C7");
}

/// The pair of kings is worth more than the single.
#[test]
fn a_pair_is_not_broken_up_for_a_low_card() {
    let hand = "H3 CK DK C4 D4 H6 S6 C8 D8 H10 S10";
    let position = Position { hand, held: [11, 12, 12, 12], top: Some((3, "CJ")) };
    position.check(&["medium", "hard"], "");
}

/// The lowest card that is not part of a pattern should go first.
#[test]
fn a_loose_card_is_played_if_it_fits() {
    let hand = "H5 C8 D8 CJ DJ S2";
    let position = Position { hand, held: [6, 9, 9, 9], top: Some((3, "C4")) };
    position.check(&["medium", "hard", "prior"], "H5");
}

/// If the next player has one card left, a single card would let it go out.
#[test]
fn no_single_is_led_to_a_player_with_one_card() {
    let position = Position { hand: "H5 C6 D6", held: [3, 1, 7, 7], top: None };
    position.check(&["medium", "hard"], "C6 D6");
    let position = Position { hand: "H5 C9 S2", held: [3, 1, 7, 7], top: None };
    position.check(&["medium", "hard"], "S2");
}

/// No opponent can beat a play that the odds call certain.
#[test]
fn a_certain_play_is_unbeatable() {
    let mut n_certain = 0;
    for preset in playable_presets() {
        watch(preset.config, 40..60, |state, seat, _| {
            let rules = CompiledRules::new(&preset.config);
            let others = OtherHands::of(&rules, state, seat);
            let odds = Odds::new(&rules, others.unseen, others.held);
            let hand = rules.suit_order().to_ranked(state.hands()[seat]);
            let plan = HandPlan::of(&rules, &odds, hand);
            let plays = plan.plays(&rules);
            for play in plays.filter(|play| CERTAIN <= odds.unbeaten(play.strength)) {
                n_certain += 1;
                let cards = rules.suit_order().to_cards(play.cards);
                let top = Some(Top { seat, play: Play::read(&preset.config, cards).unwrap() });
                for other in Seats::FOUR.iter().filter(|&other| other != seat) {
                    let view = BigTwo::view(state, Viewer::Seat(other));
                    let view = View { turn: Some(other), top, ..view };
                    let observation = Observation { view: &view, seat: other, seats: Seats::FOUR };
                    let plays = legal_plays(observation).unwrap();
                    assert_eq!(plays, [], "{}: {cards}", preset.name);
                }
            }
        });
    }
    assert!(1000 < n_certain || !has_usual_patterns(), "only {n_certain} certain plays");
}

/// The strongest card wins the lead, and then the rest goes out.
#[test]
fn a_certain_win_is_played_at_once() {
    let position = Position { hand: "C5 S2", held: [2, 3, 3, 3], top: None };
    position.check(&["hard", "prior"], "S2");
    let hand = "C5 D5 S2";
    if !has_usual_patterns() {
        return;
    }
    let position = Position { hand, held: [3, 2, 6, 6], top: Some((3, "HA")) };
    let decision = position.ask("hard");
    assert_eq!(decision.action, Action::Play("S2".parse().unwrap()));
    assert_eq!(decision.reasons[0].key, "bot-big-two-unbeatable");
}

#[test]
fn greedy_low_plays_the_most_and_lowest_cards() {
    let hand = "C4 D4 C5 D5 H5 S9 S2";
    Position { hand, held: [7, 9, 9, 9], top: None }.check(&["greedy-low"], "C4 D4 C5 D5 H5");
    let position = Position { hand, held: [7, 9, 9, 9], top: Some((1, "S3")) };
    position.check(&["greedy-low"], "C4");
    let position = Position { hand, held: [7, 9, 9, 9], top: Some((1, "S10")) };
    position.check(&["greedy-low"], "S2");
    let position = Position { hand, held: [7, 9, 9, 9], top: Some((1, "C6 D6")) };
    position.check(&["greedy-low"], "");
}

/// The presets whose patterns suffice to play (BT-5).
fn playable_presets() -> impl Iterator<Item = &'static Preset<Config>> {
    Config::PRESETS.iter().filter(|preset| preset.config.check_combination().is_ok())
}

/// Whether `classic` has the patterns that these positions need: a single, a pair, a straight and a
/// full house. The tests also run without each of them (BT-12).
fn has_usual_patterns() -> bool {
    ["C3", "C3 D3", "C3 D4 H5 S6 C7", "C3 D3 H3 C4 D4"]
        .iter()
        .all(|cards| Play::read(&Config::CLASSIC, cards.parse().unwrap()).is_some())
}

/// A position in a deal of the preset `classic`, as seat 0 sees it.
struct Position {
    hand: &'static str,
    held: [u8; 4],
    top: Option<(u8, &'static str)>,
}

impl Position {
    #[track_caller]
    fn check(&self, players: &[&str], cards: &str) {
        if !has_usual_patterns() {
            return;
        }
        let expected =
            if cards.is_empty() { Action::Pass } else { Action::Play(cards.parse().unwrap()) };
        for player in players {
            let decision = self.ask(player);
            assert_eq!(decision.action, expected, "{player}: {:?}", decision.reasons);
        }
    }

    fn ask(&self, player: &str) -> Decision<Action> {
        ask(player, &self.view(), 1)
    }

    fn view(&self) -> View {
        let config = Config::preset("classic").unwrap();
        let seat = |seat| Seats::FOUR.seat(seat).unwrap();
        let hand: CardSet = self.hand.parse().unwrap();
        let top = self.top.map(|(by, cards)| Top {
            seat: seat(by),
            play: Play::read(&config, cards.parse().unwrap()).unwrap(),
        });
        let on_table = top.map_or(CardSet::EMPTY, |top| top.play.cards());
        // Seat 1 has played all cards that are neither in a hand nor on the table.
        let unseen = self.held.iter().skip(1).map(|&n| usize::from(n)).sum::<usize>();
        let rest = config.suit_order.sorted(CardSet::SUITED.without(hand | on_table));
        let gone: CardSet = rest.take(52 - hand.len() - on_table.len() - unseen).collect();
        let players = BySeat::from_fn(Seats::FOUR, |it| PlayerView {
            held: self.held[it.index()],
            played: if it == seat(1) { gone | on_table } else { CardSet::EMPTY },
            total: 0,
        });
        View {
            config,
            viewer: Some(seat(0)),
            turn: Some(seat(0)),
            hand,
            players,
            top,
            passed: SeatSet::EMPTY,
            deals: 0,
            open: None,
        }
    }
}

/// Asks a bot for a decision, with few iterations if it searches.
fn ask(player: &str, view: &View, seed: u64) -> Decision<Action> {
    let spec: BotSpec = player.parse().unwrap();
    let observation = Observation { view, seat: view.viewer.unwrap(), seats: Seats::FOUR };
    let mut context = BotContext { iterations: Some(120), ..BotContext::seeded(seed) };
    BigTwo::bot(&spec).unwrap().choose(observation, &mut context).unwrap()
}

/// Plays one match per seed between all bots and calls `show` with every decision.
fn watch(
    config: Config,
    seeds: std::ops::Range<u64>,
    mut show: impl FnMut(&State, Seat, &Decision<Action>),
) {
    for seed in seeds {
        let mut luck = Quick::new(seed);
        let mut state = BigTwo::begin(&config, &BigTwo::deal(&config, Seats::FOUR, &mut luck));
        while let Turn::Of(seat) = BigTwo::turn(&state) {
            let view = BigTwo::view(&state, Viewer::Seat(seat));
            let decision = ask(PLAYERS[seat.index()], &view, seed);
            show(&state, seat, &decision);
            BigTwo::play_unchecked(&mut state, &decision.action, &mut luck);
        }
    }
}

impl HintTest for BigTwo {
    /// The estimate of the search decides, so the first reason is the estimate. Without a search,
    /// the action is the only one or a certain win.
    fn check_reason(observation: Observation<'_, Self>, hint: &Decision<Action>) {
        let stated = &hint.reasons[0];
        let Some(best) = hint.candidates.first() else {
            let only = match hint.action {
                Action::Pass => &["bot-big-two-cannot"][..],
                Action::Play(_) => &["bot-big-two-goes-out", "bot-big-two-unbeatable"],
            };
            assert!(only.contains(&stated.key.as_ref()), "{hint:?}");
            return;
        };
        let [(_, Value::Number(number))] = stated.values[..] else { panic!("{stated:?}") };
        let (least, most) = point_range(observation.view.config.scoring);
        let expected = least + (most - least) * f32::from(best.win_percent) / 100.0;
        let (key, expected, rounding) = match observation.view.config.scoring {
            Scoring::WinnerOnly => ("bot-big-two-chance", 100.0 * expected, 0.01),
            Scoring::Count | Scoring::Tiered | Scoring::Doubling => {
                ("bot-big-two-points", expected, 0.51 + (most - least) / 200.0)
            }
        };
        assert_eq!(stated.key, key);
        assert!((f32::from(number as i16) - expected).abs() <= rounding, "{hint:?}");
    }
}
