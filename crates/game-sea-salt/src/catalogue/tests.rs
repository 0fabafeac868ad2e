use std::collections::{BTreeMap, BTreeSet};

use tabletop::luck::Quick;
use testkit::Keys;

use super::*;
use crate::deck::Deck;

const PRESETS: [Config; 3] = [Config::CLASSIC, Config::FLOW, Config::PUBLISHED];

fn of(config: &Config, id: &str) -> CardEntry {
    let mut cards = Catalogue::new(config, &Keys).cards.into_iter();
    cards.find(|card| card.id == id).unwrap()
}

fn json(config: &Config, id: &str) -> String {
    serde_json::to_string(&of(config, id)).unwrap()
}

/// SS-D1, SS-D2, SS-D8, SS-V2: one entry per card, each worth nothing by itself.
#[test]
fn every_card_of_the_deck_is_listed() {
    for (config, size) in PRESETS.iter().zip([64, 63, 58]) {
        let cards = Catalogue::new(config, &Keys).cards;
        let ids: BTreeSet<_> = cards.iter().map(|card| &card.id).collect();
        assert_eq!((cards.len(), ids.len()), (size, size));
        assert!(cards.iter().all(|card| card.value == 0));
        let mut of_type = BTreeMap::new();
        for card in &cards {
            *of_type.entry(of(&Config::CLASSIC, &card.id).card_type.name()).or_insert(0) += 1;
        }
        let expected = match config.deck {
            Deck::Classic64 => [21, 5, 34, 4],
            Deck::Flow63 => [20, 5, 34, 4],
            Deck::Printed58 => [16, 4, 34, 4],
        };
        assert_eq!(of_type.into_values().collect::<Vec<_>>(), expected);
    }
}

