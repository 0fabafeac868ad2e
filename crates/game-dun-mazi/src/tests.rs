//! Dun Mazi, rule by rule.

use std::collections::BTreeMap;

use cards::{Card, Suit};
use tabletop::{
    BySeat, CodedRefusal, Luck, Pile, Rules, Seat, Seats, Turn, Viewer,
    luck::{Fair, Quick},
};
use testkit::{Roll, Scripted};

use crate::{
    Action, ActionKind, Answer, CardBag, Config, Deal, DunMazi, Ending, Event, Handful, Pays,
    Phase, Rejection, Seen, Settlement, State, Suited, Why,
    aids::{Aids, HandAids, Leaves},
    card_bag::bag,
    deck::{DeckCard, DeckSet},
    order::slot,
    view::PhaseView,
    zones::DECK,
};

/// A game in the middle of a round, with seat 0 to act. All other cards are in the deck.
pub(crate) fn table(config: Config, hands: &[&str], public: &str) -> State {
    let seats = Seats::new(hands.len() as u8).unwrap();
    let deal = Deal { starter: seats.first(), hands: BySeat::all(seats, DeckSet::EMPTY) };
    let mut state = State::new(config, &deal);
    state.phase = Phase::Turn;
    state.public = bag(public);
    state.hands = BySeat::from_fn(seats, |seat| bag(hands[seat.index()]));
    let seen = state.hands.values().fold(state.public, |seen, &hand| seen.plus(hand));
    state.deck = DeckSet::full(config.decks).minus_faces(seen);
    state
}

/// The same with an empty deck: the rest of it is discarded.
fn depleted(config: Config, hands: &[&str], public: &str) -> State {
    let mut state = table(config, hands, public);
    state.discard = state.deck.faces();
    state.deck = DeckSet::EMPTY;
    state
}

/// One round, so that a settlement ends the match.
const ONE_ROUND: Config = Config { rounds: 1, ..Config::CLASSIC };

const MIXED: &str = "S2 H3 C4 D5 S6";
const OTHERS: &str = "H2 C3 D4 S5 H6";
const SPADES_50: &str = "SA SK SQ SJ S9";
const HEARTS_48: &str = "HK HQ HJ H10 H8";
const DIAMONDS_42: &str = "DK DQ D9 D8 D5";

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

fn handful(cards: &str) -> Handful {
    bag(cards).try_into().unwrap()
}

fn seat(number: u8) -> Seat {
    Seats::FOUR.seat(number).unwrap()
}

fn free(give: &str, take: &str) -> Action {
    Action::FreeSwap { give: handful(give), take: handful(take) }
}

fn forced(give: &str) -> Action {
    Action::ForcedSwap { give: handful(give) }
}

fn play(name: &str) -> Action {
    Action::Play { card: card(name) }
}

/// The seat to act takes each of `actions`. Returns the events.
#[track_caller]
fn act(state: &mut State, actions: &[Action]) -> Vec<Event> {
    act_with(state, actions, &mut Quick::new(1))
}

#[track_caller]
fn act_with(state: &mut State, actions: &[Action], luck: &mut impl Luck) -> Vec<Event> {
    let mut all = Vec::new();
    for action in actions {
        let mut events = Vec::new();
        DunMazi::decide(state, state.to_act, action, luck, &mut events).unwrap();
        for event in &events {
            DunMazi::evolve(state, event);
        }
        all.append(&mut events);
    }
    all
}

#[track_caller]
fn check_refused(state: &State, action: Action, code: &str, rule: &str) {
    let refusal = DunMazi::judge(state, state.to_act, &action).unwrap_err();
    assert_eq!((refusal.code(), refusal.rule()), (code, rule), "{refusal}");
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    DunMazi::legal_actions(state, &mut legal);
    legal
}

fn aids(state: &State, viewer: Viewer) -> Aids {
    DunMazi::aids(&DunMazi::view(state, viewer))
}

fn last(state: &State) -> Settlement {
    state.last.unwrap()
}

fn gets(state: &State) -> Vec<i32> {
    last(state).gets().values().copied().collect()
}

// Set-up

/// DM-11: in the first round the start player is random, and every seat is possible.
#[test]
fn any_player_may_start_the_first_round() {
    let mut starts = [0; 4];
    for seed in 0..400 {
        let deal = DunMazi::deal(&Config::CLASSIC, Seats::FOUR, &mut Quick::new(seed));
        starts[deal.starter.index()] += 1;
    }
    assert!(starts.iter().all(|&n| (70..130).contains(&n)), "{starts:?}");
}

/// DM-11: the player with the lowest score of the last round starts; ties go to the lower total,
/// then to a random seat.
#[test]
fn the_lowest_of_a_round_starts_the_next() {
    let knock_and_go_on = |totals: [i32; 3], rolls: Vec<Roll>| {
        let mut state =
            table(Config { rounds: 2, ..Config::CLASSIC }, &[SPADES_50, MIXED, OTHERS], "D2");
        for (seat, total) in state.seats().iter().zip(totals) {
            state.totals[seat] = total;
        }
        act_with(&mut state, &[Action::Knock], &mut Scripted::new(rolls));
        assert_eq!((state.round, state.phase, state.to_act), (2, Phase::Opening, state.starter));
        state.starter.index()
    };
    assert_eq!(knock_and_go_on([0, 5, 4], vec![]), 2);
    assert_eq!(knock_and_go_on([0, 4, 5], vec![]), 1);
    assert_eq!(knock_and_go_on([0, 0, 0], vec![Roll::Draw(1)]), 1);
    assert_eq!(knock_and_go_on([0, 0, 0], vec![Roll::Draw(2)]), 2);
}

