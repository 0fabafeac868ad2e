//! What everybody who plays Big Two must keep to, and positions in which the right play is plain.

use cards::CardSet;
use game_big_two::{
    Action, BigTwo, Config, PATTERNS, Play, State, View, config::Mixing, game::Top,
};
use search::Sight;
use tabletop::{
    BySeat, Choice as _, Preset, Rules, Seat, SeatSet, Seats, Settings, Turn, Viewer, luck::Quick,
};
use testkit::{Said, check_said};

use super::{
    house::House,
    odds::{CERTAIN, Odds},
    outlook::Others,
    plan::Plan,
    plays::legal_plays,
};
use crate::{BotGame, BotSpec, Choice, Thinking};

const PLAYERS: [&str; 4] = ["medium", "hard", "prior", "greedy-low"];

const LANGUAGES: [(&str, &str); 3] = [
    ("en", include_str!("../../../../locales/en/bots-big-two.ftl")),
    ("zh-TW", include_str!("../../../../locales/zh-TW/bots-big-two.ftl")),
    ("zh-CN", include_str!("../../../../locales/zh-CN/bots-big-two.ftl")),
];

/// RM-30: whoever thinks ahead tells what was weighed, and what is done comes first.
#[test]
fn what_is_done_is_the_best_of_what_was_weighed() {
    if !has_usual_patterns() {
        return;
    }
    let mut n_weighed = 0;
    watch(Config::PRESETS[0].config, 0..4, |state, seat, choice| {
        let Some(best) = choice.weighed.first() else { return };
        assert_eq!(best.action, choice.action);
        for weighed in &choice.weighed {
            assert_eq!(BigTwo::judge(state, seat, &weighed.action), Ok(()));
            assert!(weighed.percent <= 100 && 0 < weighed.tries && weighed.tries <= best.tries);
        }
        n_weighed += 1;
    });
    assert!(10 < n_weighed, "{n_weighed}");
}

/// Whatever a bot chooses may be chosen, in every house and in a match of several deals.
#[test]
fn every_choice_is_legal() {
    for preset in playable_presets() {
        let config = Config { deals: 2, ..preset.config };
        watch(config, 0..2, |state, seat, choice| {
            let judged = BigTwo::judge(state, seat, &choice.action);
            assert_eq!(judged, Ok(()), "{}: {choice:?}", preset.name);
        });
    }
    for preset in playable_presets().take(1) {
        let config = Config { pass_lock: true, ..preset.config };
        watch(config, 0..1, |state, seat, choice| {
            assert_eq!(BigTwo::judge(state, seat, &choice.action), Ok(()), "{choice:?}");
        });
    }
}

/// BT-12: bots play whatever patterns there are, each by itself and all together, in every mixing.
#[test]
fn every_choice_is_legal_whatever_the_patterns() {
    let Some(one) = PATTERNS.iter().find(|pattern| pattern.size == 1) else { return };
    let all: Vec<&str> = PATTERNS.iter().map(|pattern| pattern.id).collect();
    let houses = PATTERNS.iter().map(|pattern| format!("{},{}", one.id, pattern.id));
    for patterns in houses.chain([all.join(",")]) {
        for &mixing in Mixing::ALL {
            let mut config = Config { mixing, ..Config::CLASSIC };
            Config::field("patterns").unwrap().set_text(&mut config, &patterns).unwrap();
            watch(config, 0..1, |state, seat, choice| {
                let judged = BigTwo::judge(state, seat, &choice.action);
                assert_eq!(judged, Ok(()), "{patterns}, {mixing:?}: {choice:?}");
            });
        }
    }
}

/// BT-13: bots sit with people in any mix; a person here does anything that is allowed.
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
                BigTwo::play(&mut state, &action, &mut luck);
            }
        }
    }
}

/// The same view, luck and budget give the same choice, whatever the others really hold.
#[test]
fn a_choice_depends_on_what_is_seen_alone() {
    for preset in playable_presets() {
        watch(preset.config, 5..6, |state, seat, choice| {
            let view = BigTwo::view(state, Viewer::Seat(seat));
            let other_world = BigTwo::imagine(&view, &mut Quick::new(99));
            let same_view = BigTwo::view(&other_world, Viewer::Seat(seat));
            let player = PLAYERS[seat.index()];
            assert_eq!(&ask(player, &same_view, 5), choice, "{player}");
        });
    }
}

