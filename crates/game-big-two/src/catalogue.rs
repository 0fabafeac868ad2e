//! The deck as a list for people and programs.

use cards::CardSet;
pub use cards::catalogue::Catalogue;
use tabletop::{CardGame, Localize};

use crate::{BigTwo, config::Config};

impl CardGame for BigTwo {
    type Catalogue = Catalogue;

    /// Every card, weakest first (BT-1, BT-23).
    fn catalogue(config: &Config, messages: &dyn Localize) -> Catalogue {
        let order = config.suit_order;
        let say = |key: &str| messages.say(key, &[]);
        Catalogue::new(order.sorted(CardSet::SUITED), order.written().suits, say)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Settings;
    use testkit::Keys;

    use super::*;

    /// BT-1, BT-23: fifty-two cards from the three of the weakest suit to the two of spades.
    #[test]
    fn the_deck_is_listed_weakest_first() {
        let listed = |preset: &str| {
            let Catalogue { cards, suits } =
                BigTwo::catalogue(&Config::preset(preset).unwrap(), &Keys);
            let ids: Vec<_> = cards.iter().map(|card| card.id.name()).collect();
            let suits: String = suits.iter().map(|suit| suit.symbol).collect();
            (ids.len(), ids[..5].join(" "), *ids.last().unwrap(), suits)
        };
        let default = Config::PRESETS[0].name;
        assert_eq!(listed(default), (52, "C3 D3 H3 S3 C4".to_owned(), "S2", "♣♦♥♠".to_owned()));
        let diamonds_first = (52, "D3 C3 H3 S3 D4".to_owned(), "S2", "♦♣♥♠".to_owned());
        assert_eq!(listed("hong-kong"), diamonds_first);
    }
}
