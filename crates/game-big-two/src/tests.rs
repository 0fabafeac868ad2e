//! Big Two, rule by rule.

use cards::{CardSet, Rank, Suit};
use tabletop::{BySeat, Rules, Seat, Seats, Settings, Turn, Viewer, luck::Quick};

use crate::{
    Action, BigTwo, Config, PATTERNS, Play, State,
    config::{Mixing, Opening, Scoring},
    order::SuitOrder,
    pattern::PatternId,
    patterns::stand_ins::{self, house, playing},
    settlement::Settlement,
};

/// BT-3: the holder of C3 leads, and the first play must contain it.
#[test]
fn the_three_of_clubs_opens() {
    let mut luck = Quick::new(3);
    let deal = BigTwo::deal(&house(), Seats::FOUR, &mut luck);
    let state = BigTwo::begin(&house(), &deal);
    let c3 = "C3".parse().unwrap();
    assert!(state.hands[state.to_act].contains(c3));
    assert!(legal(&state).iter().all(|action| match action {
        Action::Play(cards) => cards.contains(c3),
        Action::Pass => false,
    }));

    let table = table(["C3 D3 D4", "C4", "C5", "C6"]);
    insta::assert_snapshot!(refusal(&table, "D4"), @"the first play must contain C3");
    assert_eq!(plays(&table), ["C3", "C3 D3"]);
}

/// BT-3: only the first play of a deal must contain the three of clubs.
#[test]
fn later_leads_are_free() {
    let mut state = table(["C3 D3 D4", "C4 D5", "C5 D6", "C6 D7"]);
    act(&mut state, "C3");
    (1..4).for_each(|_| act(&mut state, ""));
    assert_eq!(plays(&state), ["D3", "D4"]);
}

/// BT-4: the same pattern and strictly greater; three passes in a row end the round.
#[test]
fn a_round_goes_on_until_three_pass() {
    let mut state = table(["C3 SA D9", "C4 D4 S2", "D3 D5", "C6 D7"]);
    act(&mut state, "C3");
    insta::assert_snapshot!(refusal(&state, "C4 D4"), @"a two cannot be put on a one");
    assert_eq!(plays(&state), ["C4", "D4", "S2", ""]);
    act(&mut state, "C4");
    insta::assert_snapshot!(refusal(&state, "D3"), @"[D3] does not beat [C4]");
    act(&mut state, "");
    act(&mut state, "");
    assert!(state.top.is_some(), "two passes end nothing");
    act(&mut state, "SA");
    act(&mut state, "S2");
    (0..3).for_each(|_| act(&mut state, ""));
    assert_eq!((state.to_act.index(), state.top), (1, None), "the top player leads");
}

/// BT-4: a player who has passed gets another turn in the same round.
#[test]
fn a_player_who_passed_gets_another_turn() {
    let mut state = table(["C3 H9", "C4 D4", "D5 D6", "C6 D7"]);
    act(&mut state, "C3");
    act(&mut state, "");
    act(&mut state, "D5");
    act(&mut state, "");
    act(&mut state, "");
    assert_eq!(state.to_act.index(), 1);
    assert_eq!(plays(&state), [""], "C4 and D4 do not beat D5, but a pass is possible");
}

/// BT-5: a leader may play anything and may not pass.
#[test]
fn a_leader_must_play() {
    let state = table(["C3 D4", "C4", "C5", "C6"]);
    insta::assert_snapshot!(refusal(&state, ""), @"you lead this round, so you cannot pass");
}

/// BT-6: the first empty hand wins at once, and no further turn follows.
#[test]
fn the_first_empty_hand_wins() {
    let mut state = table(["C3", "C4", "C5", "C6"]);
    act(&mut state, "C3");
    let Turn::Over(outcome) = BigTwo::turn(&state) else { panic!("it should be over") };
    assert_eq!(outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(), [0]);
    assert!(legal(&state).is_empty());
    assert_eq!(BigTwo::default_action(&state), None);
    let next = Seats::FOUR.seat(1).unwrap();
    let refusal = BigTwo::judge(&state, next, &Action::Pass).unwrap_err();
    insta::assert_snapshot!(refusal, @"the match is over");
}

