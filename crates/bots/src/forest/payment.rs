//! Payments: the cards with the lowest value, or cards of the right colour if the bonus is worth it.

use game_forest::{
    card::{Card, CardSet, Face},
    state::HAND_LIMIT,
};

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Payment {
    pub(super) cards: CardSet,
    /// Value of the cards in hand, minus the value of the bonus if they earn it.
    pub(super) price: f32,
    /// Whether all paid cards have the colour that earns the bonus (FS-17).
    pub(super) matched: bool,
}

/// The best payment of `due` of the `payable` cards for `face`, or `None` if they are too few.
///
/// `bonus` is the value of the bonus, `keep` the value of a card in hand. `paid` are the cards that
/// have been paid already.
pub(super) fn best_payment(
    payable: CardSet,
    paid: CardSet,
    face: Face,
    due: u8,
    bonus: f32,
    keep: impl Fn(Card) -> f32,
) -> Option<Payment> {
    let (cards, price) = cheapest(payable, due, &keep)?;
    let any = Payment { cards, price, matched: false };
    let Some(symbol) = face.symbol.filter(|_| 0.0 < bonus && 0 < due) else { return Some(any) };
    let coloured = CardSet::coloured(symbol);
    if !paid.is_within(coloured) {
        return Some(any);
    }
    let matching = cheapest(payable.and(coloured), due, &keep);
    match matching {
        Some((cards, price)) if price - bonus < any.price => {
            Some(Payment { cards, price: price - bonus, matched: true })
        }
        Some(_) | None => Some(any),
    }
}

/// The `n` cards with the lowest value, and the sum of their values.
fn cheapest(cards: CardSet, n: u8, keep: impl Fn(Card) -> f32) -> Option<(CardSet, f32)> {
    let mut rest = [(0.0, Card::FIRST); HAND_LIMIT as usize];
    let mut len = 0;
    for (place, card) in rest.iter_mut().zip(cards) {
        *place = (keep(card), card);
        len += 1;
    }
    let rest = rest.get_mut(..len)?;
    rest.sort_unstable_by(|(a, _), (b, _)| a.total_cmp(b));
    let chosen = rest.get(..n.into())?;
    let price = chosen.iter().map(|&(keep, _)| keep).sum();
    Some((chosen.iter().map(|&(_, card)| card).collect(), price))
}

#[cfg(test)]
mod tests {
    use game_forest::{card::Place, species::Species};

    use super::*;

    fn cards(numbers: &[u8]) -> CardSet {
        numbers.iter().map(|&number| Card::numbered(number).unwrap()).collect()
    }

    #[test]
    fn the_bonus_colour_is_paid_only_if_the_bonus_is_worth_it() {
        // A Douglas fir is paid with two of these cards: Douglas fir, raccoon and hare (Douglas fir
        // symbol on one half), two lindens.
        let fir = Card::numbered(49).unwrap().face(Place::Grown).unwrap();
        assert_eq!(fir.species, Species::DouglasFir);
        let hand = cards(&[1, 2, 50, 73]);
        let keep = |card: Card| if cards(&[1, 2]).contains(card) { 1.0 } else { 3.0 };
        let pay = |bonus| best_payment(hand, CardSet::EMPTY, fir, 2, bonus, keep).unwrap();
        assert_eq!(pay(3.0), Payment { cards: cards(&[1, 2]), price: 2.0, matched: false });
        assert_eq!(pay(5.0), Payment { cards: cards(&[50, 73]), price: 1.0, matched: true });
        assert_eq!(best_payment(cards(&[1]), CardSet::EMPTY, fir, 2, 5.0, keep), None);
    }
}
