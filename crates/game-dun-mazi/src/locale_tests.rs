//! Checks that every language has a message for everything this crate reports, and that no message
//! uses a variable that it does not get.

use cards::{Card, Suit};
use serde::Serialize;
use serde_json::Value;
use tabletop::{BySeat, CodedRefusal, FieldType, Message, Rules, Seats, Settings};
use testkit::{MessageArgs, check_messages};

use crate::{
    Action, ActionKind, Answer, CardBag, Config, DunMazi, Handful, PhaseView, Rejection, Seen,
    Settlement, Why,
    scorer::{ScoreError, score_line},
    settlement::Ending,
};

/// RM-41: no language lacks a message or has an unused one.
#[test]
fn every_message_exists_in_every_language() {
    let messages = all_messages();
    check_messages("dun-mazi", &messages);
}

/// DM-24: the code of a rejection is its serialized tag.
#[test]
fn every_refusal_is_written_with_its_code() {
    let codes: Vec<&str> = refusals().iter().map(CodedRefusal::code).collect();
    assert_eq!(codes, Rejection::CODES);
    let codes: Vec<&str> = score_errors().iter().map(CodedRefusal::code).collect();
    assert_eq!(codes, ScoreError::CODES);
    for refusal in refusals() {
        let json = serde_json::to_value(refusal).unwrap();
        assert_eq!(json["code"], refusal.code());
        assert_eq!(serde_json::from_value::<Rejection>(json).unwrap(), refusal);
    }
    assert!(score_errors().iter().all(|it| serde_json::to_value(it).unwrap()["code"] == it.code()));
}

/// Every message of this crate.
fn all_messages() -> MessageArgs {
    let mut messages = MessageArgs::new();
    let mut say = |key: String, values: &[&str]| {
        messages.insert(key, values.iter().map(|&name| name.to_owned()).collect());
    };
    say("dun-mazi-name".to_owned(), &[]);
    say("dun-mazi-about".to_owned(), &[]);
    say("dun-mazi-score-typing".to_owned(), &[]);
    for chapter in DunMazi::rulebook(&Config::CLASSIC, Seats::FOUR) {
        say(format!("dun-mazi-chapter-{}", chapter.key), &[]);
        for clause in chapter.clauses {
            let values: Vec<&str> = clause.values.iter().map(|(name, _)| *name).collect();
            say(clause.key(), &values);
        }
    }
    for preset in Config::PRESETS {
        say(format!("dun-mazi-preset-{}", preset.name), &[]);
        say(format!("dun-mazi-preset-{}-about", preset.name), &[]);
    }
    for field in Config::FIELDS {
        say(format!("dun-mazi-setting-{}", field.name), &[]);
        if let FieldType::Choice { names } = field.fits(&Config::CLASSIC) {
            for choice in names {
                say(format!("dun-mazi-choice-{}-{choice}", field.name), &[]);
            }
        }
    }
    for answer in ANSWERS {
        say(format!("dun-mazi-answer-{}", answer.name()), &[]);
    }
    for kind in ActionKind::ALL {
        let name = serde_json::to_value(kind).unwrap();
        say(format!("dun-mazi-kind-{}", name.as_str().unwrap()), &[]);
    }
    let mut say_all = |what: &str, tag: &str, things: Vec<Value>| {
        for thing in things {
            // A message names the player in `seat` as `$who`.
            let mut names: Vec<&str> =
                thing.as_object().unwrap().keys().map(String::as_str).collect();
            names.extend(thing.get("seat").map(|_| "who"));
            say(format!("dun-mazi-{what}-{}", thing[tag].as_str().unwrap()), &names);
        }
    };
    say_all("refusal", "code", json(&refusals()));
    say_all("score", "code", json(&score_errors()));
    say_all("event", "type", json(&news()));
    say_all("action", "type", json(&actions()));
    say_all("phase", "type", json(&phases()));
    for Message { key, values } in reasons() {
        let values: Vec<&str> = values.iter().map(|(name, _)| name.as_ref()).collect();
        say(key.into_owned(), &values);
    }
    messages
}

const ANSWERS: [Answer; 5] =
    [Answer::Mazi, Answer::Knock, Answer::Call, Answer::Fold, Answer::Show];

fn json<T: Serialize>(things: &[T]) -> Vec<Value> {
    things.iter().map(|thing| serde_json::to_value(thing).unwrap()).collect()
}