/// DM-12: the start player gets six cards, the others five; zone and discards are empty.
#[test]
fn the_start_player_is_dealt_one_card_more() {
    for (hand_size, decks) in [(5, 1), (6, 2)] {
        let config = Config { decks, hand_size, ..Config::CLASSIC };
        let deal = DunMazi::deal(&config, Seats::FOUR, &mut Fair::new([3; 32]));
        let state = DunMazi::begin(&config, &deal);
        for (seat, hand) in state.hands.iter() {
            assert_eq!(hand.len(), config.places() + usize::from(seat == deal.starter));
        }
        assert!(state.public.is_empty() && state.discard.is_empty());
        assert_eq!(state.deck.len(), usize::from(config.n_cards()) - 4 * config.places() - 1);
        assert_eq!(DunMazi::turn(&state), Turn::Of(deal.starter));
    }
}

/// DM-12: a new round starts with a full deck, and discards return only then.
#[test]
fn discards_come_back_only_with_a_new_round() {
    let config = Config { rounds: 2, ..Config::CLASSIC };
    let mut state = table(config, &[MIXED, OTHERS], "SK SQ SJ S10 S9");
    act(&mut state, &[Action::Clear]);
    assert_eq!(state.discard, bag("SK SQ SJ S10 S9"));
    assert_eq!(state.deck.faces().plus(state.discard).len(), state.deck.len() + 5);
    let mut state = table(config, &[SPADES_50, OTHERS], "D2");
    state.discard = bag("D3");
    act(&mut state, &[Action::Knock]);
    assert_eq!((state.discard, state.deck.len()), (CardBag::EMPTY, 54 - 11));
}

/// DM-13: the first turn of the start player is a single play, without drawing or knocking.
#[test]
fn the_start_player_opens_with_a_play() {
    let mut state = table(Config::CLASSIC, &["SA SK SQ SJ S9 S8", OTHERS], "");
    state.phase = Phase::Opening;
    assert_eq!(legal(&state), ["SA", "SK", "SQ", "SJ", "S9", "S8"].map(play));
    check_refused(&state, Action::Draw, "opening-is-a-play", "DM-13");
    check_refused(&state, Action::Knock, "opening-is-a-play", "DM-13");
    act(&mut state, &[play("S8")]);
    assert_eq!((state.hands[seat(0)], state.public), (bag(SPADES_50), bag("S8")));
    assert_eq!((DunMazi::turn(&state), state.phase), (Turn::Of(seat(1)), Phase::Turn));
}

// A turn

/// DM-20: draw a card, then play any one of six, including the drawn one.
#[test]
fn a_draw_is_followed_by_a_play() {
    let mut state = table(Config::CLASSIC, &[MIXED, OTHERS], "D2");
    let mut luck = Scripted::new([Roll::Draw(slot(card("SA")) as u16)]);
    act_with(&mut state, &[Action::Draw], &mut luck);
    assert_eq!(state.phase, Phase::Play { drawn: card("SA") });
    assert_eq!(DunMazi::turn(&state), Turn::Of(seat(0)), "the turn is not over");
    assert_eq!(legal(&state), ["SA", "S6", "S2", "H3", "C4", "D5"].map(play));
    check_refused(&state, Action::Draw, "play-is-due", "DM-20");
    check_refused(&state, Action::Knock, "play-is-due", "DM-20");
    check_refused(&state, play("H2"), "not-in-hand", "DM-26");

    act(&mut state, &[play("SA")]);
    assert_eq!((state.hands[seat(0)], state.public), (bag(MIXED), bag("SA D2")));
    assert_eq!(DunMazi::turn(&state), Turn::Of(seat(1)));
    check_refused(&state, play("H2"), "draw-first", "DM-20");
}

/// DM-20: a full zone has no room for a play, so drawing is illegal.
#[test]
fn a_full_zone_stops_drawing() {
    let state = table(Config::CLASSIC, &[MIXED, OTHERS], "SA SK SQ SJ S10");
    check_refused(&state, Action::Draw, "zone-is-full", "DM-20");
    let state = table(Config::CLASSIC, &[MIXED, OTHERS], "SA SK SQ SJ");
    assert!(legal(&state).contains(&Action::Draw));
}

/// DM-20: only the seat to act may act.
#[test]
fn others_wait_for_their_turn() {
    let state = table(Config::CLASSIC, &[MIXED, OTHERS], "D2");
    let refusal = DunMazi::judge(&state, seat(1), &Action::Draw).unwrap_err();
    assert_eq!(refusal, Rejection::NotYourTurn { turn: seat(0) });
    insta::assert_snapshot!(refusal, @"it is the turn of seat 1; wait for yours");
}

