use tabletop::Choice;

use super::*;

#[test]
fn numbers_leave_room_for_the_winter_cards() {
    let numbers: Vec<u8> = Card::ALL.into_iter().map(Card::number).collect();
    assert_eq!(numbers, (1..=66).chain(70..=233).collect::<Vec<_>>());
    for number in 0..=u8::MAX {
        match Card::numbered(number) {
            Ok(card) => assert_eq!(card.number(), number),
            Err(NoSuchCard { number: refused }) => {
                assert_eq!(refused, number);
                assert!(matches!(number, 0 | 67..=69 | 234..));
            }
        }
    }
    insta::assert_snapshot!(Card::numbered(68).unwrap_err(), @"there is no card 68; cards are numbered 1 to 66 and 70 to 233");
}

/// FS-5: ten symbols, eight in the base game and two only in Alpine.
#[test]
fn ten_symbols_are_the_colours() {
    assert_eq!(Symbol::ALL.len(), Symbol::COUNT);
    let base = CardSet::of_part(Part::Base);
    let in_base = |symbol: &Symbol| !CardSet::coloured(*symbol).and(&base).is_empty();
    let new: Vec<_> = Symbol::ALL.iter().filter(|symbol| !in_base(symbol)).collect();
    assert_eq!(new, [&Symbol::EuropeanLarch, &Symbol::StonePine]);
}

/// FS-12: a split card has two faces, and the slot determines which is used.
#[test]
fn the_slot_fixes_the_species() {
    for card in Card::ALL {
        let places: Vec<Place> = card.faces().map(|(place, _)| place).collect();
        match card.print() {
            Print::Host(_) => assert_eq!(places, [Place::Grown]),
            Print::Ends(_) => assert_eq!(places, [Place::Top, Place::Bottom]),
            Print::Sides(_) => assert_eq!(places, [Place::Left, Place::Right]),
        }
        assert_eq!(card.face(Place::Sapling), Some(Face::SAPLING));
    }
    let hare_or_badger = Card::numbered(70).unwrap();
    assert_eq!(hare_or_badger.face(Place::Left).unwrap().species, Species::EuropeanHare);
    assert_eq!(hare_or_badger.face(Place::Right).unwrap().species, Species::EuropeanBadger);
}

/// The precomputed masks agree with the faces.
#[test]
fn masks_agree_with_faces() {
    for card in Card::ALL {
        for tag in Tag::ALL {
            let shows = card.faces().any(|(_, face)| face.tags.contains(*tag));
            assert_eq!(CardSet::showing(*tag).contains(card), shows);
        }
        for symbol in Symbol::ALL {
            let shows = card.faces().any(|(_, face)| face.symbol == Some(*symbol));
            assert_eq!(CardSet::coloured(*symbol).contains(card), shows);
        }
        for species in Species::ALL {
            let shows = card.faces().any(|(_, face)| face.species == *species);
            assert_eq!(CardSet::of_species(*species).contains(card), shows);
        }
        assert_eq!(CardSet::HOSTS.contains(card), matches!(card.print(), Print::Host(_)));
    }
}

/// The squeakers of Woodland Edge have its tag, those of the base game do not.
#[test]
fn a_face_has_the_tag_of_its_cards_part() {
    let squeaker = |number, place| Card::numbered(number).unwrap().face(place).unwrap();
    let (base, edge) = (squeaker(105, Place::Left), squeaker(225, Place::Right));
    assert_eq!((base.species, edge.species), (Species::Squeaker, Species::Squeaker));
    assert!(!base.tags.contains(Tag::WoodlandEdge) && edge.tags.contains(Tag::WoodlandEdge));
}