fn refusals() -> Vec<Rejection> {
    let (turn, card) = (Seats::TWO.first(), Card::BIG_JOKER);
    vec![
        Rejection::GameOver,
        Rejection::NotYourTurn { turn },
        Rejection::OpeningIsAPlay,
        Rejection::PlayIsDue,
        Rejection::DrawFirst,
        Rejection::ZoneIsFull { places: 5 },
        Rejection::ForcedSwapNeedsRoom { places: 5 },
        Rejection::ForcedSwapTakesAll { given: 1, public: 2 },
        Rejection::FreeSwapNeedsFullZone { public: 2, places: 5 },
        Rejection::UnevenSwap { given: 1, taken: 2 },
        Rejection::ClearNeedsFullZone { public: 2, places: 5 },
        Rejection::KnockNeedsFlush,
        Rejection::KnockNeedsTarget { score: 39, target: 40 },
        Rejection::DeckIsNotEmpty { deck: 1 },
        Rejection::NotInHand { card },
        Rejection::NotInZone { card },
        Rejection::AnswerTheKnock,
        Rejection::NobodyKnocked,
        Rejection::DeckIsEmpty,
    ]
}

fn score_errors() -> Vec<ScoreError> {
    vec![
        ScoreError::Unreadable { error: String::new() },
        ScoreError::HandOrHands,
        ScoreError::KnockerAndResponses,
        ScoreError::NoSuchTarget { target: 60 },
        ScoreError::NoSuchTable { hands: 5 },
        ScoreError::UnknownCard { card: String::new() },
        ScoreError::TooManyAlike { card: Card::BIG_JOKER, count: 2, decks: 1 },
        ScoreError::WrongHandSize { hand: 0, cards: 6, size: 5 },
        ScoreError::NoSuchKnocker { knocker: 4, hands: 4 },
        ScoreError::WrongResponses { responses: 1, hands: 2 },
        ScoreError::WrongResponse { hand: 0, response: "call" },
        ScoreError::KnockerIsMazi { hand: 0, score: 20 },
        ScoreError::NoMazi { hand: 0, score: 50 },
    ]
}

fn news() -> Vec<Seen> {
    let (seat, starter, hand) = (Seats::TWO.first(), Seats::TWO.first(), CardBag::EMPTY);
    let (card, give, take) = (Card::BIG_JOKER, Handful::default(), Handful::default());
    let hands = BySeat::all(Seats::TWO, hand);
    vec![
        Seen::Dealt { round: 2, starter },
        Seen::DealtYou { round: 2, starter, hand },
        Seen::Played { seat, card },
        Seen::Drew { seat },
        Seen::DrewCard { seat, card },
        Seen::Cleared { seat },
        Seen::Swapped { seat, give, take },
        Seen::Passed { seat },
        Seen::Knocked { seat },
        Seen::Mazi { seat, hand },
        Seen::Called { seat },
        Seen::Folded { seat },
        Seen::Settled { settlement: Settlement::of_stall(Config::CLASSIC, 1, &hands) },
    ]
}

fn actions() -> Vec<Action> {
    let (give, take) = (Handful::default(), Handful::default());
    vec![
        Action::Draw,
        Action::Clear,
        Action::Play { card: Card::BIG_JOKER },
        Action::ForcedSwap { give },
        Action::FreeSwap { give, take },
        Action::Knock,
        Action::Pass,
        Action::Call,
        Action::Fold,
    ]
}

fn phases() -> Vec<PhaseView> {
    let (called, folded) = Default::default();
    vec![
        PhaseView::Opening,
        PhaseView::Turn,
        PhaseView::Play { drawn: None },
        PhaseView::Showdown { knocker: Seats::TWO.first(), called, folded },
        PhaseView::Settled,
    ]
}

fn reasons() -> Vec<Message> {
    let mut reasons = Vec::new();
    for hand in ["SA SK SQ SJ S9", "S2 S3 S4 S5 S6", "SA H2 C3 D4 S5"] {
        let cards = hand.split(' ').collect::<Vec<_>>();
        let line = serde_json::json!({ "hand": cards }).to_string();
        reasons.extend(score_line(&line, &Config::CLASSIC).unwrap().explain());
    }
    let hands = BySeat::all(Seats::TWO, CardBag::EMPTY);
    let mut settlement = Settlement::of_stall(Config::CLASSIC, 1, &hands);
    let (winner, over, card) = (Seats::TWO.first(), Seats::TWO.first(), Card::BIG_JOKER);
    let (suit, knocker) = (Suit::Spades, winner);
    let whys = [
        Why::NobodyCalled,
        Why::HigherScore { over, score: 50, other: 48 },
        Why::HigherSuit { over, suit, other: Suit::Hearts },
        Why::HigherCard { over, card, other: card },
        Why::AlikeKnocker { over },
        Why::AlikeNearest { over },
    ];
    let mut endings = whys.map(|why| Ending::Showdown { knocker, winner, why }).to_vec();
    endings.push(Ending::Stall);
    for pays in [crate::Pays::HandScore, crate::Pays::Base] {
        endings.push(Ending::SuddenDeath { pays });
    }
    for ending in endings {
        settlement.ending = ending;
        reasons.extend(settlement.explain());
    }
    for answer in ANSWERS {
        settlement.results[winner].answer = answer;
        reasons.extend(settlement.explain());
    }
    reasons
}