/// DM-5, DM-21: a forced swap gives N cards of the hand and takes all N cards of the zone.
#[test]
fn a_forced_swap_takes_the_whole_zone() {
    let mut state = table(Config::CLASSIC, &[MIXED, OTHERS], "SA SK SQ");
    let swaps = legal(&state).iter().filter(|it| it.kind() == ActionKind::ForcedSwap).count();
    assert_eq!(swaps, 10, "three of five");
    check_refused(&state, forced("S2 H3"), "forced-swap-takes-all", "DM-21");
    check_refused(&state, forced("S2 H3 H2"), "not-in-hand", "DM-26");
    check_refused(&state, free("S2", "SA"), "free-swap-needs-full-zone", "DM-22");
    act(&mut state, &[forced("H3 C4 D5")]);
    assert_eq!((state.hands[seat(0)], state.public), (bag("SA SK SQ S6 S2"), bag("H3 C4 D5")));
    assert_eq!(DunMazi::turn(&state), Turn::Of(seat(1)));
    let full = table(Config::CLASSIC, &[MIXED, OTHERS], "SA SK SQ SJ S10");
    check_refused(&full, forced(MIXED), "forced-swap-needs-room", "DM-21");
}

/// DM-20, DM-21, DM-22, DM-23: the worked example of the document. With three players and three
/// cards in the zone, a swap of three for three keeps the zone at three, the next two players fill
/// it, and the full zone comes back to the player who swapped.
#[test]
fn a_forced_swap_saves_the_full_zone_for_its_player() {
    let hands = ["SA SK H3 D5 C8 C4", "H2 C3 D4 S5 H6", "D3 S4 H5 C6 D7"];
    let numbers = |cards: &str| bag(cards).iter().map(|it| slot(it) as u16).collect::<Vec<_>>();
    let three = Seats::new(3).unwrap();
    let [a, b, c] = [0, 1, 2].map(seat);
    let draws = ["H7", "D9", "SQ", "SJ"].map(|name| slot(card(name)) as u16);
    let dealt = hands.iter().flat_map(|hand| numbers(hand));
    let mut luck = Scripted::new([0].into_iter().chain(dealt).chain(draws).map(Roll::Draw));
    let deal = DunMazi::deal(&ONE_ROUND, three, &mut luck);
    let mut state = DunMazi::begin(&ONE_ROUND, &deal);
    let may = |state: &State, kind| legal(state).iter().any(|action| action.kind() == kind);
    let privileges = [ActionKind::FreeSwap, ActionKind::Clear];

    // Three cards that A does not want lie in the zone when A's turn comes.
    let opening = [play("C4"), Action::Draw, play("H7"), Action::Draw, play("D9")];
    act_with(&mut state, &opening, &mut luck);
    assert_eq!((state.to_act, state.public), (a, bag("C4 H7 D9")));
    assert!(privileges.iter().all(|&kind| !may(&state, kind)), "the zone is not full");
    let (before, luck_before) = (state, luck.clone());

    act_with(&mut state, &[forced("H3 D5 C8")], &mut luck);
    assert_eq!((state.to_act, state.public.len()), (b, 3), "the swap leaves three in the zone");
    assert!(may(&state, ActionKind::ForcedSwap) && may(&state, ActionKind::Draw));
    act_with(&mut state, &[Action::Draw, play("SQ")], &mut luck);
    assert_eq!((state.to_act, state.public.len()), (c, 4));
    assert!(privileges.iter().all(|&kind| !may(&state, kind)), "nor is it for B and C");
    act_with(&mut state, &[Action::Draw, play("SJ")], &mut luck);
    assert_eq!((state.to_act, state.public), (a, bag("SQ SJ H3 D5 C8")));
    assert!(privileges.iter().all(|&kind| may(&state, kind)), "A may swap freely, or clear");
    act_with(&mut state, &[free("C4 H7", "SQ SJ")], &mut luck);
    assert_eq!(state.hands[a], bag("SA SK SQ SJ D9"), "four spades");

    // If A draws instead, the zone is full when the turn comes to C.
    let (mut state, mut luck) = (before, luck_before);
    let on = [Action::Draw, play("SQ"), Action::Draw, play("SJ")];
    act_with(&mut state, &on, &mut luck);
    assert_eq!((state.to_act, state.public.len()), (c, 5));
    assert!(privileges.iter().all(|&kind| may(&state, kind)));
}

/// DM-5, DM-22: a free swap gives M cards and takes any M of a full zone: 251 ways.
#[test]
fn a_free_swap_takes_any_of_a_full_zone() {
    let mut state = table(Config::CLASSIC, &[MIXED, OTHERS], "SA SK SQ SJ S10");
    let listed = legal(&state);
    let is_free = |action: &&Action| action.kind() == ActionKind::FreeSwap;
    assert_eq!(listed.iter().filter(is_free).count(), 251);
    assert_eq!(listed.len(), 252, "and clear");
    check_refused(&state, free("S2", "SA SK"), "uneven-swap", "DM-22");
    check_refused(&state, free("", ""), "uneven-swap", "DM-22");
    check_refused(&state, free("S2", "D2"), "not-in-zone", "DM-26");
    check_refused(&state, free("H2", "SA"), "not-in-hand", "DM-26");
    act(&mut state, &[free("H3 D5", "SA S10")]);
    assert_eq!(state.hands[seat(0)], bag("SA S10 S6 S2 C4"));
    assert_eq!(state.public, bag("SK SQ SJ H3 D5"));
}

