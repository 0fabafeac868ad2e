//! Scorer for games with real cards: each line of JSON gets one answer.
//!
//! * `{"hand":["SA","SK","SQ","SJ","S9"],"target":40}` asks what a hand is worth.
//! * `{"hands":[…],"knocker":0,"responses":["knock","call","mazi","fold"]}` settles a showdown.
//! * `{"hands":[…],"pays":"base"}`, without a knocker, settles sudden death.
//!
//! If `target` or `pays` is missing, the value in the config applies.

use cards::{Card, Suit};
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Message, Seat, SeatSet, Seats, Settings};

use crate::{
    card_bag::CardBag,
    config::{Config, Pays},
    settlement::{Answer, Ending, Settlement, Why, reason},
    worth::Worth,
};

/// A parsed request, before its values are checked.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with `hand` or `hands`")]
struct ScoreRequest {
    hand: Option<Vec<String>>,
    hands: Option<Vec<Vec<String>>>,
    knocker: Option<u8>,
    responses: Option<Vec<Answer>>,
    target: Option<u8>,
    pays: Option<Pays>,
}

/// The reply to one line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged, rename_all_fields = "kebab-case")]
pub enum ScoreReply {
    /// The worth of a hand.
    Hand {
        /// The sum of its points.
        hand_score: u8,
        /// The suit of its flush, if it is one.
        suit: Option<Suit>,
        /// Its points above the target.
        base: i8,
        /// Whether it may knock: it is a flush that reaches the target.
        can_knock: bool,
        /// The target that it was compared with.
        #[serde(skip)]
        target: u8,
    },
    /// The settlement of a showdown.
    Showdown {
        winner: Seat,
        scores: BySeat<i32>,
        pool: SeatSet,
        why: Why,
        /// The complete settlement, for the explanation.
        #[serde(skip)]
        settlement: Settlement,
    },
    /// The settlement of sudden death.
    SuddenDeath {
        scores: BySeat<i32>,
        pays: Pays,
        /// The complete settlement, for the explanation.
        #[serde(skip)]
        settlement: Settlement,
    },
}

tabletop::refusal! {
    /// Why a line cannot be scored.
    pub enum ScoreError {
        /// It is not JSON of the expected shape.
        #[error("cannot read the line: {error}")]
        Unreadable { error: String } = "unreadable" by "DM-1",
        /// It has neither a hand nor hands, or both.
        #[error("give either 'hand', or 'hands' for all players")]
        HandOrHands = "hand-or-hands" by "DM-1",
        /// A showdown has a knocker but no responses, or vice versa.
        #[error("a showdown needs both 'knocker' and 'responses'; leave out both for sudden death")]
        KnockerAndResponses = "knocker-and-responses" by "DM-30",
        /// The target is out of range.
        #[error("the target cannot be {target}; it is a number from 30 to 50")]
        NoSuchTarget { target: u8 } = "no-such-target" by "DM-10",
        /// The number of hands is not 2 to 4.
        #[error("a table has 2 to 4 hands, not {hands}")]
        NoSuchTable {
            /// Number of hands given.
            hands: u8,
        } = "no-such-table" by "DM-10",
        #[error("'{card}' is not a card; write 'SA', 'H10', 'JB' or 'JS'")]
        UnknownCard { card: String } = "unknown-card" by "DM-1",
        /// A card occurs more often than there are decks.
        #[error("{card} occurs {count} times, but the number of decks is {decks}")]
        TooManyAlike {
            card: Card,
            /// Number of copies in the request.
            count: u8,
            /// Number of decks.
            decks: u8,
        } = "too-many-alike" by "DM-45",
        /// A hand has too few or too many cards.
        #[error("hand {hand} has {cards} cards; a hand has {size}")]
        WrongHandSize {
            /// Index of the hand, from 0.
            hand: u8,
            cards: u8,
            /// The correct number.
            size: u8,
        } = "wrong-hand-size" by "DM-26",
        /// The knocker is not one of the hands.
        #[error("the knocker cannot be {knocker}: there are {hands} hands, numbered from 0")]
        NoSuchKnocker { knocker: u8, hands: u8 } = "no-such-knocker" by "DM-30",
        /// The number of responses differs from the number of hands.
        #[error("{responses} responses do not fit {hands} hands; give one for each hand")]
        WrongResponses {
            /// Number of responses given.
            responses: u8,
            hands: u8,
        } = "wrong-responses" by "DM-30",
        /// The knocker's response is not 'knock', or another player's is.
        #[error("the response of hand {hand} cannot be '{response}'; 'knock' is for the knocker only")]
        WrongResponse {
            /// Index of the hand, from 0.
            hand: u8,
            response: &'static str,
        } = "wrong-response" by "DM-30",
        /// The knocker holds a mazi.
        #[error("hand {hand} cannot knock: it is not a flush, or its score {score} is below the target")]
        KnockerIsMazi {
            /// Index of the hand, from 0.
            hand: u8,
            score: u8,
        } = "knocker-is-mazi" by "DM-24",
        /// A player declares a mazi but holds a flush that reaches the target.
        #[error("hand {hand} is not a mazi: it is a flush with {score} points, so it calls or folds")]
        NoMazi {
            /// Index of the hand, from 0.
            hand: u8,
            score: u8,
        } = "no-mazi" by "DM-30",
    }
}

