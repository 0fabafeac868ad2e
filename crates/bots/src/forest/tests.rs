//! Properties of all Forest Shuffle bots, and positions in which the right move is clear.

use game_forest::{
    Action, Config, Deal, ForestShuffle, State,
    card::{Card, CardSet, Place, Slot},
    species::Species,
};
use search::{Evaluator, Observation};
use tabletop::{BySeat, Rules, Seat, Seats, Settings, Turn, Value, Viewer, luck::Quick};
use testkit::{MessageArgs, check_messages};

use super::{hard::HardPolicy, heuristics::Heuristics, horizon::Shares, medium::placing, reasons};
use crate::{
    Bot, BotContext, BotGame, BotSpec, Decision, SearchPolicy,
    hint_tests::{HintTest, assert_weighs_most},
};

fn bot(name: &str) -> Box<dyn Bot<ForestShuffle>> {
    ForestShuffle::bot(&name.parse::<BotSpec>().unwrap()).unwrap()
}

/// Asks a bot for a decision of the seat to act, with few iterations if it searches.
#[track_caller]
fn ask(bot: &mut dyn Bot<ForestShuffle>, state: &State, seed: u64) -> Decision<Action> {
    let Turn::Of(seat) = ForestShuffle::turn(state) else { panic!("the game is over") };
    let view = ForestShuffle::view(state, Viewer::Seat(seat));
    let observation = Observation { view: &view, seat, seats: state.board().seats() };
    let mut context = BotContext { iterations: Some(24), ..BotContext::seeded(seed) };
    let decision = bot.choose(observation, &mut context).expect("it is the seat's turn");
    assert_eq!(ForestShuffle::judge(state, seat, &decision.action), Ok(()), "{decision:?}");
    assert!(!decision.reasons.is_empty(), "{decision:?}");
    decision
}

/// Plays a game between bots and calls `look` with every decision.
fn play(preset: &str, names: &[&str], seed: u64, mut look: impl FnMut(&State, &Decision<Action>)) {
    let config = Config::preset(preset).unwrap();
    let seats = Seats::new(names.len() as u8).unwrap();
    let mut luck = Quick::new(seed);
    let mut state = ForestShuffle::begin(&config, &ForestShuffle::deal(&config, seats, &mut luck));
    let mut bots: Vec<_> = names.iter().map(|name| bot(name)).collect();
    for step in 0..5_000 {
        let Turn::Of(seat) = ForestShuffle::turn(&state) else { return };
        let decision = ask(&mut *bots[seat.index()], &state, step);
        assert!(names[seat.index()] == "easy" || decision.action != Action::Cancel);
        look(&state, &decision);
        ForestShuffle::play_unchecked(&mut state, &decision.action, &mut luck);
    }
    panic!("{preset}, seed {seed}: the game does not end");
}

/// Every game ends, no bot cancels a play, every reason has a sentence, and every sentence is used.
#[test]
fn every_preset_is_played_to_its_end_and_every_reason_has_a_sentence() {
    let mut said = MessageArgs::new();
    let mut look = |_: &State, decision: &Decision<Action>| {
        for reason in decision.reasons.iter().filter(|it| it.key.starts_with("bot-forest-")) {
            let values = reason.values.iter().map(|(name, _)| name.to_string()).collect();
            said.insert(reason.key.to_string(), values);
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
    check_messages("bots-forest", &said);
}

#[test]
fn a_decision_depends_only_on_the_view_and_the_luck() {
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
            let other = ForestShuffle::determinize(&view, &mut Quick::new(asked));
            assert_ne!(&other, state, "the worlds must differ");
            assert_eq!(ask(&mut *bot(name), &other, 7), first);
        }
    });
    assert!(asked > 100, "{asked}");
}

/// The cached payment must not be used for the same card with another hand.
#[test]
fn a_policy_pays_from_the_current_hand() {
    let linden = card(Species::Linden, 0);
    let mut policy: Option<HardPolicy> = None;
    for spare in [Species::Oak, Species::Moss, Species::Beech].map(|species| card(species, 0)) {
        let mut world = start(&[linden, spare], &[]);
        act(&mut world, &[Action::Plant { card: linden }]);
        let view = ForestShuffle::view(&world, Viewer::Seat(ME));
        let observation = Observation { view: &view, seat: ME, seats: Seats::TWO };
        let policy = policy.get_or_insert_with(|| HardPolicy::new(observation));
        let action = policy.rollout_action(&world, &mut Vec::new(), &mut Quick::new(8));
        assert_eq!(action, Some(Action::Pay { card: spare }));
    }
}

