//! What can be asked for over plain HTTP, written down for programs (`OpenAPI` 3.1).
//!
//! The document is written by hand: the messages are generic over the games, which generators of
//! such documents do not follow, and the page for people is a list, which needs none of the
//! megabyte of script that a generator brings. Tests hold it to the routes and to real answers.

use axum::http::header;
use axum::response::IntoResponse;
use serde_json::Value;

/// The document.
pub(crate) const DOCUMENT: &str = include_str!("openapi.json");

/// Something that can be asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Operation {
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) summary: String,
}

/// The document, as it is.
pub(crate) async fn document() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT)
}

/// All that can be asked for, in the order of the document.
pub(crate) fn operations() -> Vec<Operation> {
    let document: Value = serde_json::from_str(DOCUMENT).unwrap_or_default();
    let paths = document.get("paths").and_then(Value::as_object).into_iter().flatten();
    let operations = paths.flat_map(|(path, methods)| {
        let methods = methods.as_object().into_iter().flatten();
        methods.map(move |(method, operation)| Operation {
            method: method.to_uppercase(),
            path: path.clone(),
            summary: operation
                .get("summary")
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned(),
        })
    });
    operations.collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::http::routes;

    #[test]
    fn the_document_names_every_path_and_no_other() {
        let written: BTreeSet<_> = operations().into_iter().map(|it| it.path).collect();
        let is_told = |path: &&str| path.starts_with("/api/") && *path != "/api/openapi.json";
        let there: BTreeSet<_> =
            routes().iter().map(|(path, _)| *path).filter(is_told).map(str::to_owned).collect();
        assert_eq!(written, there);
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let document: Value = serde_json::from_str(DOCUMENT).unwrap();
        let mut n_references = 0;
        for reference in DOCUMENT.split("\"$ref\": \"#").skip(1) {
            let pointer = reference.split('"').next().unwrap();
            assert!(document.pointer(pointer).is_some(), "{pointer}");
            n_references += 1;
        }
        assert!(10 < n_references, "{n_references}");
    }
}