/// BT-11: only the patterns in the settings are patterns.
#[test]
fn nothing_else_is_a_pattern() {
    let state = table(["C3 D3 H3 S3 C4 D4 C5 C6 C7 C9", "D5", "D6", "D7"]);
    for cards in ["C3 D4", "C3 D3 H3", "C3 D3 C4 D4", "C3 D3 H3 S3 C4", "C3 C4 C5 C6 C7"] {
        let refusal = refusal(&state, cards);
        assert_eq!(refusal, format!("[{cards}] is not a pattern in this game"));
    }
    assert_eq!(Play::read(&house(), "C3 JB".parse().unwrap()), None, "a joker is no card here");
}

/// BT-11: `classic` plays the patterns that have a rule of their own, and no other.
#[test]
fn classic_plays_the_patterns_with_their_own_rule() {
    let played = Config::CLASSIC.patterns.iter().map(PatternId::pattern);
    let played = played.filter(|pattern| !stand_ins::is_stand_in(pattern)).map(|it| it.id);
    let named = PATTERNS.iter().filter(|pattern| pattern.rule != "BT-20").map(|it| it.id);
    assert_eq!(played.collect::<Vec<_>>(), named.collect::<Vec<_>>());
}

#[test]
fn the_cards_and_turns_of_other_players_are_refused() {
    let state = table(["C3 D4", "C4", "C5", "C6"]);
    insta::assert_snapshot!(refusal(&state, "C3 C4"), @"you do not hold C4");
    let other = Seats::FOUR.seat(2).unwrap();
    let refusal = BigTwo::judge(&state, other, &Action::Pass).unwrap_err();
    insta::assert_snapshot!(refusal, @"it is the turn of seat 1");
}

/// BT-13: any mix of people and bots can decide for the seats.
#[test]
fn any_mix_of_players_finishes_a_match() {
    for people in 0..16_u32 {
        let mut luck = Quick::new(people.into());
        let mut state = BigTwo::begin(&house(), &BigTwo::deal(&house(), Seats::FOUR, &mut luck));
        while let Turn::Of(seat) = BigTwo::turn(&state) {
            let is_person = people >> seat.index() & 1 == 1;
            let list = legal(&state);
            let choice = if is_person { list.last().copied() } else { luck.pick(&list) };
            // A person who always passes leads the strongest play; a bot plays at random.
            BigTwo::play_unchecked(&mut state, &choice.unwrap(), &mut luck);
        }
    }
}

/// BT-20: the settings may add or remove patterns.
#[test]
fn settings_choose_the_patterns() {
    let hand = ["C3 D3 H3 C4 D4", "C5", "C6", "C7"];
    assert_eq!(plays(&table_of(house(), hand)), ["C3", "C3 D3", "C3 H3"]);
    assert_eq!(plays(&table_of(playing(house(), "one"), hand)), ["C3"]);
}

/// BT-5, BT-20: settings without a pattern of one card are refused, because a leader could be
/// stuck.
#[test]
fn settings_without_a_pattern_of_one_card_are_refused() {
    let refused = playing(house(), "two").validate().unwrap_err().to_string();
    let first = PATTERNS.iter().find(|pattern| pattern.size == 1).unwrap().id;
    assert_eq!(refused, format!("'patterns' cannot be 'two': it must contain '{first}'"));
}

/// BT-23: diamonds below clubs; the lowest card is then D3.
#[test]
fn the_lowest_card_follows_the_suit_order() {
    let config = Config { suit_order: SuitOrder::DiamondsFirst, ..house() };
    let state = table_of(config, ["C3 D4", "D3 C4", "C5", "C6"]);
    assert_eq!(state.to_act.index(), 1);
    assert_eq!(plays(&state), ["D3"]);
}