/// Scores one line.
///
/// # Errors
///
/// Returns what is wrong with it: a hand that cannot exist is refused by name.
pub fn score_line(line: &str, config: &Config) -> Result<ScoreReply, ScoreError> {
    let request: ScoreRequest = serde_json::from_str(line).map_err(|error| {
        // The caller knows the line number; the JSON parser would say "line 1" for every line.
        ScoreError::Unreadable {
            error: error.to_string().replace(" at line 1 column ", ", column "),
        }
    })?;
    let mut config = *config;
    config.target = request.target.unwrap_or(config.target);
    config.sudden_death_pays = request.pays.unwrap_or(config.sudden_death_pays);
    config.validate().map_err(|_| ScoreError::NoSuchTarget { target: config.target })?;

    match (request.hand, request.hands) {
        (Some(hand), None) => {
            let hand = read_hands(&[hand], config)?[Seats::TWO.first()];
            let Worth { score, suit, base, mazi } = Worth::of(hand, config);
            let target = config.target;
            Ok(ScoreReply::Hand { hand_score: score, suit, base, can_knock: !mazi, target })
        }
        (None, Some(hands)) => {
            if !(2..=4).contains(&hands.len()) {
                return Err(ScoreError::NoSuchTable { hands: count(&hands) });
            }
            let hands = read_hands(&hands, config)?;
            match (request.knocker, request.responses) {
                (None, None) => Ok(sudden_death(&hands, config)),
                (Some(knocker), Some(responses)) => showdown(&hands, knocker, &responses, config),
                (Some(_), None) | (None, Some(_)) => Err(ScoreError::KnockerAndResponses),
            }
        }
        (Some(_), Some(_)) | (None, None) => Err(ScoreError::HandOrHands),
    }
}

fn sudden_death(hands: &BySeat<CardBag>, config: Config) -> ScoreReply {
    let settlement = Settlement::of_sudden_death(config, 1, hands);
    let pays = config.sudden_death_pays;
    ScoreReply::SuddenDeath { scores: settlement.gets(), pays, settlement }
}

fn showdown(
    hands: &BySeat<CardBag>,
    knocker: u8,
    responses: &[Answer],
    config: Config,
) -> Result<ScoreReply, ScoreError> {
    let seats = hands.seats();
    let n_hands = seats.into();
    let Ok(knocker) = seats.seat(knocker) else {
        return Err(ScoreError::NoSuchKnocker { knocker, hands: n_hands });
    };
    if responses.len() != seats.count() {
        return Err(ScoreError::WrongResponses { responses: count(responses), hands: n_hands });
    }
    let responses = BySeat::from_fn(seats, |seat| responses[seat.index()]);
    for (seat, &response) in responses.iter() {
        let (hand, Worth { score, mazi, .. }) = (seat.into(), Worth::of(hands[seat], config));
        let fits = match response {
            Answer::Knock => seat == knocker,
            Answer::Call | Answer::Fold | Answer::Mazi => seat != knocker,
            Answer::Show => false,
        };
        if !fits {
            return Err(ScoreError::WrongResponse { hand, response: response.name() });
        }
        match response {
            Answer::Knock if mazi => return Err(ScoreError::KnockerIsMazi { hand, score }),
            Answer::Mazi if !mazi => return Err(ScoreError::NoMazi { hand, score }),
            // A player who calls or folds with a mazi still has a mazi (DM-30).
            Answer::Knock | Answer::Mazi | Answer::Call | Answer::Fold | Answer::Show => {}
        }
    }
    let settlement = Settlement::of_showdown(config, 1, hands, knocker, &responses);
    let (winner, why) = match settlement.ending {
        Ending::Showdown { winner, why, .. } => (winner, why),
        Ending::SuddenDeath { .. } | Ending::Stall => (knocker, Why::NobodyCalled),
    };
    let (scores, pool) = (settlement.gets(), settlement.pool());
    Ok(ScoreReply::Showdown { winner, scores, pool, why, settlement })
}