/// Every reason has a sentence in every language, which asks for no value that it is not given;
/// and every sentence is said some time.
#[test]
fn every_reason_has_a_sentence() {
    if !has_usual_patterns() {
        return;
    }
    let mut said = Said::new();
    for preset in ["classic", "research"] {
        let config = Config::preset(preset).unwrap();
        watch(config, 10..30, |_, _, choice| {
            for reason in &choice.reasons {
                let values = reason.values.iter().map(|(name, _)| (*name).to_owned());
                said.entry(reason.key.to_owned()).or_default().extend(values);
            }
        });
    }
    for (language, text) in LANGUAGES {
        check_said(language, text, &said);
    }
}

#[test]
fn the_last_cards_are_played() {
    let table = Table { hand: "C9 D9", held: [2, 5, 5, 5], top: Some((1, "C8 D8")) };
    table.check(&["medium", "hard", "prior", "greedy-low"], "C9 D9");
    let table = Table { hand: "C3 D4 H5 S6 C7", held: [5, 1, 1, 1], top: None };
    table.check(&["medium", "hard", "prior", "greedy-low"], "C3 D4 H5 S6 C7");
}

/// The pair of kings is worth more than the single.
#[test]
fn a_pair_is_not_torn_for_a_low_card() {
    let hand = "H3 CK DK C4 D4 H6 S6 C8 D8 H10 S10";
    let table = Table { hand, held: [11, 12, 12, 12], top: Some((3, "CJ")) };
    table.check(&["medium", "hard"], "");
}

/// The lowest card of no use elsewhere is the one to get rid of.
#[test]
fn a_loose_card_is_shed_when_it_fits() {
    let hand = "H5 C8 D8 CJ DJ S2";
    let table = Table { hand, held: [6, 9, 9, 9], top: Some((3, "C4")) };
    table.check(&["medium", "hard", "prior"], "H5");
}

/// With one card in the next hand, a single card would hand it the deal.
#[test]
fn no_single_is_led_to_somebody_with_one_card() {
    let table = Table { hand: "H5 C6 D6", held: [3, 1, 7, 7], top: None };
    table.check(&["medium", "hard"], "C6 D6");
    let table = Table { hand: "H5 C9 S2", held: [3, 1, 7, 7], top: None };
    table.check(&["medium", "hard"], "S2");
}

/// What is called certain cannot be beaten by anything that anybody else holds.
#[test]
fn certain_is_certain() {
    let mut n_certain = 0;
    for preset in playable_presets() {
        watch(preset.config, 40..60, |state, seat, _| {
            let house = House::new(&preset.config);
            let others = Others::of(&house, state, seat);
            let odds = Odds::new(&house, others.unseen, others.held);
            let hand = house.suit_order().lay(state.hands()[seat]);
            let plan = Plan::of(&house, &odds, hand);
            let groups = plan.groups(&house);
            for group in groups.filter(|group| CERTAIN <= odds.stands(group.height)) {
                n_certain += 1;
                let cards = house.suit_order().take_up(group.cards);
                let top = Some(Top { seat, play: Play::read(&preset.config, cards).unwrap() });
                for other in Seats::FOUR.iter().filter(|&other| other != seat) {
                    let view = BigTwo::view(state, Viewer::Seat(other));
                    let view = View { turn: Some(other), top, ..view };
                    let sight = Sight { view: &view, seat: other, seats: Seats::FOUR };
                    let plays = legal_plays(sight).unwrap();
                    assert_eq!(plays, [], "{}: {cards}", preset.name);
                }
            }
        });
    }
    assert!(1000 < n_certain || !has_usual_patterns(), "{n_certain} is too few to tell");
}

/// The strongest card brings the lead back, and then the rest goes out.
#[test]
fn a_deal_that_is_won_is_won_at_once() {
    let table = Table { hand: "C5 S2", held: [2, 3, 3, 3], top: None };
    table.check(&["hard", "prior"], "S2");
    let hand = "C5 D5 S2";
    if !has_usual_patterns() {
        return;
    }
    let table = Table { hand, held: [3, 2, 6, 6], top: Some((3, "HA")) };
    let choice = table.ask("hard");
    assert_eq!(choice.action, Action::Play("S2".parse().unwrap()));
    assert_eq!(choice.reasons[0].key, "bot-big-two-unbeatable");
}