/// BT-23: the lowest card may be played automatically before the first turn.
#[test]
fn the_lowest_card_may_open_by_itself() {
    let config = Config { opening: Opening::Automatic, ..house() };
    let state = table_of(config, ["C3 D4", "D3 C4", "C5", "C6"]);
    assert_eq!(state.to_act.index(), 1);
    assert_eq!(state.hands[Seats::FOUR.first()], "D4".parse().unwrap());
    assert_eq!(state.top.map(|top| top.play.cards()), Some("C3".parse().unwrap()));
    assert_eq!(plays(&state), ["D3", "C4", ""]);
}

/// BT-23: under the lock a player who has passed stays out of the round.
#[test]
fn the_pass_lock_keeps_a_player_out_of_the_round() {
    let config = Config { pass_lock: true, ..house() };
    let mut state = table_of(config, ["C3 H9 S3", "C4 S4", "D5 D6", "C6 D7"]);
    act(&mut state, "C3");
    act(&mut state, "");
    act(&mut state, "D5");
    act(&mut state, "C6");
    act(&mut state, "H9");
    assert_eq!(state.to_act.index(), 2, "seat 1 passed and is not asked");
    act(&mut state, "");
    act(&mut state, "");
    assert_eq!((state.to_act.index(), state.top), (0, None));
    assert!(state.passed.is_empty());
}

/// BT-24: a match ends after its deals, or when a total reaches the target.
#[test]
fn a_match_ends_after_its_deals_or_at_its_target() {
    let settle = |deals, target, n_deals, totals: i32| {
        let config = Config { deals, target, scoring: Scoring::Count, ..house() };
        let mut state = table_of(config, ["C3", "C4", "C5", "C6 C7"]);
        state.n_deals = n_deals;
        state.totals[Seats::FOUR.first()] = totals;
        state.hands[Seats::FOUR.first()] = CardSet::EMPTY;
        Settlement::of(&state, Seats::FOUR.first())
    };
    assert!(!settle(3, 0, 0, 0).is_last);
    assert!(!settle(3, 0, 1, 0).is_last);
    assert!(settle(3, 0, 2, 0).is_last);
    assert!(!settle(9, 20, 0, 15).is_last, "15 and 4 are 19");
    assert!(settle(9, 20, 0, 16).is_last);
}

/// BT-24: the next deal begins as the first did, and totals add up.
#[test]
fn the_next_deal_is_dealt_and_opened() {
    let config = Config { deals: 2, scoring: Scoring::Count, ..house() };
    let mut state = table_of(config, ["C3", "C4", "C5", "C6 C7"]);
    let mut events = Vec::new();
    let (luck, first) = (&mut Quick::new(1), Seats::FOUR.first());
    BigTwo::decide(&state, first, &play("C3"), luck, &mut events).unwrap();
    for event in &events {
        BigTwo::evolve(&mut state, event);
    }
    assert_eq!(state.totals.values().copied().collect::<Vec<_>>(), [4, -1, -1, -2]);
    assert!(state.hands.values().all(|hand| hand.len() == 13));
    assert!(state.hands[state.to_act].contains("C3".parse().unwrap()));
    assert_eq!(state.top, None);
    assert!(legal(&state).iter().all(|action| *action != Action::Pass));
}

/// BT-25: the presets, apart from their patterns and pattern settings.
#[test]
fn presets_have_the_rules_of_their_names() {
    let options = |preset: &str| {
        let config = Config::preset(preset).unwrap();
        (config.mixing, config.suit_order, config.opening, config.scoring)
    };
    let (clubs, diamonds) = (SuitOrder::ClubsFirst, SuitOrder::DiamondsFirst);
    let (contains, automatic) = (Opening::Contains, Opening::Automatic);
    assert_eq!(options("classic"), (Mixing::SameKind, clubs, contains, Scoring::WinnerOnly));
    assert_eq!(options("taiwan"), (Mixing::Bombs, clubs, contains, Scoring::Doubling));
    assert_eq!(options("hong-kong"), (Mixing::Ranked, diamonds, contains, Scoring::Tiered));
    assert_eq!(options("research"), (Mixing::Ranked, diamonds, automatic, Scoring::Count));
    assert_eq!(Config::PRESETS[0].config, Config::CLASSIC);
}