/// SS-V2: every field of a card, one card of each type.
#[test]
fn an_entry_has_every_field() {
    insta::assert_snapshot!(json(&Config::PUBLISHED, "fish_1"), @r##"{"id":"fish_1","kind":"fish","name":"sea-salt-card-fish","type":"pair_effect","emoji":"🐟","colour":{"id":"dark_blue","name":"sea-salt-colour-dark_blue","hex":"#1E40AF","symbol":"🟦","letter":"sea-salt-mark-dark_blue"},"value":0,"pair-effect":"draw_blind","description":"sea-salt-card-fish-about(played=1, held=1)","multiplier-target":null,"multiplier-value":null,"pair-points":{"played":1,"held":1},"collection-points":[]}"##);
    insta::assert_snapshot!(json(&Config::PUBLISHED, "octopus_1"), @r##"{"id":"octopus_1","kind":"octopus","name":"sea-salt-card-octopus","type":"collection","emoji":"🐙","colour":{"id":"light_blue","name":"sea-salt-colour-light_blue","hex":"#7DD3FC","symbol":"🩵","letter":"sea-salt-mark-light_blue"},"value":0,"pair-effect":null,"description":"sea-salt-card-octopus-about(n=5, points=0/3/6/9/12)","multiplier-target":null,"multiplier-value":null,"pair-points":null,"collection-points":[0,3,6,9,12]}"##);
    insta::assert_snapshot!(json(&Config::CLASSIC, "penguin_colony_1"), @r#"{"id":"penguin_colony_1","kind":"penguin_colony","name":"sea-salt-card-penguin_colony","type":"multiplier","emoji":"🐧👥","colour":null,"value":0,"pair-effect":null,"description":"sea-salt-card-penguin_colony-about(points=2, target=sea-salt-card-penguin)","multiplier-target":"penguin","multiplier-value":2,"pair-points":null,"collection-points":[]}"#);
    insta::assert_snapshot!(json(&Config::CLASSIC, "mermaid_1"), @r##"{"id":"mermaid_1","kind":"mermaid","name":"sea-salt-card-mermaid","type":"special","emoji":"🧜","colour":{"id":"white","name":"sea-salt-colour-white","hex":"#F8FAFC","symbol":"⚪","letter":"sea-salt-mark-white"},"value":0,"pair-effect":null,"description":"sea-salt-card-mermaid-about(counting=3, winning=4, white=off)","multiplier-target":null,"multiplier-value":null,"pair-points":null,"collection-points":[]}"##);
}

/// SS-D4, SS-D7, SS-V2: printed cards have their colour; dealt ones have none before the deal, but
/// mermaids are white.
#[test]
fn a_colour_is_listed_where_it_is_fixed() {
    for config in PRESETS {
        for card in Catalogue::new(&config, &Keys).cards {
            let colour = card.colour.map(|colour| colour.id);
            match (config.colours, card.kind) {
                (_, Kind::Mermaid) => assert_eq!(colour, Some(Colour::White)),
                (Colouring::Dealt, _) => assert_eq!(colour, None),
                (Colouring::Printed, _) => {
                    assert_eq!(colour, Some(Colours::PRINTED.of(card.id.parse().unwrap())));
                }
            }
        }
    }
}

/// SS-D3, SS-D6: the colours in force, each with as many cards as a deal gives it.
#[test]
fn the_colours_are_those_of_the_deck_in_force() {
    for (config, n_colours) in PRESETS.iter().zip([7, 7, 11]) {
        let colours = Catalogue::new(config, &Keys).colours;
        assert_eq!((colours.len(), config.colours.n_colours()), (n_colours, n_colours));
        let dealt = Colours::new(config.deck, config.colours, 0, &mut Quick::new(1));
        for ColourCount { colour, cards } in colours {
            let mut deck = config.deck.cards().iter();
            let found = deck.by_ref().filter(|&card| dealt.of(card) == colour.id).count();
            assert_eq!(found, usize::from(cards), "{}", colour.name);
        }
    }
}

/// SS-D3, SS-D6, SS-V2: seven colours are dealt, and the printed deck has eleven.
#[test]
fn every_colour_has_its_symbol_and_hex() {
    let listed = |config: &Config| {
        let colours = Catalogue::new(config, &Keys).colours.into_iter();
        let row = |it: ColourCount| format!("{} {} {}", it.colour.symbol, it.colour.hex, it.cards);
        colours.map(row).collect::<Vec<_>>().join(" · ")
    };
    insta::assert_snapshot!(listed(&Config::CLASSIC), @"🔵 #3B82F6 10 · 🔴 #EF4444 10 · 🟢 #22C55E 10 · 🟡 #EAB308 10 · 🟣 #A855F7 10 · ⚫ #374151 10 · ⚪ #F8FAFC 4");
    insta::assert_snapshot!(listed(&Config::FLOW), @"🔵 #3B82F6 10 · 🔴 #EF4444 10 · 🟢 #22C55E 10 · 🟡 #EAB308 10 · 🟣 #A855F7 10 · ⚫ #374151 9 · ⚪ #F8FAFC 4");
    insta::assert_snapshot!(listed(&Config::PUBLISHED), @"⚫ #374151 8 · 🟦 #1E40AF 9 · 🟢 #22C55E 6 · 🩶 #9CA3AF 4 · 🩵 #7DD3FC 9 · 🟧 #FDBA74 3 · 🟠 #F97316 1 · 🩷 #F472B6 2 · 🟣 #A855F7 4 · 🟡 #EAB308 8 · ⚪ #F8FAFC 4");
}

#[test]
fn no_two_colours_look_the_same() {
    let different = |look: fn(Colour) -> String| {
        Colour::ALL.iter().map(|&colour| look(colour)).collect::<BTreeSet<_>>().len()
    };
    assert_eq!(different(|colour| colour.hex().to_owned()), Colour::ALL.len());
    assert_eq!(different(|colour| colour.symbol().to_owned()), Colour::ALL.len());
    assert_eq!(different(|colour| colour.letter().to_string()), Colour::ALL.len());
}

/// SS-D9: penguins are collected, but special under `flow`.
#[test]
fn kinds_have_types() {
    assert_eq!(of(&Config::CLASSIC, "penguin_1").card_type, CardType::Collection);
    assert_eq!(of(&Config::FLOW, "penguin_1").card_type, CardType::Special);
    assert_eq!(of(&Config::CLASSIC, "octopus_1").card_type, CardType::Collection);
    assert_eq!(of(&Config::CLASSIC, "shark_1").pair_effect, Some(PairEffect::StealCard));
}

/// SS-V10: descriptions have the numbers in force, which the scoring functions give.
#[test]
fn descriptions_have_the_numbers_in_force() {
    let said = |id: &str| PRESETS.map(|config| of(&config, id).description).join("\n");
    insta::assert_snapshot!(said("fish_1"), @"
    sea-salt-card-fish-about(played=2, held=1)
    sea-salt-card-fish-about(played=1, held=0)
    sea-salt-card-fish-about(played=1, held=1)
    ");
    insta::assert_snapshot!(said("crab_1"), @"
    sea-salt-card-crab-about(played=2, held=1, crab=top)
    sea-salt-card-crab-about(played=1, held=0, crab=top)
    sea-salt-card-crab-about(played=1, held=1, crab=any)
    ");
    insta::assert_snapshot!(said("sailboat_1"), @"
    sea-salt-card-sailboat-about(played=2, held=1, extra=after)
    sea-salt-card-sailboat-about(played=1, held=0, extra=at-once)
    sea-salt-card-sailboat-about(played=1, held=1, extra=at-once)
    ");
    insta::assert_snapshot!(said("shark_1"), @"
    sea-salt-card-shark-about(played=1, held=0, alike=2, alike-held=1, sharks=same-too)
    sea-salt-card-shark-about(played=1, held=0, alike=1, alike-held=0, sharks=mixed)
    sea-salt-card-shark-about(played=1, held=1, alike=1, alike-held=0, sharks=mixed)
    ");
    insta::assert_snapshot!(said("shell_1"), @"
    sea-salt-card-shell-about(n=6, points=0/2/4/6/8/10)
    sea-salt-card-shell-about(n=6, points=0/2/4/6/8/10)
    sea-salt-card-shell-about(n=6, points=0/2/4/6/8/10)
    ");
    insta::assert_snapshot!(said("penguin_1"), @"
    sea-salt-card-penguin-about(n=3, points=1/3/5, penguin=collection)
    sea-salt-card-penguin-about(n=2, points=0/0, penguin=doubles-pairs)
    sea-salt-card-penguin-about(n=3, points=1/3/5, penguin=collection)
    ");
    insta::assert_snapshot!(said("sailor_1"), @"
    sea-salt-card-sailor-about(n=2, points=0/5)
    sea-salt-card-sailor-about(n=2, points=0/5)
    sea-salt-card-sailor-about(n=2, points=0/5)
    ");
    insta::assert_snapshot!(said("penguin_colony_1"), @"
    sea-salt-card-penguin_colony-about(points=2, target=sea-salt-card-penguin)
    sea-salt-card-penguin_colony-about(points=1, target=sea-salt-card-penguin)
    sea-salt-card-penguin_colony-about(points=2, target=sea-salt-card-penguin)
    ");
    insta::assert_snapshot!(said("captain_1"), @"
    sea-salt-card-captain-about(points=3, target=sea-salt-card-sailor)
    sea-salt-card-captain-about(points=3, target=sea-salt-card-swimmer)
    sea-salt-card-captain-about(points=3, target=sea-salt-card-sailor)
    ");
    insta::assert_snapshot!(said("mermaid_1"), @"
    sea-salt-card-mermaid-about(counting=3, winning=4, white=off)
    sea-salt-card-mermaid-about(counting=3, winning=4, white=off)
    sea-salt-card-mermaid-about(counting=3, winning=4, white=on)
    ");
    let single = Config { colony: 1, ..Config::CLASSIC };
    assert!(of(&single, "penguin_colony_1").description.contains("points=1"));
}