/// DM-22, DM-45: with two decks, identical swaps are listed once.
#[test]
fn swaps_that_look_alike_are_one() {
    let two = Config { decks: 2, ..Config::CLASSIC };
    let state =
        table(two, &["SA SA SK SK SQ", OTHERS], "H2 H2 H2 H3 H4".replacen("H2 ", "", 1).as_str());
    // Four cards lie in the zone: choosing four of A A K K Q leaves out A, K or Q.
    assert_eq!(legal(&state).iter().filter(|it| it.kind() == ActionKind::ForcedSwap).count(), 3);
    let state = table(two, &["SA SA SK SK SQ", OTHERS], "H2 H2 H3 H4 H5");
    // One: 3 ways × 4. Two: 5 × 7. Three: 5 × 7. Four: 3 × 4. Five: 1 × 1.
    let is_free = |action: &&Action| action.kind() == ActionKind::FreeSwap;
    assert_eq!(legal(&state).iter().filter(is_free).count(), 12 + 35 + 35 + 12 + 1);
    check_refused(&state, free("SQ SQ", "H2 H2"), "not-in-hand", "DM-26");
    check_refused(&state, free("SA SA", "H3 H3"), "not-in-zone", "DM-26");
}

/// DM-23: a clear discards all five cards, draws one and plays one, in one turn.
#[test]
fn a_clear_empties_the_zone() {
    let mut state = table(Config::CLASSIC, &[MIXED, OTHERS], "SA SK SQ SJ S10");
    let mut luck = Scripted::new([Roll::Draw(slot(card("JB")) as u16)]);
    let events = act_with(&mut state, &[Action::Clear], &mut luck);
    assert!(matches!(events[..], [Event::Cleared { .. }, Event::Drew { .. }]));
    assert_eq!((state.public, state.discard), (CardBag::EMPTY, bag("SA SK SQ SJ S10")));
    check_refused(&state, forced("S2"), "play-is-due", "DM-20");
    act(&mut state, &[play("S2")]);
    assert_eq!((state.public, state.hands[seat(0)]), (bag("S2"), bag("JB S6 H3 C4 D5")));
    assert_eq!(DunMazi::turn(&state), Turn::Of(seat(1)));
    let state = table(Config::CLASSIC, &[MIXED, OTHERS], "SA SK SQ SJ");
    check_refused(&state, Action::Clear, "clear-needs-full-zone", "DM-23");
}

/// DM-24: a flush that reaches the target may knock, whatever is in the zone.
#[test]
fn a_flush_at_the_target_may_knock() {
    for public in ["D2", "D2 D3 D4", "D2 D3 D4 D5 D6"] {
        let state = table(Config::CLASSIC, &["S10 SJ S9 S8 S3", OTHERS], public);
        assert!(legal(&state).contains(&Action::Knock), "{public}");
    }
    let state = table(Config::CLASSIC, &["S10 SJ S9 S8 S2", OTHERS], "D2");
    check_refused(&state, Action::Knock, "knock-needs-target", "DM-24");
    let state = table(Config::CLASSIC, &["SA SK SQ SJ H10", OTHERS], "D2");
    check_refused(&state, Action::Knock, "knock-needs-flush", "DM-24");
    let state = table(Config::CLASSIC, &[SPADES_50, OTHERS], "D2");
    check_refused(&state, Action::Fold, "nobody-knocked", "DM-30");
}

/// DM-25: passing needs an empty deck, and counts as a turn.
#[test]
fn passing_needs_an_empty_deck() {
    let state = table(Config::CLASSIC, &[MIXED, OTHERS], "D2");
    check_refused(&state, Action::Pass, "deck-is-not-empty", "DM-25");
    let mut state = depleted(Config::CLASSIC, &[MIXED, OTHERS], "D2");
    act(&mut state, &[Action::Pass]);
    assert_eq!((DunMazi::turn(&state), state.quiet), (Turn::Of(seat(1)), 1));
}

/// DM-26: after every turn a hand has five cards again; the zone has one to five.
#[test]
fn a_hand_has_five_cards_between_turns() {
    let mut state = table(Config::CLASSIC, &[MIXED, OTHERS], "SA SK SQ SJ");
    act(&mut state, &[Action::Draw]);
    assert_eq!(state.hands[seat(0)].len(), 6, "in the moment of drawing");
    act(&mut state, &[play("S2"), Action::Clear, play("H2"), forced("S6")]);
    assert!(state.hands.values().all(|hand| hand.len() == 5));
    assert_eq!(state.public, bag("S6"));
}

// Showdown

/// DM-30: answers come clockwise from the knocker's left. A mazi is shown when its turn comes, and
/// other hands stay hidden until all have answered.
#[test]
fn answers_come_in_turn_and_a_mazi_is_shown() {
    let mut state = table(ONE_ROUND, &[SPADES_50, HEARTS_48, "S2 H3 C4 D6 C7", DIAMONDS_42], "D2");
    state.to_act = seat(3);
    act(&mut state, &[Action::Knock]);
    assert_eq!(DunMazi::turn(&state), Turn::Of(seat(0)));
    assert_eq!(legal(&state), [Action::Call, Action::Fold]);
    check_refused(&state, Action::Draw, "answer-the-knock", "DM-30");
    act(&mut state, &[Action::Fold]);
    assert_eq!(DunMazi::turn(&state), Turn::Of(seat(1)));
    assert!(state.known.values().all(|known| known.is_empty()), "nothing is shown yet");

    // Seat 2 follows seat 1 and need not act: its mazi is shown at once.
    let events = act(&mut state, &[Action::Call]);
    assert_eq!(events[0], Event::Called { seat: seat(1) });
    assert_eq!(events[1], Event::Mazi { seat: seat(2), hand: bag("S2 H3 C4 D6 C7") });
    assert!(matches!(events[2], Event::Settled { .. }));
    assert_eq!(gets(&state), [10, 8 + 2, 0, 0]);
    assert_eq!(state.known, state.hands, "now all hands are open");
}