/// Most cards first, lowest ranks; and it never holds back.
#[test]
fn greedy_low_plays_whatever_goes() {
    let hand = "C4 D4 C5 D5 H5 S9 S2";
    Table { hand, held: [7, 9, 9, 9], top: None }.check(&["greedy-low"], "C4 D4 C5 D5 H5");
    let table = Table { hand, held: [7, 9, 9, 9], top: Some((1, "S3")) };
    table.check(&["greedy-low"], "C4");
    let table = Table { hand, held: [7, 9, 9, 9], top: Some((1, "S10")) };
    table.check(&["greedy-low"], "S2");
    let table = Table { hand, held: [7, 9, 9, 9], top: Some((1, "C6 D6")) };
    table.check(&["greedy-low"], "");
}

/// The presets whose patterns suffice to play (BT-5).
fn playable_presets() -> impl Iterator<Item = &'static Preset<Config>> {
    Config::PRESETS.iter().filter(|preset| preset.config.agree().is_ok())
}

/// Whether `classic` plays what the positions here take for granted: one card, two of a rank, five
/// in a row, three and two. A position in which one of these matters goes with its pattern (BT-12).
fn has_usual_patterns() -> bool {
    ["C3", "C3 D3", "C3 D4 H5 S6 C7", "C3 D3 H3 C4 D4"]
        .iter()
        .all(|cards| Play::read(&Config::CLASSIC, cards.parse().unwrap()).is_some())
}

/// A moment of a deal, as seat 0 sees it, in the preset `classic`.
struct Table {
    hand: &'static str,
    held: [u8; 4],
    top: Option<(u8, &'static str)>,
}

impl Table {
    #[track_caller]
    fn check(&self, players: &[&str], cards: &str) {
        if !has_usual_patterns() {
            return;
        }
        let expected =
            if cards.is_empty() { Action::Pass } else { Action::Play(cards.parse().unwrap()) };
        for player in players {
            let choice = self.ask(player);
            assert_eq!(choice.action, expected, "{player}: {:?}", choice.reasons);
        }
    }

    fn ask(&self, player: &str) -> Choice<Action> {
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
        // What is neither held nor on the table was played long ago, weakest first, by seat 1.
        let unseen = self.held.iter().skip(1).map(|&n| usize::from(n)).sum::<usize>();
        let rest = config.suit_order.sorted(CardSet::SUITED.without(hand | on_table));
        let gone: CardSet = rest.take(52 - hand.len() - on_table.len() - unseen).collect();
        let mut played = BySeat::all(Seats::FOUR, CardSet::EMPTY);
        played[seat(1)] = gone | on_table;
        View {
            config,
            order: config.suit_order.written(),
            seat: Some(seat(0)),
            turn: Some(seat(0)),
            hand,
            held: BySeat::from_fn(Seats::FOUR, |seat| self.held[seat.index()]),
            played,
            top,
            passed: SeatSet::EMPTY,
            deals: 0,
            totals: BySeat::all(Seats::FOUR, 0),
            open: None,
            plays: Vec::new(),
        }
    }
}

/// Asks a player what it does; the hard one thinks briefly.
fn ask(player: &str, view: &View, seed: u64) -> Choice<Action> {
    let spec: BotSpec = player.parse().unwrap();
    let sight = Sight { view, seat: view.seat.unwrap(), seats: Seats::FOUR };
    let mut thinking = Thinking { iterations: Some(120), ..Thinking::seeded(seed) };
    BigTwo::bot(&spec).unwrap().choose(sight, &mut thinking).unwrap()
}

/// Plays whole matches between all players, one from each seed, and shows every choice.
fn watch(
    config: Config,
    seeds: std::ops::Range<u64>,
    mut show: impl FnMut(&State, Seat, &Choice<Action>),
) {
    for seed in seeds {
        let mut luck = Quick::new(seed);
        let mut state = BigTwo::begin(&config, &BigTwo::deal(&config, Seats::FOUR, &mut luck));
        while let Turn::Of(seat) = BigTwo::turn(&state) {
            let view = BigTwo::view(&state, Viewer::Seat(seat));
            let choice = ask(PLAYERS[seat.index()], &view, seed);
            show(&state, seat, &choice);
            BigTwo::play(&mut state, &choice.action, &mut luck);
        }
    }
}
