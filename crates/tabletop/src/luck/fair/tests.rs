use super::*;

/// The order of `size` numbers under a seed of `00 01 02 … 1f`.
fn order(zone: u32, epoch: u32, size: u16) -> Vec<u16> {
    let mut numbers: Vec<u16> = (0..size).collect();
    luck().shuffle(Pile::new(zone, epoch, size), &mut numbers);
    numbers
}

fn luck() -> Fair {
    Fair::new(std::array::from_fn(|i| i as u8))
}

/// The test vectors of v1. They come from an independent program and never change.
#[test]
fn the_vectors_of_v1() {
    assert_eq!(order(0, 0, 10), VECTOR_0_0_10);
    assert_eq!(order(1, 7, 52), VECTOR_1_7_52);
    assert_eq!(order(0xFFFF_FFFF, 2, 5), VECTOR_MAX_2_5);
}

#[test]
fn drawing_one_by_one_goes_down_the_shuffled_pile() {
    let pile = Pile::new(3, 1, 130);
    let mut left = [u64::MAX, u64::MAX, 0b11];
    let drawn: Vec<u16> = std::iter::from_fn(|| {
        let card = luck().draw(pile, &left)?;
        left[usize::from(card / 64)] &= !(1 << (card % 64));
        Some(card)
    })
    .collect();
    assert_eq!(drawn, order(3, 1, 130));
    assert_eq!(luck().lot(pile), drawn[0]);
}

#[test]
fn a_pile_does_not_depend_on_what_was_drawn_elsewhere() {
    let mut luck = luck();
    luck.lot(Pile::new(9, 9, 9));
    let mut numbers: Vec<u16> = (0..10).collect();
    luck.shuffle(Pile::new(0, 0, 10), &mut numbers);
    assert_eq!(numbers, VECTOR_0_0_10);
    assert_ne!(order(0, 1, 10), numbers, "each shuffle is another");
}

/// Each of 24 orders of four cards should occur 1,000 times; five standard deviations are 155.
#[test]
fn all_orders_are_equally_likely() {
    let mut counts = std::collections::BTreeMap::new();
    for epoch in 0..24_000 {
        *counts.entry(order(0, epoch, 4)).or_insert(0_i32) += 1;
    }
    assert_eq!(counts.len(), 24);
    assert!(counts.values().all(|n| (n - 1_000).abs() < 155), "{counts:?}");
}

#[rustfmt::skip]
const VECTOR_0_0_10: [u16; 10] = [6, 1, 9, 7, 0, 2, 4, 5, 8, 3];
#[rustfmt::skip]
const VECTOR_1_7_52: [u16; 52] = [16, 9, 21, 5, 48, 45, 37, 25, 14, 43, 24, 2, 28, 11, 31, 6, 33, 39, 35, 34, 22, 27, 50, 26, 18, 40, 36, 0, 15, 17, 8, 20, 29, 47, 23, 32, 38, 4, 49, 41, 44, 13, 19, 51, 30, 1, 3, 10, 46, 42, 12, 7];
#[rustfmt::skip]
const VECTOR_MAX_2_5: [u16; 5] = [3, 0, 2, 1, 4];
