//! The bots play whole games of every preset, and find the plain moves.

use game_forest::{
    Action, Config, Deal, ForestShuffle, State,
    card::{Card, CardSet, Slot},
    species::Species,
};
use search::{Opinion, Sight};
use tabletop::{BySeat, Rules, Seat, Seats, Settings, Turn, Viewer, luck::Quick};
use testkit::{Said, check_said};

use super::mind::Woods;
use crate::{Bot, BotGame, BotSpec, Choice, Mind, Thinking};

const LANGUAGES: [(&str, &str); 3] = [
    ("en", include_str!("../../../../locales/en/bots-forest.ftl")),
    ("zh-TW", include_str!("../../../../locales/zh-TW/bots-forest.ftl")),
    ("zh-CN", include_str!("../../../../locales/zh-CN/bots-forest.ftl")),
];

fn bot(name: &str) -> Box<dyn Bot<ForestShuffle>> {
    ForestShuffle::bot(&name.parse::<BotSpec>().unwrap()).unwrap()
}

/// Asks a bot to act for the seat whose turn it is, with few iterations if it searches.
#[track_caller]
fn ask(bot: &mut dyn Bot<ForestShuffle>, state: &State, seed: u64) -> Choice<Action> {
    let Turn::Of(seat) = ForestShuffle::turn(state) else { panic!("the game is over") };
    let view = ForestShuffle::view(state, Viewer::Seat(seat));
    let sight = Sight { view: &view, seat, seats: state.board().seats() };
    let mut thinking = Thinking { iterations: Some(24), ..Thinking::seeded(seed) };
    let choice = bot.choose(sight, &mut thinking).expect("it is its turn");
    assert_eq!(ForestShuffle::judge(state, seat, &choice.action), Ok(()), "{choice:?}");
    assert!(!choice.reasons.is_empty(), "{choice:?}");
    choice
}

/// Plays a game between bots; `look` sees every state with what is done there.
fn play(preset: &str, names: &[&str], seed: u64, mut look: impl FnMut(&State, &Choice<Action>)) {
    let config = Config::preset(preset).unwrap();
    let seats = Seats::new(names.len() as u8).unwrap();
    let mut luck = Quick::new(seed);
    let mut state = ForestShuffle::begin(&config, &ForestShuffle::deal(&config, seats, &mut luck));
    let mut bots: Vec<_> = names.iter().map(|name| bot(name)).collect();
    for step in 0..5_000 {
        let Turn::Of(seat) = ForestShuffle::turn(&state) else { return };
        let choice = ask(&mut *bots[seat.index()], &state, step);
        assert!(names[seat.index()] == "easy" || choice.action != Action::Cancel);
        look(&state, &choice);
        ForestShuffle::play(&mut state, &choice.action, &mut luck);
    }
    panic!("{preset}, seed {seed}: the game does not end");
}

/// Every game ends, nobody takes a play back, and every reason there is is given and has words.
#[test]
fn every_preset_is_played_to_its_end_and_every_reason_has_words() {
    let mut given = Said::new();
    let mut look = |_: &State, choice: &Choice<Action>| {
        for reason in choice.reasons.iter().filter(|it| it.key.starts_with("bot-forest-")) {
            let values = reason.values.iter().map(|&(name, _)| name.to_owned()).collect();
            given.insert(reason.key.to_owned(), values);
        }
    };
    for preset in Config::PRESETS {
        for seed in 10..18 {
            play(preset.name, &["medium", "prior"], seed, &mut look);
        }
        play(preset.name, &["prior", "medium", "easy"], 2, &mut look);
        play(preset.name, &["medium", "medium", "prior", "prior", "easy"], 3, &mut look);
    }
    play("classic", &["hard", "medium"], 4, &mut look);
    play("published-all", &["hard", "prior", "medium"], 5, &mut look);
    for (language, text) in LANGUAGES {
        check_said(language, text, &given);
    }
}