/// Parses hands that can exist in one game.
fn read_hands(names: &[Vec<String>], config: Config) -> Result<BySeat<CardBag>, ScoreError> {
    let mut counts = [0_u8; Card::ALL.len()];
    let mut hands = BySeat::all(Seats::new(count(names)).unwrap_or(Seats::FOUR), CardBag::EMPTY);
    for ((seat, hand), names) in hands.iter_mut().zip(names) {
        for name in names {
            let unknown = |_| ScoreError::UnknownCard { card: name.clone() };
            let card: Card = name.parse().map_err(unknown)?;
            let count = &mut counts[card.index()];
            *count = count.saturating_add(1);
            if *count > config.decks {
                let (count, decks) = (*count, config.decks);
                return Err(ScoreError::TooManyAlike { card, count, decks });
            }
            *hand = hand.plus(CardBag::of(card));
        }
        if names.len() != config.places() {
            let (hand, cards, size) = (seat.into(), count(names), config.hand_size);
            return Err(ScoreError::WrongHandSize { hand, cards, size });
        }
    }
    Ok(hands)
}

fn count<T>(items: &[T]) -> u8 {
    u8::try_from(items.len()).unwrap_or(u8::MAX)
}

impl ScoreReply {
    /// The reply in sentences.
    pub fn explain(&self) -> Vec<Message> {
        match self {
            &Self::Hand { hand_score, suit, base, can_knock, target } => {
                let verdict = match suit {
                    None => "no-flush",
                    Some(_) if can_knock => "can-knock",
                    Some(_) => "below-target",
                };
                let suit = suit.map_or_else(|| "none".to_owned(), |suit| suit.letter().into());
                let reason = reason(verdict)
                    .with("score", i64::from(hand_score))
                    .with("suit", suit)
                    .with("base", i64::from(base))
                    .with("target", i64::from(target));
                vec![reason]
            }
            Self::Showdown { settlement, .. } | Self::SuddenDeath { settlement, .. } => {
                settlement.explain()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::CodedRefusal;

    use super::*;

    fn answer(line: &str) -> String {
        match score_line(line, &Config::CLASSIC) {
            Ok(answer) => serde_json::to_string(&answer).unwrap(),
            Err(error) => {
                let json = serde_json::to_value(&error).unwrap();
                assert_eq!(json["code"], error.code());
                assert!(ScoreError::CODES.contains(&error.code()));
                error.to_string()
            }
        }
    }

    /// DM-3: the scorer's first request.
    #[test]
    fn a_hand_is_measured() {
        insta::assert_snapshot!(
            answer(r#"{"hand":["SA","SK","SQ","SJ","S9"],"target":40}"#),
            @r#"{"hand-score":50,"suit":"S","base":10,"can-knock":true}"#
        );
        insta::assert_snapshot!(
            answer(r#"{"hand":["SA","SK","SQ","SJ","H9"]}"#),
            @r#"{"hand-score":50,"suit":null,"base":10,"can-knock":false}"#
        );
    }

    /// DM-32: the scorer's second request.
    #[test]
    fn a_showdown_is_settled_and_explained() {
        let line = r#"{"hands":[["SA","SK","SQ","SJ","S9"],["HK","HQ","HJ","H10","H8"],
            ["S2","H3","C4","D6","C7"],["DK","DQ","D9","D8","D5"]],
            "knocker":0,"responses":["knock","call","mazi","fold"],"target":40}"#;
        insta::assert_snapshot!(
            answer(line),
            @r#"{"winner":0,"scores":[18,0,0,2],"pool":[0,1],"why":{"type":"higher-score","over":1,"score":50,"other":48}}"#
        );
        let reasons = score_line(line, &Config::CLASSIC).unwrap().explain();
        let keys: Vec<&str> = reasons.iter().map(|reason| reason.key.as_ref()).collect();
        assert_eq!(
            keys,
            [
                "dun-mazi-reason-higher-score",
                "dun-mazi-reason-answer-knock",
                "dun-mazi-reason-answer-call",
                "dun-mazi-reason-answer-mazi",
                "dun-mazi-reason-answer-fold",
            ]
        );
    }

    /// DM-41: the scorer's third request.
    #[test]
    fn sudden_death_is_settled() {
        let line = r#"{"hands":[["SA","SK","SQ","SJ","S9"],["S2","H3","C4","D6","C7"]]}"#;
        insta::assert_snapshot!(answer(line), @r#"{"scores":[50,0],"pays":"hand-score"}"#);
    }

    /// DM-45: a card can occur twice only with two decks.
    #[test]
    fn impossible_hands_are_refused_by_name() {
        let spades = r#"["SA","SK","SQ","SJ","S9"]"#;
        let hearts = r#"["HA","HK","HQ","HJ","H9"]"#;
        let low = r#"["D2","C3","D4","C5","D6"]"#;
        insta::assert_snapshot!(answer("{"), @"cannot read the line: EOF while parsing an object, column 1");
        insta::assert_snapshot!(answer(r#"{"hand":[],"spade":1}"#), @"cannot read the line: unknown field `spade`, expected one of `hand`, `hands`, `knocker`, `responses`, `target`, `pays`, column 18");
        insta::assert_snapshot!(answer("[]"), @"cannot read the line: invalid length 0, expected an object with `hand` or `hands`, column 2");
        insta::assert_snapshot!(answer("{}"), @"give either 'hand', or 'hands' for all players");
        insta::assert_snapshot!(answer(r#"{"hand":["SA","SK","SQ","SJ","SA"]}"#), @"SA occurs 2 times, but the number of decks is 1");
        insta::assert_snapshot!(answer(r#"{"hand":["SA","SK","SQ","SJ","S9","S8"]}"#), @"hand 0 has 6 cards; a hand has 5");
        insta::assert_snapshot!(answer(r#"{"hand":["SA","SK","SQ","SJ","S1"]}"#), @"'S1' is not a card; write 'SA', 'H10', 'JB' or 'JS'");
        insta::assert_snapshot!(answer(&format!(r#"{{"hand":{spades},"target":60}}"#)), @"the target cannot be 60; it is a number from 30 to 50");
        insta::assert_snapshot!(answer(&format!(r#"{{"hands":[{spades}]}}"#)), @"a table has 2 to 4 hands, not 1");
        insta::assert_snapshot!(answer(&format!(r#"{{"hands":[{spades},{spades}]}}"#)), @"SA occurs 2 times, but the number of decks is 1");
        let table = |hands: &str, rest: &str| answer(&format!(r#"{{"hands":[{hands}],{rest}}}"#));
        let two = format!("{spades},{hearts}");
        insta::assert_snapshot!(table(&two, r#""knocker":0"#), @"a showdown needs both 'knocker' and 'responses'; leave out both for sudden death");
        insta::assert_snapshot!(table(&two, r#""knocker":2,"responses":["call","call"]"#), @"the knocker cannot be 2: there are 2 hands, numbered from 0");
        insta::assert_snapshot!(table(&two, r#""knocker":0,"responses":["knock"]"#), @"1 responses do not fit 2 hands; give one for each hand");
        insta::assert_snapshot!(table(&two, r#""knocker":0,"responses":["knock","knock"]"#), @"the response of hand 1 cannot be 'knock'; 'knock' is for the knocker only");
        insta::assert_snapshot!(table(&two, r#""knocker":0,"responses":["knock","mazi"]"#), @"hand 1 is not a mazi: it is a flush with 50 points, so it calls or folds");
        insta::assert_snapshot!(table(&format!("{low},{hearts}"), r#""knocker":0,"responses":["knock","call"]"#), @"hand 0 cannot knock: it is not a flush, or its score 20 is below the target");
    }
}