/// DM-30: until all have answered, nobody sees another hand except a mazi.
#[test]
fn hands_stay_hidden_until_all_have_answered() {
    let mut state = table(ONE_ROUND, &[SPADES_50, MIXED, HEARTS_48, DIAMONDS_42], "D2");
    act(&mut state, &[Action::Knock]);
    assert_eq!(DunMazi::turn(&state), Turn::Of(seat(2)), "seat 1 was a mazi");
    let view = DunMazi::view(&state, Viewer::Seat(seat(3)));
    let known: Vec<usize> = view.players.values().map(|player| player.known.len()).collect();
    assert_eq!(known, [0, 5, 0, 0]);
    let answers: Vec<Option<Answer>> = view.players.values().map(|player| player.answer).collect();
    assert_eq!(answers, [Some(Answer::Knock), Some(Answer::Mazi), None, None]);
}

/// DM-31: the settlement says why the winner won: score, suit, card, or seat.
#[test]
fn the_settlement_names_the_difference_that_decided() {
    let why = |knocker: &str, caller: &str, decks| {
        let mut state = table(Config { decks, ..ONE_ROUND }, &[knocker, caller], "D2");
        act(&mut state, &[Action::Knock, Action::Call]);
        match last(&state).ending {
            Ending::Showdown { winner, why, .. } => (winner.index(), why),
            Ending::SuddenDeath { .. } | Ending::Stall => panic!("{:?}", state.last),
        }
    };
    let [zero, one] = [seat(0), seat(1)];
    assert_eq!(
        why(SPADES_50, HEARTS_48, 1),
        (0, Why::HigherScore { over: one, score: 50, other: 48 })
    );
    assert_eq!(
        why("HA HK H9 H8 H7", "SA SK S9 S8 S7", 1),
        (1, Why::HigherSuit { over: zero, suit: Suit::Spades, other: Suit::Hearts })
    );
    assert_eq!(
        why("SQ SJ S10 JB S5", "SA SK S9 S8 S7", 1),
        (1, Why::HigherCard { over: zero, card: card("SA"), other: card("JB") })
    );
    assert_eq!(
        why("SA SQ S9 S8 S3", "SA SK S9 S8 S3", 2),
        (1, Why::HigherCard { over: zero, card: card("SK"), other: card("SQ") })
    );
    assert_eq!(why(SPADES_50, SPADES_50, 2), (0, Why::AlikeKnocker { over: one }));
}

/// DM-31: of equal callers the first clockwise from the knocker wins.
#[test]
fn of_equal_callers_the_nearest_wins() {
    let hearts = "HA HK HQ HJ H9";
    let config = Config { decks: 2, ..ONE_ROUND };
    let mut state = table(config, &[hearts, hearts, "SK SQ SJ S9 S3"], "D2");
    state.to_act = seat(2);
    act(&mut state, &[Action::Knock, Action::Call, Action::Call]);
    assert_eq!(gets(&state), [10 + 10 + 2, 0, 0]);
    let Ending::Showdown { winner, why, .. } = last(&state).ending else { panic!() };
    assert_eq!((winner, why), (seat(0), Why::AlikeNearest { over: seat(1) }));
}

/// DM-32: the winner gets the bases of the pool, folders keep theirs, a mazi gets nothing.
#[test]
fn the_pool_goes_to_the_winner() {
    let hands = [SPADES_50, HEARTS_48, "S2 H3 C4 D6 C7", DIAMONDS_42];
    let mut state = table(ONE_ROUND, &hands, "D2");
    act(&mut state, &[Action::Knock, Action::Call, Action::Fold]);
    assert_eq!(gets(&state), [18, 0, 0, 2]);
    let pool: Vec<usize> = last(&state).pool().iter().map(Seat::index).collect();
    assert_eq!(pool, [0, 1]);

    let mut state = table(ONE_ROUND, &hands, "D2");
    act(&mut state, &[Action::Knock, Action::Fold, Action::Fold]);
    assert_eq!(gets(&state), [10, 8, 0, 2], "nobody calls: the knocker's own base");
    let Ending::Showdown { why, .. } = last(&state).ending else { panic!() };
    assert_eq!(why, Why::NobodyCalled);
}

// Depletion

/// DM-40: once the last card is drawn and played there is no draw and no clear.
#[test]
fn an_empty_deck_leaves_swap_knock_and_pass() {
    let mut state = table(Config::CLASSIC, &[MIXED, SPADES_50], "D2");
    state.deck = DeckSet::EMPTY.with(card("JB").into());
    act(&mut state, &[Action::Draw]);
    assert!(state.deck.is_empty());
    assert_eq!(legal(&state).len(), 6, "the turn that drew it is played to its end");
    act(&mut state, &[play("JB")]);
    check_refused(&state, Action::Draw, "deck-is-empty", "DM-40");
    check_refused(&state, Action::Clear, "deck-is-empty", "DM-40");
    let kinds: Vec<ActionKind> = legal(&state).iter().map(Action::kind).collect();
    assert_eq!(kinds[..10], [ActionKind::ForcedSwap; 10]);
    assert_eq!(kinds[10..], [ActionKind::Knock, ActionKind::Pass]);
}

