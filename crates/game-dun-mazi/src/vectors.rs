//! Cases computed by hand, in `vectors/dun-mazi/cases.json`.

use std::cmp::Ordering;

use cards::Card;
use serde::Deserialize;
use tabletop::{BySeat, Rules, Seat, Seats, Turn};
use testkit::{Roll, Scripted};

use crate::{
    Action, Answer, CardBag, Config, DunMazi, Event, Handful, Pays, Settlement, State, Worth,
    card_bag::bag,
    order::slot,
    settlement::{Ending, next_starters},
    state::Phase,
    tests::table,
    worth::Power,
};

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Cases {
    hands: Vec<HandCase>,
    duels: Vec<Duel>,
    showdowns: Vec<Showdown>,
    sudden_deaths: Vec<SuddenDeath>,
    starters: Vec<Starter>,
    turns: Vec<TurnCase>,
    r#match: MatchCase,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HandCase {
    id: String,
    cards: String,
    target: u8,
    points: u8,
    suit: Option<char>,
    knocks: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Duel {
    id: String,
    one: String,
    other: String,
    decks: u8,
    wins: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Showdown {
    id: String,
    hands: Vec<String>,
    answers: Vec<Answer>,
    target: u8,
    decks: u8,
    winner: usize,
    gets: Vec<i32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SuddenDeath {
    id: String,
    hands: Vec<String>,
    target: u8,
    pays: Pays,
    gets: Vec<i32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Starter {
    id: String,
    last: Vec<i32>,
    totals: Vec<i32>,
    starters: Vec<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnCase {
    id: String,
    hand: String,
    target: u8,
    public: usize,
    deck: usize,
    opening: bool,
    may: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MatchCase {
    rounds: Vec<RoundCase>,
    totals: Vec<i32>,
    winner: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoundCase {
    /// The start player drawn by lot, if a lot is needed.
    lot: Option<u16>,
    starter: usize,
    hands: Vec<String>,
    acts: Vec<String>,
    gets: Vec<i32>,
}

fn cases() -> Cases {
    serde_json::from_str(include_str!("../../../vectors/dun-mazi/cases.json")).unwrap()
}

/// DM-1, DM-2, DM-3, DM-24: points, suit, and whether a hand may knock.
#[test]
fn hands_have_the_worth_computed_by_hand() {
    for case in cases().hands {
        let worth = Worth::of(bag(&case.cards), Config { target: case.target, ..Config::CLASSIC });
        let suit = worth.suit.map(cards::Suit::letter);
        assert_eq!(
            (worth.score, suit, !worth.mazi),
            (case.points, case.suit, case.knocks),
            "{}",
            case.id
        );
    }
}

/// DM-31: score, then suit, then single cards.
#[test]
fn duels_end_as_computed_by_hand() {
    for case in cases().duels {
        let wins = match duel(&case.one, &case.other, case.decks) {
            Ordering::Greater => "one",
            Ordering::Less => "other",
            Ordering::Equal => "neither",
        };
        assert_eq!(wins, case.wins, "{}", case.id);
    }
}

/// DM-30, DM-31, DM-32, DM-33: showdowns; among them are the document's cases one to three and the
/// last sentence of case four.
#[test]
fn showdowns_are_settled_as_computed_by_hand() {
    for Showdown { id, hands, answers, target, decks, winner, gets } in cases().showdowns {
        let config = Config { target, decks, ..Config::CLASSIC };
        assert_eq!(settle(&hands, &answers, config), (winner, gets), "{id}");
    }
}

/// DM-41: all hands are shown, and none is compared.
#[test]
fn sudden_deaths_are_settled_as_computed_by_hand() {
    for case in cases().sudden_deaths {
        let config =
            Config { target: case.target, sudden_death_pays: case.pays, ..Config::CLASSIC };
        assert_eq!(sudden_death(&case.hands, config), case.gets, "{}", case.id);
    }
}

/// DM-11: the lowest of the last round, then the lowest total, then by lot.
#[test]
fn the_next_starter_is_as_computed_by_hand() {
    for case in cases().starters {
        assert_eq!(starters(&case.last, &case.totals), case.starters, "{}", case.id);
    }
}

/// DM-13, DM-20 to DM-25, DM-40: the legal actions, by the contents of hand, zone and deck.
#[test]
fn turns_allow_the_actions_computed_by_hand() {
    for case in cases().turns {
        let hand: Vec<Card> = bag(&case.hand).iter().collect();
        let config = Config { target: case.target, ..Config::CLASSIC };
        let may = kinds(&hand, config, case.public, case.deck, case.opening);
        let mut expected = case.may;
        expected.sort();
        assert_eq!(may, expected, "{}", case.id);
    }
}

/// DM-11, DM-33, DM-43: the document's table of four rounds, played card by card. The script fixes
/// what is dealt and drawn; the engine judges every action and settles every round.
#[test]
fn the_four_rounds_of_the_document_are_played() {
    let MatchCase { rounds, totals, winner } = cases().r#match;
    let rolls: Vec<Roll> = rounds.iter().flat_map(RoundCase::rolls).collect();
    let mut luck = Scripted::new(rolls);
    let deal = DunMazi::deal(&Config::CLASSIC, Seats::FOUR, &mut luck);
    let mut state = DunMazi::begin(&Config::CLASSIC, &deal);
    for (number, round) in (1..).zip(&rounds) {
        assert_eq!((state.round, state.starter.index()), (number, round.starter));
        assert_eq!(state.hands, read_hands(&round.hands), "round {number}");
        let mut events = Vec::new();
        for act in &round.acts {
            let (seat, action) = read_act(act);
            events.clear();
            DunMazi::decide(&state, seat, &action, &mut luck, &mut events)
                .unwrap_or_else(|refusal| panic!("round {number}, {act}: {refusal}"));
            for event in &events {
                DunMazi::evolve(&mut state, event);
            }
        }
        let settled = events.iter().find_map(|event| {
            if let Event::Settled { settlement } = event { Some(settlement) } else { None }
        });
        let gets = settled.unwrap().gets().values().copied().collect::<Vec<_>>();
        assert_eq!(gets, round.gets, "round {number}");
    }
    assert_eq!(luck.rest().next(), None, "the script is used up");
    assert_eq!(state.totals.values().copied().collect::<Vec<_>>(), totals);
    let Turn::Over(outcome) = DunMazi::turn(&state) else { panic!("{state:?}") };
    assert_eq!(outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(), [winner]);
}

impl RoundCase {
    /// The results of luck in this round, in the order in which the engine draws: the lot for the
    /// start player, the hands from the start player on, then every card drawn.
    fn rolls(&self) -> Vec<Roll> {
        let lot = self.lot.map(Roll::Draw);
        let n_seats = self.hands.len();
        let hands = (0..n_seats).map(|offset| &self.hands[(self.starter + offset) % n_seats]);
        let dealt = hands.flat_map(|hand| hand.split(' '));
        let drawn =
            self.acts.iter().filter_map(|act| match act.split(' ').collect::<Vec<_>>()[..] {
                [_, "draw" | "clear", card] => Some(card),
                _ => None,
            });
        let roll = |card: &str| Roll::Draw(slot(card.parse().unwrap()) as u16);
        lot.into_iter().chain(dealt.chain(drawn).map(roll)).collect()
    }
}

/// Reads `0 play D2`, `1 draw C2` (with the card to draw) or `2 free-swap S3 for D6`.
fn read_act(act: &str) -> (Seat, Action) {
    let (seat, act) = act.split_once(' ').unwrap();
    let (kind, cards) = act.split_once(' ').unwrap_or((act, ""));
    let handful = |cards: &str| Handful::try_from(bag(cards)).unwrap();
    let action = match kind {
        "play" => Action::Play { card: cards.parse().unwrap() },
        "draw" => Action::Draw,
        "clear" => Action::Clear,
        "forced-swap" => Action::ForcedSwap { give: handful(cards) },
        "free-swap" => {
            let (give, take) = cards.split_once(" for ").unwrap();
            Action::FreeSwap { give: handful(give), take: handful(take) }
        }
        "knock" => Action::Knock,
        "call" => Action::Call,
        "fold" => Action::Fold,
        kind => panic!("no such action: {kind}"),
    };
    (Seats::FOUR.seat(seat.parse().unwrap()).unwrap(), action)
}

fn by_seat<T: Default + Copy>(items: &[T]) -> BySeat<T> {
    BySeat::from_fn(Seats::new(items.len() as u8).unwrap(), |seat| items[seat.index()])
}

fn read_hands(hands: &[String]) -> BySeat<CardBag> {
    by_seat(&hands.iter().map(|hand| bag(hand)).collect::<Vec<_>>())
}

fn duel(one: &str, other: &str, decks: u8) -> Ordering {
    let config = Config { decks, ..Config::CLASSIC };
    let power = |hand: &str| Power::of(bag(hand), Worth::of(bag(hand), config));
    power(one).cmp(&power(other))
}

fn settle(hands: &[String], answers: &[Answer], config: Config) -> (usize, Vec<i32>) {
    let knocker = answers.iter().position(|&answer| answer == Answer::Knock).unwrap();
    let hands = read_hands(hands);
    let knocker = hands.seats().seat(knocker as u8).unwrap();
    let settlement = Settlement::of_showdown(config, 1, &hands, knocker, &by_seat(answers));
    let Ending::Showdown { winner, .. } = settlement.ending else { panic!("{settlement:?}") };
    (winner.index(), settlement.gets().values().copied().collect())
}

fn sudden_death(hands: &[String], config: Config) -> Vec<i32> {
    let settlement = Settlement::of_sudden_death(config, 1, &read_hands(hands));
    settlement.gets().values().copied().collect()
}

fn starters(last: &[i32], totals: &[i32]) -> Vec<usize> {
    next_starters(&by_seat(last), &by_seat(totals)).iter().map(Seat::index).collect()
}

/// The legal kinds of action for `hand`, with this many cards in the zone and the deck.
fn kinds(
    hand: &[Card],
    config: Config,
    n_public: usize,
    n_deck: usize,
    opening: bool,
) -> Vec<String> {
    let hand = CardBag::gather(hand.iter().copied()).unwrap();
    let mut state: State = table(config, &["", ""], "");
    state.hands[state.to_act] = hand;
    let mut rest = state.deck.faces().minus(hand).iter();
    state.public = CardBag::gather(rest.by_ref().take(n_public)).unwrap();
    state.deck = rest.by_ref().take(n_deck).map(Into::into).collect();
    state.phase = if opening { Phase::Opening } else { Phase::Turn };
    let mut legal = Vec::new();
    DunMazi::legal_actions(&state, &mut legal);
    let mut kinds: Vec<String> = legal
        .iter()
        .map(|action| serde_json::to_value(action.kind()).unwrap().as_str().unwrap().to_owned())
        .collect();
    kinds.sort();
    kinds.dedup();
    kinds
}
