//! The tables against the shared data, where it is at hand.

use std::{collections::BTreeSet, fs};

use serde_json::Value as Json;

use super::*;
use crate::card::{Card, Face};

fn shared(file: &str) -> Option<Json> {
    let path = format!("{}/../../../shared/data/forest/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).ok()?;
    Some(serde_json::from_str(&text).expect("it is JSON"))
}

/// The names in a list; none if there is no list.
fn names(list: &Json) -> BTreeSet<&str> {
    list.as_array().into_iter().flatten().filter_map(Json::as_str).collect()
}

fn tag_names(tags: Tags) -> BTreeSet<&'static str> {
    tags.iter().map(Choice::name).collect()
}

/// FS-1: every species with its cost, tags, copies, home and names.
#[test]
fn every_species_is_as_in_the_data() {
    let Some(data) = shared("species.json") else { return };
    let rows = data["species"].as_array().unwrap();
    assert_eq!(rows.len(), Species::COUNT);
    let locales = [
        ("en", include_str!("../../../../locales/en/forest.ftl")),
        ("zh_hant", include_str!("../../../../locales/zh-TW/forest.ftl")),
        ("zh_hans", include_str!("../../../../locales/zh-CN/forest.ftl")),
    ];
    for (row, &species) in rows.iter().zip(Species::ALL) {
        let (sheet, id) = (species.sheet(), species.name());
        assert_eq!(row["id"], id);
        assert_eq!(row["set"], sheet.part.name(), "{id}");
        assert_eq!(row["cost"], sheet.cost, "{id}");
        assert_eq!(row["copies"]["total"].as_u64().unwrap_or(0), u64::from(sheet.copies), "{id}");
        assert_eq!(names(&row["tags"]), tag_names(sheet.tags), "{id}");
        let homes = match sheet.home {
            Home::Tree => BTreeSet::from(["tree"]),
            Home::Shrub => BTreeSet::from(["shrub"]),
            Home::Top => BTreeSet::from(["top"]),
            Home::Bottom => BTreeSet::from(["bottom"]),
            Home::Side => BTreeSet::from(["left", "right"]),
        };
        assert_eq!(names(&row["positions"]), homes, "{id}");
        for (language, text) in locales {
            let name = format!("forest-card-{id} = {}", row["names"][language].as_str().unwrap());
            assert!(text.lines().any(|line| line == name), "{name}");
        }
        let does = |what: &Json| !what.is_null();
        assert_eq!(does(&row["bonus"]), !sheet.bonus.is_empty(), "{id}");
        let effect = !sheet.effect.is_empty() || sheet.permanent.is_some();
        assert_eq!(does(&row["effect"]), effect, "{id}");
        assert_eq!(does(&row["passive"]), sheet.passive.is_some(), "{id}");
        assert_eq!(row["scoring"]["kind"] == "none", sheet.scoring == Scoring::Nothing, "{id}");
    }
}

/// FS-1, FS-5: every card shows what it shows in the data.
#[test]
fn every_card_is_as_in_the_data() {
    let Some(data) = shared("cards.json") else { return };
    let mut seen = 0;
    for row in data["cards"].as_array().unwrap() {
        for number in row["source_ids"].as_array().unwrap() {
            let card = Card::numbered(number.as_u64().unwrap().try_into().unwrap()).unwrap();
            assert_eq!(row["set"], card.part().name());
            let shown = |(place, face): (Place, Face)| {
                let key = if place == Place::Grown { "face" } else { place.name() };
                let expected = (&row[key]["species"], &row[key]["tree_symbol"]);
                assert_eq!(expected.0, face.species.name(), "card {number}");
                assert_eq!(expected.1, face.symbol.unwrap().name(), "card {number}");
                let mut tags = names(&row[key]["extra_tags"]);
                tags.extend(tag_names(face.species.sheet().tags));
                assert_eq!(tag_names(face.tags), tags, "card {number}");
            };
            card.faces().for_each(shown);
            seen += 1;
        }
    }
    assert_eq!(seen, Card::COUNT);
}
