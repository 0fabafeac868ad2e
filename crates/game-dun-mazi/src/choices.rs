//! Precomputed subsets of a hand.
//!
//! A subset is a bit set of positions: bit `n` stands for the `n`th card of a hand or of the public
//! zone. Hands have five or six cards (DM-45), so there are few subsets, and listing swaps is a
//! scan of a table.

/// A set of positions, as bits.
pub(crate) type Places = u8;

const FIVE: u32 = 5;
const SIX: u32 = 6;

/// All subsets of five and of six positions, smaller ones first.
static OF_FIVE: [Places; 1 << FIVE] = by_size(FIVE);
static OF_SIX: [Places; 1 << SIX] = by_size(SIX);

/// Number of subsets with fewer positions than the index.
const BEFORE_OF_FIVE: [usize; 7] = [0, 1, 6, 16, 26, 31, 32];
const BEFORE_OF_SIX: [usize; 8] = [0, 1, 7, 22, 42, 57, 63, 64];

/// Pairs of subsets of equal size: 251 for five cards, which is 5² + 10² + 10² + 5² + 1.
static SWAPS_OF_FIVE: [(Places, Places); 251] = swaps(FIVE);
static SWAPS_OF_SIX: [(Places, Places); 923] = swaps(SIX);

/// Every subset of `size` of `n_cards` positions, in ascending order.
#[inline]
pub(crate) fn choices(n_cards: usize, size: usize) -> &'static [Places] {
    let (all, before): (&[Places], &[usize]) =
        if n_cards < 6 { (&OF_FIVE, &BEFORE_OF_FIVE) } else { (&OF_SIX, &BEFORE_OF_SIX) };
    match before.get(size..size + 2) {
        Some(&[start, end]) => &all[start..end],
        Some(_) | None => &[],
    }
}

/// Every pair of subsets of equal size, one to give and one to take (DM-22).
#[inline]
pub(crate) fn free_swaps(n_cards: usize) -> &'static [(Places, Places)] {
    if n_cards < 6 { &SWAPS_OF_FIVE } else { &SWAPS_OF_SIX }
}

const fn by_size<const N: usize>(n_cards: u32) -> [Places; N] {
    let mut choices = [0; N];
    let (mut n, mut size) = (0, 0);
    while size <= n_cards {
        let mut places = 0;
        while places < 1 << n_cards {
            if Places::count_ones(places) == size {
                choices[n] = places;
                n += 1;
            }
            places += 1;
        }
        size += 1;
    }
    choices
}

const fn swaps<const N: usize>(n_cards: u32) -> [(Places, Places); N] {
    let mut swaps = [(0, 0); N];
    let (mut n, mut size) = (0, 1);
    while size <= n_cards {
        let mut pair = 0_u16;
        while pair < 1 << (2 * n_cards) {
            let (give, take) = ((pair >> n_cards) as Places, (pair % (1 << n_cards)) as Places);
            if give.count_ones() == size && take.count_ones() == size {
                swaps[n] = (give, take);
                n += 1;
            }
            pair += 1;
        }
        size += 1;
    }
    swaps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_of_each_size_are_all_there() {
        for (n_cards, counts) in [(5, [5, 10, 10, 5, 1, 0]), (6, [6, 15, 20, 15, 6, 1])] {
            for (size, count) in (1..).zip(counts) {
                let choices = choices(n_cards, size);
                assert_eq!(choices.len(), count, "{size} of {n_cards}");
                assert!(choices.iter().all(|places| places.count_ones() as usize == size));
                assert!(choices.is_sorted_by(|a, b| a < b));
            }
        }
    }

    /// DM-22: M cards for M cards, for every M.
    #[test]
    fn free_swaps_are_pairs_of_choices() {
        for n_cards in [5, 6] {
            let expected: Vec<(Places, Places)> = (1..=n_cards)
                .flat_map(|size| {
                    let takes = choices(n_cards, size);
                    takes.iter().flat_map(move |&give| takes.iter().map(move |&take| (give, take)))
                })
                .collect();
            assert_eq!(free_swaps(n_cards), expected);
        }
    }
}