#[test]
fn the_same_luck_gives_the_same_choice_and_nothing_hidden_changes_it() {
    let mut asked = 0;
    play("classic", &["prior", "prior"], 6, |state, _| {
        let Turn::Of(seat) = ForestShuffle::turn(state) else { return };
        asked += 1;
        if asked % 23 != 0 {
            return;
        }
        let view = ForestShuffle::view(state, Viewer::Seat(seat));
        for name in ["medium", "hard", "prior"] {
            let first = ask(&mut *bot(name), state, 7);
            assert_eq!(ask(&mut *bot(name), state, 7), first);
            let other = ForestShuffle::imagine(&view, &mut Quick::new(asked));
            assert_ne!(&other, state, "something was hidden");
            assert_eq!(ask(&mut *bot(name), &other, 7), first);
        }
    });
    assert!(asked > 100, "{asked}");
}

/// In another world the same card is to be paid out of another hand.
#[test]
fn a_mind_pays_with_what_is_in_hand_whatever_it_saw_before() {
    let linden = card(Species::Linden, 0);
    let mut mind: Option<Woods> = None;
    for spare in [Species::Oak, Species::Moss, Species::Beech].map(|species| card(species, 0)) {
        let mut world = start(&[linden, spare], &[]);
        act(&mut world, &[Action::Plant { card: linden }]);
        let view = ForestShuffle::view(&world, Viewer::Seat(ME));
        let sight = Sight { view: &view, seat: ME, seats: Seats::TWO };
        let mind = mind.get_or_insert_with(|| Woods::new(sight));
        let action = mind.play_on(&world, &mut Vec::new(), &mut Quick::new(8));
        assert_eq!(action, Some(Action::Pay { card: spare }));
    }
}

#[test]
fn nobody_acts_out_of_turn() {
    let state = start(&[], &[]);
    let view = ForestShuffle::view(&state, Viewer::Seat(you()));
    for name in ["medium", "hard", "prior"] {
        let sight = Sight { view: &view, seat: you(), seats: Seats::TWO };
        assert_eq!(bot(name).choose(sight, &mut Thinking::seeded(1)), None);
    }
}

const ME: Seat = Seats::TWO.first();

fn you() -> Seat {
    Seats::TWO.after(ME)
}

/// The `nth` card that shows `species`.
fn card(species: Species, nth: usize) -> Card {
    CardSet::of_species(species).iter().nth(nth).unwrap()
}

/// A game of two, base game, in which I hold `mine` and am to keep or replace them.
fn deal(mine: &[Card], yours: &[Card]) -> State {
    let mut hands = BySeat::all(Seats::TWO, CardSet::EMPTY);
    hands[ME] = mine.iter().copied().collect();
    hands[you()] = yours.iter().copied().collect();
    let deal = Deal { removed: CardSet::EMPTY, hands, first: ME };
    ForestShuffle::begin(&Config::CLASSIC_BASE, &deal)
}

/// The same after both have kept their hands.
fn start(mine: &[Card], yours: &[Card]) -> State {
    let mut state = deal(mine, yours);
    act(&mut state, &[Action::Keep, Action::Keep]);
    state
}

#[track_caller]
fn act(state: &mut State, actions: &[Action]) {
    for action in actions {
        let Turn::Of(seat) = ForestShuffle::turn(state) else { panic!("the game is over") };
        assert_eq!(ForestShuffle::judge(state, seat, action), Ok(()));
        ForestShuffle::play(state, action, &mut Quick::new(3));
    }
}

#[track_caller]
fn check(state: &State, right: impl Fn(Action) -> bool) {
    for name in ["medium", "prior", "hard"] {
        let choice = ask(&mut *bot(name), state, 5);
        assert!(right(choice.action), "{name}: {choice:?}");
    }
}