/// RM-7: absent players pass, or lead their weakest card.
#[test]
fn absent_players_pass_or_lead_low() {
    let mut state = table(["C3 D3 S9", "C4 D8", "C5", "C6"]);
    assert_eq!(BigTwo::default_action(&state), Some(play("C3")));
    act(&mut state, "C3");
    assert_eq!(BigTwo::default_action(&state), Some(Action::Pass));
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<Action>() <= 16);
    assert!(size_of::<State>() <= 192);
}

/// RM-47: the aids list every play that the viewer's cards can form, on or off turn, beaten or not.
#[test]
fn aids_list_every_play_of_the_viewers_cards() {
    let mut state = table(["C3 D3 S4 S5", "C4 D4 H9", "C5", "C6"]);
    let patterns = |state: &State, viewer| -> Vec<&str> {
        let aids = BigTwo::aids(&BigTwo::view(state, viewer));
        aids.plays.iter().map(|play| play.pattern().id).collect()
    };
    let [first, second] = [0, 1].map(|seat| Viewer::Seat(Seats::FOUR.seat(seat).unwrap()));
    assert_eq!(
        patterns(&state, first),
        ["one", "one", "one", "one", "two"],
        "the opening need not be among them"
    );
    let two = serde_json::to_value(BigTwo::aids(&BigTwo::view(&state, first)).plays[4]).unwrap();
    assert_eq!(two["cards"], serde_json::json!(["C3", "D3"]));

    let waits = ["one", "one", "one", "two"];
    assert_eq!(patterns(&state, second), waits);
    act(&mut state, "C3");
    assert_eq!(patterns(&state, second), waits, "two cards are listed, but beat no single card");
    assert_eq!(patterns(&state, first), ["one", "one", "one"]);
    assert_eq!(patterns(&state, Viewer::Spectator), [""; 0]);
}

/// BT-1, BT-23: the aids tell a client which card is stronger.
#[test]
fn aids_contain_the_order_of_the_cards() {
    for (suit_order, suits) in [(SuitOrder::ClubsFirst, "CDHS"), (SuitOrder::DiamondsFirst, "DCHS")]
    {
        let state = table_of(Config { suit_order, ..house() }, ["C3", "D3", "C4", "C5"]);
        let order = BigTwo::aids(&BigTwo::view(&state, Viewer::Spectator)).order;
        assert_eq!(order.suits.map(Suit::letter).iter().collect::<String>(), suits);
        let ranks = order.ranks.map(Rank::name).join(" ");
        assert_eq!(ranks, "3 4 5 6 7 8 9 10 J Q K A 2");
    }
}

/// RM-20: a view contains the viewer's own cards, and only the number of other players' cards.
#[test]
fn a_view_contains_what_its_viewer_may_know() {
    let mut state = table(["C3 D3 S4", "C4 D4", "C5", "C6"]);
    act(&mut state, "C3");
    let [first, second] = [0, 1].map(|seat| Seats::FOUR.seat(seat).unwrap());
    let view = BigTwo::view(&state, Viewer::Seat(second));
    assert_eq!((view.viewer, view.turn), (Some(second), Some(second)));
    assert_eq!(view.hand, "C4 D4".parse().unwrap());
    let other = view.players[first];
    assert_eq!((other.held, other.played, other.total), (2, "C3".parse().unwrap(), 0));
    let spectator = BigTwo::view(&state, Viewer::Spectator);
    assert_eq!((spectator.viewer, spectator.hand, spectator.open), (None, CardSet::EMPTY, None));
}