/// DM-41: two turns of every player after the turn that drew the last card, without a knock.
#[test]
fn sudden_death_comes_after_two_turns_of_each() {
    let mut state = table(ONE_ROUND, &[SPADES_50, MIXED, HEARTS_48], "D2");
    state.deck = DeckSet::EMPTY.with(card("JB").into());
    act(&mut state, &[Action::Draw, play("JB")]);
    assert_eq!(aids(&state, Viewer::Spectator).quiet_left, Some(6));
    act(&mut state, &[Action::Pass; 5]);
    assert_eq!(DunMazi::turn(&state), Turn::Of(seat(0)), "the last of the six turns");
    let events = act(&mut state, &[Action::Pass]);
    assert!(matches!(events[..], [Event::Passed { .. }, Event::Settled { .. }]));
    assert_eq!(last(&state).ending, Ending::SuddenDeath { pays: Pays::HandScore });
    assert_eq!(gets(&state), [50, 0, 48], "hand scores; a mazi gets nothing");
    assert!(matches!(DunMazi::turn(&state), Turn::Over(_)));
}

/// DM-41: a swap counts as a turn, a knock ends the round, and a setting pays the base.
#[test]
fn sudden_death_may_pay_the_base() {
    let config = Config { sudden_death_pays: Pays::Base, ..ONE_ROUND };
    let mut state = depleted(config, &[SPADES_50, MIXED], "D2");
    act(&mut state, &[forced("S9"), forced("S6"), forced("SA"), Action::Pass]);
    assert_eq!(last(&state).ending, Ending::SuddenDeath { pays: Pays::Base });
    assert_eq!(gets(&state), [0, 0], "seat 0 gave its nine for a two of diamonds");
    let mut state = depleted(config, &[SPADES_50, MIXED], "D2");
    act(&mut state, &[Action::Pass, Action::Pass, Action::Knock]);
    assert_eq!(gets(&state), [10, 0]);
}

/// DM-42: twenty turns of each player without a draw end the round, with base scores.
#[test]
fn swapping_forever_ends_the_round() {
    let swap_on = |state: &mut State, turns: usize| {
        for _ in 0..turns {
            let swap = legal(state).into_iter().find(|it| it.kind() == ActionKind::FreeSwap);
            act(state, &[swap.unwrap()]);
        }
    };
    let zone = "D2 D3 D4 D6 D7";
    for hands in [&[MIXED, OTHERS][..], &[MIXED, OTHERS, "C2 D8 S4 H5 C6"]] {
        let mut state = table(ONE_ROUND, hands, zone);
        swap_on(&mut state, 20 * hands.len() - 1);
        assert_eq!(aids(&state, Viewer::Spectator).quiet_left, Some(1));
        assert_eq!(state.last, None, "the round is still being played");
        swap_on(&mut state, 1);
        assert_eq!(last(&state).ending, Ending::Stall);
    }

    // A clear resets the count.
    let mut state = table(ONE_ROUND, &[MIXED, OTHERS], zone);
    swap_on(&mut state, 39);
    act(&mut state, &[Action::Clear]);
    assert_eq!(state.quiet, 0);

    let mut state = table(Config { stall_turns: 0, ..ONE_ROUND }, &[MIXED, OTHERS], zone);
    swap_on(&mut state, 600);
    assert_eq!(state.last, None, "0 turns it off");

    let config = Config { stall_turns: 1, ..ONE_ROUND };
    let mut state = table(config, &[SPADES_50, MIXED], "H2");
    act(&mut state, &[forced("S9"), forced("S6")]);
    assert_eq!(gets(&state), [0, 0]);
    let mut state = table(config, &[MIXED, SPADES_50], "S3");
    act(&mut state, &[forced("S6"), forced("S9")]);
    assert_eq!(gets(&state), [0, 7], "47 points are a base of 7");
}

/// DM-43: totals add up, the highest wins, ties share.
#[test]
fn the_highest_total_wins_the_match() {
    let config = Config { rounds: 2, ..Config::CLASSIC };
    let mut state = table(config, &[SPADES_50, HEARTS_48, MIXED], "D2");
    state.round = 2;
    for (seat, total) in state.seats().iter().zip([0, 2, 9]) {
        state.totals[seat] = total;
    }
    act(&mut state, &[Action::Knock, Action::Fold]);
    let Turn::Over(outcome) = DunMazi::turn(&state) else { panic!("{state:?}") };
    assert_eq!(outcome.scores.values().copied().collect::<Vec<_>>(), [10, 10, 9]);
    assert_eq!(outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(), [0, 1]);
    check_refused(&state, Action::Draw, "game-over", "DM-43");
    assert!(legal(&state).is_empty());
}

/// DM-44: absent players draw and play the drawn card, pass when the deck is empty, take the first
/// swap if nothing else is legal, and fold.
#[test]
fn absent_players_draw_pass_swap_or_fold() {
    let default = |state: &State| DunMazi::default_action(state).unwrap();
    let mut state = table(Config::CLASSIC, &[MIXED, OTHERS], "D2");
    assert_eq!(default(&state), Action::Draw);
    act_with(
        &mut state,
        &[Action::Draw],
        &mut Scripted::new([Roll::Draw(slot(card("HA")) as u16)]),
    );
    assert_eq!(default(&state), play("HA"));

    let state = table(Config::CLASSIC, &[MIXED, OTHERS], "SA SK SQ SJ S10");
    let first = legal(&state).into_iter().find(|it| it.kind() == ActionKind::FreeSwap);
    assert_eq!(Some(default(&state)), first);
    assert_eq!(default(&depleted(Config::CLASSIC, &[MIXED, OTHERS], "D2")), Action::Pass);
    let full = depleted(Config::CLASSIC, &[MIXED, OTHERS], "SA SK SQ SJ S10");
    assert_eq!(default(&full), Action::Pass);

    let mut state = table(Config::CLASSIC, &[SPADES_50, HEARTS_48], "D2");
    act(&mut state, &[Action::Knock]);
    assert_eq!(default(&state), Action::Fold);

    let mut state = table(Config::CLASSIC, &["SA SK SQ SJ S9 D3", OTHERS], "");
    state.phase = Phase::Opening;
    assert_eq!(default(&state), play("D3"));
}

