//! The deck as a list for people and programs.

pub use cards::catalogue::Catalogue;
use tabletop::{CardGame, Localize};

use crate::{
    DunMazi,
    config::Config,
    order::{ORDER, SUITS, points},
};

impl CardGame for DunMazi {
    type Catalogue = Catalogue;

    /// Every card in display order (DM-6), with its points (DM-1) and number of copies (DM-45).
    fn catalogue(config: &Config, messages: &dyn Localize) -> Catalogue {
        let mut catalogue = Catalogue::new(ORDER, SUITS, |key| messages.say(key, &[]));
        for entry in &mut catalogue.cards {
            entry.copies = config.decks;
            entry.points = Some(points(entry.id));
        }
        catalogue
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Settings;
    use testkit::{Keys, MessageArgs, check_messages};

    use super::*;

    /// DM-1, DM-6, DM-45: jokers first, then each suit from the ace down; two decks double the
    /// copies.
    #[test]
    fn the_deck_is_listed_as_a_hand_is_laid_out() {
        let Catalogue { cards, suits } = DunMazi::catalogue(&Config::CLASSIC, &Keys);
        let shown: Vec<_> = cards[..4].iter().map(|it| (it.id.name(), it.points)).collect();
        let expected = [("JB", Some(10)), ("JS", Some(10)), ("SA", Some(11)), ("SK", Some(10))];
        assert_eq!((cards.len(), shown), (54, expected.to_vec()));
        let suits: String = suits.iter().map(|suit| suit.symbol).collect();
        assert_eq!(suits, "♠♥♣♦");
        for (preset, size) in [(Config::CLASSIC, 54), (Config::preset("two-decks").unwrap(), 108)] {
            let cards = DunMazi::catalogue(&preset, &Keys).cards;
            assert_eq!(cards.iter().map(|it| u32::from(it.copies)).sum::<u32>(), size);
        }
    }

    /// RM-41: every card and suit has a name in every language.
    #[test]
    fn the_french_deck_has_names() {
        let Catalogue { cards, suits } = DunMazi::catalogue(&Config::CLASSIC, &Keys);
        let names = cards.into_iter().map(|card| card.name);
        let keys = names.chain(suits.into_iter().map(|suit| suit.name));
        let said: MessageArgs = keys.map(|key| (key, [].into())).collect();
        check_messages("cards", &said);
    }
}
