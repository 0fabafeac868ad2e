use std::collections::BTreeMap;

use games::GameKind;
use protocol::{RoomRefusal, ServerRefusal};
use tabletop::{CodedRefusal as _, SettingRefusal};

use super::{document, pascal, references};
use crate::http::routes::routes;

#[test]
fn the_document_has_exactly_the_routes_of_the_router() {
    let document = document();
    let paths = document["paths"].as_object().unwrap();
    let mut documented: Vec<(String, String)> = Vec::new();
    for (path, methods) in paths {
        let methods = methods.as_object().unwrap().keys();
        documented.extend(methods.map(|method| (path.clone(), method.to_uppercase())));
    }
    let mut served: Vec<_> =
        routes().iter().map(|it| (it.path.to_owned(), it.method.to_owned())).collect();
    served.sort_unstable();
    documented.sort_unstable();
    assert_eq!(documented, served);
}

#[test]
fn every_value_in_a_path_is_described() {
    for route in routes() {
        let in_path = route.operation.parameters.iter().filter(|it| it.location == "path");
        let described: Vec<_> = in_path.map(|it| format!("{{{}}}", it.name)).collect();
        let named: Vec<_> = route.path.split('/').filter(|part| part.starts_with('{')).collect();
        assert_eq!(described, named, "{}", route.path);
        assert!(!route.operation.responses.is_empty(), "{}", route.path);
    }
}

/// RM-21: the codes in the document exist, each with one status.
#[test]
fn every_code_exists() {
    let codes = [ServerRefusal::CODES, RoomRefusal::CODES, SettingRefusal::CODES].concat();
    let mut status_of = BTreeMap::new();
    for route in routes() {
        for (status, named) in &route.operation.refusals {
            for code in named {
                assert!(codes.contains(code), "{}: {code}", route.path);
                assert_eq!(status_of.entry(*code).or_insert(*status), status, "{code}");
            }
        }
    }
}

#[test]
fn every_reference_has_a_schema() {
    let document = document();
    let names = references(&document);
    assert!(100 < names.len(), "{}", names.len());
    for name in names {
        assert!(document["components"]["schemas"].get(&name).is_some(), "{name}");
    }
}

#[test]
fn every_schema_is_used_by_a_route_or_another_schema() {
    let document = document();
    let names = references(&document);
    for name in document["components"]["schemas"].as_object().unwrap().keys() {
        assert!(names.contains(name), "{name}");
    }
}

/// A message that depends on the game has a schema for every game; a type that all games share has
/// one. A game may also have a type with the name of a shared one.
#[test]
fn a_message_has_a_schema_for_every_game() {
    let document = document();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for game in GameKind::ALL {
        for message in [
            "GameRecord",
            "Replay",
            "Analysis",
            "CardsPage",
            "ClientMessage",
            "ServerMessage",
            "View",
        ] {
            let name = pascal(game.name()) + message;
            assert!(schemas.contains_key(&name), "{name}");
        }
        for shared in ["Seat", "Outcome", "Level", "Name", "Message", "Timestamp"] {
            assert!(schemas.contains_key(shared), "{shared}");
            assert!(!schemas.contains_key(&(pascal(game.name()) + shared)), "{shared}");
        }
        for (name, shared) in schemas {
            let own = schemas.get(&(pascal(game.name()) + name));
            assert_ne!(own, Some(shared), "{} has a copy of {name}", game.name());
        }
    }
    // The player in a history, and the player in a game.
    assert!(schemas["Player"]["oneOf"].is_array(), "{}", schemas["Player"]);
    assert!(schemas["SeaSaltPlayerView"]["properties"]["hand"].is_object());
}