#[test]
fn a_hand_that_cannot_begin_is_replaced_and_another_kept() {
    let hares: Vec<Card> = (0..6).map(|nth| card(Species::EuropeanHare, nth)).collect();
    check(&deal(&hares, &[]), |action| action == Action::Replace);
    let mut hand = hares;
    hand[0] = card(Species::Birch, 0);
    check(&deal(&hand, &[]), |action| action == Action::Keep);
}

/// A birch costs nothing, draws a card and is a home.
#[test]
fn a_birch_is_planted_first() {
    let hand = [
        card(Species::Birch, 0),
        card(Species::Wolf, 0),
        card(Species::Goshawk, 0),
        card(Species::StagBeetle, 0),
    ];
    let birch = Action::Plant { card: hand[0] };
    check(&start(&hand, &[]), |action| action == birch);
}

/// Two toads on one tree are ten points; elsewhere the second is worth nothing yet.
#[test]
fn the_second_toad_joins_the_first() {
    let toads = [card(Species::CommonToad, 0), card(Species::CommonToad, 1)];
    let birches = [card(Species::Birch, 0), card(Species::Birch, 1)];
    let mut state = start(&[toads[0], toads[1], birches[0], birches[1]], &[]);
    let slot = Slot::Bottom;
    let pass = Action::End;
    act(&mut state, &[Action::Plant { card: birches[0] }, pass]);
    act(&mut state, &[Action::Plant { card: birches[1] }, pass]);
    let host = state.board().spot(birches[1]).unwrap().host;
    act(&mut state, &[Action::Attach { card: toads[0], slot, host }, pass]);
    let join = Action::Attach { card: toads[1], slot, host };
    check(&state, |action| action == join);
}

/// Five points now, or two cards that nobody will have the time to play.
#[test]
fn before_the_last_winter_points_are_played() {
    let fir = card(Species::DouglasFir, 0);
    let mine = [fir, card(Species::Mole, 0), card(Species::Mole, 1)];
    let mut hands = BySeat::all(Seats::TWO, CardSet::EMPTY);
    hands[ME] = mine.into_iter().collect();
    let left: CardSet = (0..2).map(|nth| card(Species::Linden, nth)).collect();
    let removed = Config::CLASSIC_BASE.cards().minus(&hands[ME]).minus(&left);
    let mut state =
        ForestShuffle::begin(&Config::CLASSIC_BASE, &Deal { removed, hands, first: ME });
    act(&mut state, &[Action::Keep, Action::Keep]);
    check(&state, |action| action == Action::Plant { card: fir });
}

/// With two deer in the forest the wolf is worth ten points, so a linden is paid for with moss.
#[test]
fn what_is_worth_most_is_not_paid() {
    let (birch, other, wolf) =
        (card(Species::Birch, 0), card(Species::Birch, 1), card(Species::Wolf, 1));
    let (linden, moss) = (card(Species::Linden, 0), card(Species::Moss, 1));
    let deer = [card(Species::FallowDeer, 0), card(Species::FallowDeer, 2)];
    let oaks: Vec<Card> = (0..4).map(|nth| card(Species::Oak, nth)).collect();
    let mut hand = vec![birch, other, wolf, linden, moss, deer[0], deer[1]];
    hand.extend(&oaks);
    let mut state = start(&hand, &[]);
    act(&mut state, &[Action::Plant { card: birch }, Action::End]);
    act(&mut state, &[Action::Plant { card: other }, Action::End]);
    let host = state.board().spot(birch).unwrap().host;
    for ((deer, slot), paid) in deer.into_iter().zip([Slot::Left, Slot::Right]).zip(oaks.chunks(2))
    {
        let pay = |nth: usize| Action::Pay { card: paid[nth] };
        act(&mut state, &[Action::Attach { card: deer, slot, host }, pay(0), pay(1), Action::End]);
    }
    act(&mut state, &[Action::Plant { card: linden }]);
    check(&state, |action| action != Action::Pay { card: wolf } && action != Action::Cancel);
}