/// DM-45: six cards in hand and zone, seven for the start player; 923 free swaps.
#[test]
fn six_cards_are_played_like_five() {
    let config = Config { hand_size: 6, ..ONE_ROUND };
    let mut state = table(config, &["S2 H3 C4 D5 S6 H7", OTHERS], "SA SK SQ SJ S10");
    assert!(legal(&state).contains(&Action::Draw), "five are not yet full");
    state.public = bag("SA SK SQ SJ S10 S9");
    assert_eq!(legal(&state).len(), 1 + 923);
    act(&mut state, &[free("H3 C4 D5 H7", "SA SK SQ SJ")]);
    assert_eq!(state.hands[seat(0)], bag("SA SK SQ SJ S6 S2"));
    state.to_act = seat(0);
    assert!(legal(&state).contains(&Action::Knock), "49 points of six spades");
}

// What a player can see

/// DM-46: a card taken from the zone is known to be in that hand until it is played.
#[test]
fn cards_taken_in_sight_are_remembered() {
    let mut state = table(Config::CLASSIC, &[MIXED, OTHERS], "SA SK");
    act(&mut state, &[forced("H3 C4")]);
    let known =
        |state: &State, number| DunMazi::view(state, Viewer::Spectator).players[seat(number)].known;
    assert_eq!(known(&state, 0), bag("SA SK"));
    act(&mut state, &[forced("H2 H6")]);
    assert_eq!(known(&state, 1), bag("H3 C4"));
    act(&mut state, &[Action::Draw, play("SK")]);
    assert_eq!(known(&state, 0), bag("SA"), "played, so no longer in the hand");
    act(&mut state, &[forced("H3 C3 D4")]);
    assert_eq!(known(&state, 1), bag("C4 H2 H6 SK"));
}

/// DM-45, DM-46: if one of two identical cards is known, playing one leaves none known.
#[test]
fn playing_one_of_two_identical_cards_plays_the_known_one() {
    let config = Config { decks: 2, ..Config::CLASSIC };
    let mut state = table(config, &["SA H3 C4 D5 S6", OTHERS], "SA");
    act(&mut state, &[forced("H3"), Action::Draw]);
    assert_eq!(state.known[seat(0)], bag("SA"));
    act(&mut state, &[play("H2")]);
    act(&mut state, &[Action::Draw, play("SA")]);
    assert_eq!(state.known[seat(0)], CardBag::EMPTY);
    assert_eq!(state.hands[seat(0)].count(card("SA")), 1);
}

/// DM-46: a determinized hand contains its known cards. A player who knocked, called, folded or
/// must answer now holds a flush that reaches the target.
#[test]
fn determinized_hands_respect_what_is_known() {
    for config in
        [Config::CLASSIC, Config { decks: 2, hand_size: 5, target: 45, ..Config::CLASSIC }]
    {
        let mut state =
            table(config, &[SPADES_50, "HA HK H9 H8 H7", MIXED, "CA CK CQ CJ C10"], "D2");
        state.known[seat(0)] = bag("SQ");
        state.known[seat(3)] = bag("CJ");
        act(&mut state, &[Action::Knock]);
        act(&mut state, &[Action::Call]);
        assert_eq!(DunMazi::turn(&state), Turn::Of(seat(3)));
        for viewer in Viewer::all(state.seats()) {
            let view = DunMazi::view(&state, viewer);
            let mut worlds = 0;
            for seed in 0..50 {
                let world = DunMazi::determinize(&view, &mut Quick::new(seed));
                for (seat, hand) in world.hands.iter() {
                    assert_eq!(hand.len(), 5);
                    assert!(hand.contains_all(state.known[seat]));
                    assert_eq!(world.worth(seat).mazi, seat.index() == 2, "{viewer:?} {hand}");
                }
                worlds += usize::from(world.hands != state.hands);
            }
            assert!(worlds > 45, "{worlds}");
        }
    }
}

/// DM-46: every possible flush is equally likely.
#[test]
fn determinized_flushes_are_even() {
    let config = Config { target: 50, ..Config::CLASSIC };
    let mut state = table(config, &[SPADES_50, "HA HK HQ HJ H10"], "D2");
    state.known[seat(0)] = bag("SK SQ SJ");
    act(&mut state, &[Action::Knock]);
    let view = DunMazi::view(&state, Viewer::Seat(seat(1)));
    let mut counts = BTreeMap::new();
    let mut luck = Quick::new(5);
    for _ in 0..9000 {
        let hand = DunMazi::determinize(&view, &mut luck).hands[seat(0)].minus(bag("SK SQ SJ"));
        *counts.entry(hand.to_string()).or_insert(0_usize) += 1;
    }
    // Thirty points are known, so the other two cards have twenty: two tens, or an ace and a nine.
    let pairs = ["JB JS", "JB S10", "JB SA", "JS S10", "JS SA", "SA S10", "SA S9"];
    let determinized: Vec<&str> = counts.keys().map(String::as_str).collect();
    assert_eq!(determinized, pairs);
    let fair = 9000 / pairs.len();
    assert!(counts.values().all(|count| count.abs_diff(fair) < 150), "{counts:?}");
}

