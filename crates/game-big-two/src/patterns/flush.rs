//! Five cards of one suit (BT-20).

use tabletop::Names;

use crate::{
    config::{Config, FlushKey},
    order::{Row, STEPS},
    pattern::{Found, Pattern, Power, Standing},
};

pub(super) const FLUSH: Pattern = Pattern {
    id: "flush",
    names: Names { en: "flush", zh_tw: "同花", zh_cn: "同花" },
    size: 5,
    standing: Standing::ranked(20),
    presets: &["hong-kong", "research"],
    power,
    list,
};

fn power(cards: Row, config: &Config) -> Option<Power> {
    let top = cards.top();
    let (step, suit) = (top / 4, top % 4);
    cards.is_one_suit().then_some(match config.flush_key {
        FlushKey::Suit => Power(suit * STEPS as u8 + step),
        FlushKey::TopCard => Power(top),
    })
}

fn list(pattern: &Pattern, hand: Row, found: &mut Found<'_>) {
    for suit in (0..4).map(|suit| hand.of_suit(suit)).filter(|suit| pattern.size <= suit.len()) {
        pattern.try_all(suit, found);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::checks::{check_beats, check_count};

    /// BT-20: five of a suit; the suit decides, or the strongest card.
    #[test]
    fn five_of_a_suit() {
        check_count(&FLUSH, "research", 4 * 1287);
        check_beats(&FLUSH, "research", "D3 D4 D5 D6 D2", "S3 S4 S5 S6 SA");
        check_beats(&FLUSH, "hong-kong", "S3 S4 S5 S6 S8", "H3 H4 H5 H6 H2");
        check_beats(&FLUSH, "hong-kong", "S3 S4 S5 S6 SA", "S7 S8 S9 S10 SK");
    }
}
