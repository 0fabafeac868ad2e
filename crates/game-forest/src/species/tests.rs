//! Compares the tables with the independent data in `vectors/forest/`.

use std::collections::BTreeSet;

use serde_json::Value as Json;

use super::*;
use crate::card::{Card, Face};

fn rows(file: &str) -> Vec<Json> {
    serde_json::from_str(file).unwrap()
}

/// The names in a list; empty if there is no list.
fn names(list: &Json) -> BTreeSet<&str> {
    list.as_array().into_iter().flatten().filter_map(Json::as_str).collect()
}

fn tag_names(tags: Tags) -> BTreeSet<&'static str> {
    tags.iter().map(Choice::name).collect()
}

/// FS-1: every species with its cost, tags, copies, home and names.
#[test]
fn every_species_is_as_in_the_data() {
    let rows = rows(include_str!("../../../../vectors/forest/species.json"));
    assert_eq!(rows.len(), Species::COUNT);
    let locales = [
        ("en", include_str!("../../../../locales/en/forest.ftl")),
        ("zh-TW", include_str!("../../../../locales/zh-TW/forest.ftl")),
        ("zh-CN", include_str!("../../../../locales/zh-CN/forest.ftl")),
    ];
    for (row, &species) in rows.iter().zip(Species::ALL) {
        let (data, id) = (species.data(), species.name());
        assert_eq!(row["id"], id);
        assert_eq!(row["part"], data.part.name(), "{id}");
        assert_eq!(row["cost"], data.cost, "{id}");
        assert_eq!(row["copies"], data.copies, "{id}");
        assert_eq!(names(&row["tags"]), tag_names(data.tags), "{id}");
        let homes = match data.home {
            Home::Tree => BTreeSet::from(["tree"]),
            Home::Shrub => BTreeSet::from(["shrub"]),
            Home::Top => BTreeSet::from(["top"]),
            Home::Bottom => BTreeSet::from(["bottom"]),
            Home::Side => BTreeSet::from(["left", "right"]),
        };
        assert_eq!(names(&row["places"]), homes, "{id}");
        for (language, text) in locales {
            let name = format!("forest-card-{id} = {}", row[language].as_str().unwrap());
            assert!(text.lines().any(|line| line == name), "{name}");
        }
        let has = names(&row["has"]);
        assert_eq!(has.contains("bonus"), !data.bonus.is_empty(), "{id}");
        let effect = !data.effect.is_empty() || data.permanent.is_some();
        assert_eq!(has.contains("effect"), effect, "{id}");
        assert_eq!(has.contains("passive"), data.passive.is_some(), "{id}");
        assert_eq!(has.contains("points"), data.scoring != ScoringRule::Nothing, "{id}");
    }
}

/// FS-1, FS-5: every card has the species, symbol and additional tags of the data.
#[test]
fn every_card_is_as_in_the_data() {
    let rows = rows(include_str!("../../../../vectors/forest/cards.json"));
    assert_eq!(rows.len(), Card::COUNT);
    for (row, card) in rows.iter().zip(Card::ALL) {
        assert_eq!(row["card"], card.number());
        assert_eq!(row["part"], card.part().name(), "{row}");
        let mut n_faces = 0;
        let shown = |(place, face): (Place, Face)| {
            let shows = &row[place.name()];
            assert_eq!(shows[0], face.species.name(), "{row}");
            assert_eq!(shows[1], face.symbol.unwrap().name(), "{row}");
            let mut tags: BTreeSet<&str> =
                shows.as_array().unwrap().iter().skip(2).filter_map(Json::as_str).collect();
            tags.extend(tag_names(face.species.data().tags));
            assert_eq!(tag_names(face.tags), tags, "{row}");
            n_faces += 1;
        };
        card.faces().for_each(shown);
        assert_eq!(row.as_object().unwrap().len(), 2 + n_faces, "{row}");
    }
}