/// RM-46: the aids of a hand: score, flush, distance; legal kinds of action, and reasons for the
/// others.
#[test]
fn aids_list_legal_kinds_of_action_and_reasons() {
    let mut state = table(Config::CLASSIC, &["S10 SJ S9 S8 S2", OTHERS], "D2");
    let own = |state: &State| -> HandAids { aids(state, Viewer::Seat(seat(0))).hand.unwrap() };
    let worth = own(&state).worth.unwrap();
    assert_eq!((worth.score, worth.suit, worth.base), (39, Some(Suit::Spades), -1));
    assert_eq!(own(&state).suited, Suited { suit: Suit::Spades, cards: 5 });
    let why: Vec<Option<&str>> =
        own(&state).moves.iter().map(|it| it.rejection.map(|rejection| rejection.code())).collect();
    assert_eq!(
        why,
        [
            None,
            Some("clear-needs-full-zone"),
            Some("draw-first"),
            None,
            Some("free-swap-needs-full-zone"),
            Some("knock-needs-target"),
            Some("deck-is-not-empty"),
            Some("nobody-knocked"),
            Some("nobody-knocked"),
        ]
    );
    let deck = Rejection::DeckIsNotEmpty { deck: state.deck.len() as u8 };
    assert_eq!(own(&state).moves[6].rejection, Some(deck), "the deck has its true size");
    let mut luck = Scripted::new([Roll::Draw(slot(card("SA")) as u16)]);
    act_with(&mut state, &[Action::Draw], &mut luck);
    assert_eq!(own(&state).worth, None, "six cards are no hand");
    let leaves = own(&state).leaves;
    let best = leaves.iter().position(|it| *it == Some(Leaves(48, Some(Suit::Spades)))).unwrap();
    assert_eq!((leaves.len(), legal(&state)[best]), (6, play("S2")));
    assert!(aids(&state, Viewer::Seat(seat(1))).hand.unwrap().moves.is_empty());
    assert_eq!(aids(&state, Viewer::Spectator).hand, None);
}

/// RM-20: a view contains the viewer's own cards, and only its owner sees a drawn card.
#[test]
fn a_view_contains_what_its_viewer_may_know() {
    let mut state = table(Config::CLASSIC, &[MIXED, OTHERS], "D2");
    let mut luck = Scripted::new([Roll::Draw(slot(card("SA")) as u16)]);
    act_with(&mut state, &[Action::Draw], &mut luck);
    let seen = [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Spectator]
        .map(|viewer| DunMazi::view(&state, viewer))
        .map(|view| (view.viewer, view.hand, view.phase));
    let hidden = PhaseView::Play { drawn: None };
    let own =
        (Some(seat(0)), bag(MIXED).plus(bag("SA")), PhaseView::Play { drawn: Some(card("SA")) });
    assert_eq!(seen, [own, (Some(seat(1)), bag(OTHERS), hidden), (None, CardBag::EMPTY, hidden)]);
}

/// Only the player who drew sees the drawn card, and each player sees only its own dealt hand.
#[test]
fn each_seat_gets_news_of_its_own_cards() {
    let mut state = table(Config { rounds: 2, ..Config::CLASSIC }, &[SPADES_50, MIXED], "D2");
    let before = state;
    let drawn = act(&mut state, &[Action::Draw])[0];
    let own = DunMazi::seen(&before, &drawn, Viewer::Seat(seat(0)));
    assert!(matches!(own, Seen::DrewCard { seat: drawer, .. } if drawer == seat(0)));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert_eq!(DunMazi::seen(&before, &drawn, viewer), Seen::Drew { seat: seat(0) });
    }
    let mut state = before;
    let dealt = *act(&mut state, &[Action::Knock]).last().unwrap();
    let hand = state.hands[seat(1)];
    let seen = DunMazi::seen(&before, &dealt, Viewer::Seat(seat(1)));
    assert_eq!(seen, Seen::DealtYou { round: 2, starter: state.starter, hand });
    let seen = DunMazi::seen(&before, &dealt, Viewer::Spectator);
    assert_eq!(seen, Seen::Dealt { round: 2, starter: state.starter });
}

/// RM-22: the cards of a round come from one shuffled deck, in order.
#[test]
fn a_round_is_dealt_from_the_top_of_one_deck() {
    let mut luck = Fair::new([9; 32]);
    let deal = DunMazi::deal(&Config::CLASSIC, Seats::TWO, &mut luck);
    let mut order: Vec<u16> = (0..54).collect();
    luck.shuffle(Pile::new(DECK, 1, 54), &mut order);
    let other = Seats::TWO.after(deal.starter);
    let number = |card: DeckCard| slot(card.face()) as u16;
    let dealt = |seat: Seat| deal.hands[seat].iter().map(number).collect::<Vec<_>>();
    let sorted = |cards: &[u16]| {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        cards
    };
    assert_eq!(dealt(deal.starter), sorted(&order[..6]));
    assert_eq!(dealt(other), sorted(&order[6..11]));
    let mut state = DunMazi::begin(&Config::CLASSIC, &deal);
    let first = legal(&state)[0];
    let events = act_with(&mut state, &[first, Action::Draw], &mut luck);
    let Event::Drew { card, .. } = events[1] else { panic!("{events:?}") };
    assert_eq!(number(card), order[11]);
}