#[test]
fn a_bot_does_not_decide_out_of_turn() {
    let state = start(&[], &[]);
    let view = ForestShuffle::view(&state, Viewer::Seat(you()));
    for name in ["medium", "hard", "prior"] {
        let observation = Observation { view: &view, seat: you(), seats: Seats::TWO };
        assert_eq!(bot(name).choose(observation, &mut BotContext::seeded(1)), None);
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

/// A base game of two players with these hands, which seat 0 may keep or replace.
fn deal(mine: &[Card], yours: &[Card]) -> State {
    let mut hands = BySeat::all(Seats::TWO, CardSet::EMPTY);
    hands[ME] = mine.iter().copied().collect();
    hands[you()] = yours.iter().copied().collect();
    let deal = Deal { removed: CardSet::EMPTY, hands, starter: ME };
    ForestShuffle::begin(&Config::CLASSIC_BASE, &deal)
}

/// The same after both players have kept their hands.
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
        ForestShuffle::play_unchecked(state, action, &mut Quick::new(3));
    }
}

#[track_caller]
fn check(state: &State, right: impl Fn(Action) -> bool) {
    for name in ["medium", "prior", "hard"] {
        let decision = ask(&mut *bot(name), state, 5);
        assert!(right(decision.action), "{name}: {decision:?}");
    }
}

#[test]
fn a_hand_without_hosts_is_replaced_and_another_kept() {
    let hares: Vec<Card> = (0..6).map(|nth| card(Species::EuropeanHare, nth)).collect();
    check(&deal(&hares, &[]), |action| action == Action::Replace);
    let mut hand = hares;
    hand[0] = card(Species::Birch, 0);
    check(&deal(&hand, &[]), |action| action == Action::Keep);
}

/// A birch is free, draws a card and is a host.
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

/// Two toads on one tree score ten points; elsewhere the second scores nothing yet.
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

/// Five points now are better than two cards that cannot be played any more.
#[test]
fn points_are_played_before_the_last_winter() {
    let fir = card(Species::DouglasFir, 0);
    let mine = [fir, card(Species::Mole, 0), card(Species::Mole, 1)];
    let mut hands = BySeat::all(Seats::TWO, CardSet::EMPTY);
    hands[ME] = mine.into_iter().collect();
    let left: CardSet = (0..2).map(|nth| card(Species::Linden, nth)).collect();
    let removed = Config::CLASSIC_BASE.cards().minus(&hands[ME]).minus(&left);
    let mut state =
        ForestShuffle::begin(&Config::CLASSIC_BASE, &Deal { removed, hands, starter: ME });
    act(&mut state, &[Action::Keep, Action::Keep]);
    check(&state, |action| action == Action::Plant { card: fir });
}

/// With two deer in the forest the wolf scores ten points, so a linden is paid for with moss.
#[test]
fn the_most_valuable_card_is_not_paid() {
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

impl HintTest for ForestShuffle {
    /// The reason for placing a card is its points or its rewards, the larger of the two. Other
    /// actions, also that of a sapling, have one reason each.
    fn check_reason(observation: Observation<'_, Self>, hint: &Decision<Action>) {
        let world = observation.world(&mut Quick::new(0)).unwrap();
        let shares = Shares::of(observation.view.config);
        let heuristics = Heuristics::new(&world, &shares);
        let (mut candidate, stated) = (None, &hint.reasons[0]);
        heuristics.each_action(|it| {
            if it.action == hint.action {
                candidate = candidate.or(Some(it));
            }
        });
        let candidate = candidate.or_else(|| heuristics.best()).unwrap();
        assert_eq!(candidate.action, hint.action);
        let placed = placing(hint.action, world.board().next_host());
        if placed.is_none_or(|(_, spot)| spot.place == Place::Sapling) {
            assert_eq!(*stated, reasons::of(&world, &candidate));
            return;
        }
        // A reason without a card's name says that neither brings points.
        let name = stated.values.iter().find_map(|(_, value)| match value {
            Value::Text(name) => Some(name.as_ref()),
            Value::Number(_) | Value::Names(_) | Value::Seat { .. } => None,
        });
        assert_weighs_most(stated, &reasons::reasons_for(name.unwrap_or_default(), &candidate));
    }
}