/// BT-12: a pattern contains its own names, under its key.
#[test]
fn patterns_have_their_own_names() {
    let names = BigTwo::names();
    let two = names.iter().find(|(key, _)| key == "big-two-choice-patterns-two").unwrap();
    assert_eq!(two.1.zh_tw, stand_ins::TWO.names.zh_tw);
    let n_patterns = names.iter().filter(|(key, _)| key.starts_with("big-two-choice-patterns-"));
    assert_eq!(n_patterns.count(), PATTERNS.len());
}

/// BT-12, RM-48: a pattern contains its own description and example cards, the weaker play first.
#[test]
fn patterns_have_their_own_examples() {
    let examples = BigTwo::examples();
    assert_eq!(examples.len(), PATTERNS.len());
    let two = examples.iter().find(|example| example.id == "two").unwrap();
    assert_eq!(two.cards, [["C3", "D3"], ["C3", "H3"]]);
    assert_eq!(two.about, stand_ins::TWO.about);
    assert!(examples.is_sorted_by_key(|example| example.cards[0].len()));
}

/// BT-20, BT-21: the rulebook describes every pattern in play and which patterns beat others.
#[test]
fn the_rulebook_describes_the_patterns_in_play() {
    for preset in Config::PRESETS {
        let rulebook = BigTwo::rulebook(&preset.config, Seats::FOUR);
        let clauses: Vec<_> = rulebook.iter().flat_map(|chapter| &chapter.clauses).collect();
        let said: Vec<_> = clauses.iter().flat_map(|clause| &clause.sentences).collect();
        for pattern in preset.config.patterns.iter().map(PatternId::pattern) {
            assert!(said.contains(&&pattern.about), "{}: {}", preset.name, pattern.id);
        }
        let meeting = clauses.iter().find(|clause| clause.id == "BT-21").unwrap();
        let n = &meeting.values.iter().find(|(name, _)| *name == "n").unwrap().1;
        let same_kind = preset.config.mixing == Mixing::SameKind;
        assert_eq!(*n == tabletop::Value::Number(0), same_kind, "{}", preset.name);
    }
}

/// A game with these hands; the holder of the lowest card opens.
fn table(hands: [&str; 4]) -> State {
    table_of(house(), hands)
}

fn table_of(config: Config, hands: [&str; 4]) -> State {
    let deal = BigTwo::deal(&config, Seats::FOUR, &mut Quick::new(0));
    let mut state = BigTwo::begin(&Config { opening: Opening::Contains, ..config }, &deal);
    state.config = config;
    state.hands = BySeat::from_fn(Seats::FOUR, |seat| hands[seat.index()].parse().unwrap());
    let lowest = config.suit_order.lowest();
    let holder = state.hands.iter().find(|(_, hand)| hand.contains(lowest));
    state.clear(holder.expect("a player should hold the lowest card").0);
    if config.opening == Opening::Automatic {
        state.open_with_lowest();
    }
    state
}

/// A play of these cards, or a pass for none.
fn play(cards: &str) -> Action {
    if cards.is_empty() { Action::Pass } else { Action::Play(cards.parse().unwrap()) }
}

#[track_caller]
fn act(state: &mut State, cards: &str) {
    let mut events = Vec::new();
    let seat = state.to_act;
    BigTwo::decide(state, seat, &play(cards), &mut Quick::new(0), &mut events).unwrap();
    for event in &events {
        BigTwo::evolve(state, event);
    }
}

#[track_caller]
fn refusal(state: &State, cards: &str) -> String {
    BigTwo::judge(state, state.to_act, &play(cards)).unwrap_err().to_string()
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    BigTwo::legal_actions(state, &mut legal);
    legal
}

/// The legal plays, each as its cards, weakest first; a pass is the empty text.
fn plays(state: &State) -> Vec<String> {
    let text = |action: Action| match action {
        Action::Pass => String::new(),
        Action::Play(cards) => {
            let cards = state.config.suit_order.sorted(cards).map(|card| card.to_string());
            cards.collect::<Vec<_>>().join(" ")
        }
    };
    legal(state).into_iter().map(text).collect()
}
