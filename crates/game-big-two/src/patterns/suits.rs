//! Combinations of the suits of one rank.

/// Every combination of `n` of these `suits` (both in four bits), weakest first.
#[inline]
pub(super) fn choose(suits: u8, n: u32) -> impl Iterator<Item = u8> + Clone {
    let chosen = &CHOSEN[n as usize & 0b11];
    chosen.iter().copied().filter(move |chosen| chosen & !suits == 0)
}

/// The weakest `n` of these `suits`.
#[inline]
pub(super) fn weakest(suits: u8, n: u32) -> u8 {
    let mut strong = suits;
    for _ in 0..n {
        strong &= strong.wrapping_sub(1); // Clears the lowest bit.
    }
    suits & !strong
}

/// The combinations of one to three of four suits, ordered by their strongest suit. Index 0 is
/// empty: no pattern chooses four suits here.
const CHOSEN: [&[u8]; 4] = [
    &[],
    &[0b0001, 0b0010, 0b0100, 0b1000],
    &[0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100],
    &[0b0111, 0b1011, 0b1101, 0b1110],
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ways_to_choose_are_there() {
        for suits in 0..16_u8 {
            for n in 1..=3 {
                let expected: Vec<u8> =
                    (0..16_u8).filter(|way| way & !suits == 0 && way.count_ones() == n).collect();
                assert_eq!(choose(suits, n).collect::<Vec<_>>(), expected, "{suits:04b}");
                if let Some(first) = expected.first() {
                    assert_eq!(weakest(suits, n), *first, "{suits:04b}");
                }
            }
        }
    }
}
