use super::*;

fn table<T: Default + Copy>(items: &[T]) -> BySeat<T> {
    let seats = Seats::new(items.len() as u8).unwrap();
    BySeat::from_fn(seats, |seat| items[seat.index()])
}

#[track_caller]
fn check(config: Config, call: Option<(u8, Mode)>, given: &[(u16, u16)], expected: &[u16]) {
    let subtotals =
        table(given).map(|&(card_score, colour_bonus)| Subtotal { card_score, colour_bonus });
    let call = call.map(|(seat, mode)| (subtotals.seats().seat(seat).unwrap(), mode));
    assert_eq!(points(&config, call, &subtotals), table(expected));
}

const BEATEN: &[(u16, u16)] = &[(20, 5), (28, 6), (22, 4)];
const HIGHEST: &[(u16, u16)] = &[(28, 5), (25, 6), (22, 4)];

/// SS-K1, SS-K2: Stop pays cards to all; in the flow chart it is a bet.
#[test]
fn stop_pays_cards_or_is_a_bet() {
    let stop = Some((0, Mode::Stop));
    check(Config::CLASSIC, stop, HIGHEST, &[28, 25, 22]);
    check(Config::PUBLISHED, stop, BEATEN, &[20, 28, 22]);
    check(Config::FLOW, stop, HIGHEST, &[38, 25, 22]);
    check(Config::FLOW, stop, BEATEN, &[0, 28, 22]);
}

/// SS-K3: Last Chance won.
#[test]
fn a_won_last_chance_pays_cards_and_colour() {
    let last_chance = Some((0, Mode::LastChance));
    check(Config::CLASSIC, last_chance, HIGHEST, &[33, 6, 4]);
    check(Config::FLOW, last_chance, HIGHEST, &[33, 25, 22]);
    check(Config::PUBLISHED, last_chance, HIGHEST, &[33, 6, 4]);
}

/// SS-K4: Last Chance lost.
#[test]
fn a_lost_last_chance_pays_the_others() {
    let last_chance = Some((0, Mode::LastChance));
    check(Config::CLASSIC, last_chance, BEATEN, &[5, 34, 26]);
    check(Config::FLOW, last_chance, BEATEN, &[0, 28, 22]);
    check(Config::PUBLISHED, last_chance, BEATEN, &[5, 28, 22]);
}

/// SS-K5, SS-K6, SS-C1: only cards are compared, and a tie counts as highest.
#[test]
fn card_points_are_compared_and_level_wins() {
    let last_chance = Some((1, Mode::LastChance));
    check(Config::CLASSIC, last_chance, &[(9, 9), (10, 1)], &[9, 11]);
    check(Config::CLASSIC, last_chance, &[(10, 4), (10, 3)], &[4, 13]);
    check(Config::FLOW, Some((1, Mode::Stop)), &[(10, 4), (10, 3)], &[10, 18]);
}

/// SS-K7: a round that nobody called.
#[test]
fn a_round_without_a_call_pays_cards_or_nothing() {
    check(Config::CLASSIC, None, BEATEN, &[20, 28, 22]);
    check(Config::FLOW, None, BEATEN, &[20, 28, 22]);
    check(Config::PUBLISHED, None, BEATEN, &[0, 0, 0]);
}

/// SS-V5: the most points win a round; a caller who ties wins, other tied players do not.
#[test]
fn the_most_points_win_a_round() {
    let win = |points: [u16; 3], caller: Option<u8>| {
        let caller = caller.map(|seat| Seats::new(3).unwrap().seat(seat).unwrap());
        round_winner(&table(&points), caller).map(Seat::index)
    };
    assert_eq!(win([7, 9, 3], Some(0)), Some(1));
    assert_eq!(win([9, 9, 3], Some(0)), Some(0));
    assert_eq!(win([9, 9, 3], Some(2)), None);
    assert_eq!(win([0, 0, 0], None), None);
    assert_eq!(win([0, 0, 0], Some(0)), None);
}

/// SS-G3, SS-G4: the highest total wins, not the first; the caller breaks a tie, then the round.
#[test]
fn the_highest_total_wins_and_ties_are_broken() {
    let seat = |n| Seats::FOUR.seat(n).unwrap();
    let win = |totals: [u16; 4], last: [u16; 4], caller| {
        let winners = winners(30, &table(&totals), &table(&last), caller)?;
        Some(winners.iter().map(Seat::index).collect::<Vec<_>>())
    };
    let last = [9, 12, 0, 0];
    assert_eq!(win([29, 29, 10, 5], last, Some(seat(0))), None);
    assert_eq!(win([32, 35, 10, 5], last, Some(seat(0))), Some(vec![1]));
    assert_eq!(win([33, 33, 10, 5], last, Some(seat(0))), Some(vec![0]));
    assert_eq!(win([33, 33, 10, 5], last, Some(seat(2))), Some(vec![1]));
    assert_eq!(win([33, 33, 10, 5], [9, 9, 30, 0], None), Some(vec![0, 1]));
}

/// SS-N1: the seat after the last to act, or after the caller; without a call, after the last
/// to act under either rule.
#[test]
fn the_next_round_starts_after_the_last_to_act_or_the_caller() {
    let seat = |n| Seats::FOUR.seat(n).unwrap();
    let starter = |config: Config, caller: Option<u8>, last_to_act| {
        next_starter(&config, Seats::FOUR, caller.map(seat), seat(last_to_act))
    };
    for config in [Config::CLASSIC, Config::FLOW] {
        assert_eq!(starter(config, Some(1), 1), seat(2), "after Stop, left of the caller");
        assert_eq!(starter(config, Some(1), 0), seat(1), "after a last chance, the caller");
        assert_eq!(starter(config, None, 3), seat(0));
    }
    assert_eq!(starter(Config::PUBLISHED, Some(1), 1), seat(2));
    assert_eq!(starter(Config::PUBLISHED, Some(1), 0), seat(2));
    assert_eq!(starter(Config::PUBLISHED, None, 3), seat(0));
}
