//! The rulebook.

use std::collections::BTreeSet;

use tabletop::{Rules, Seats};

use crate::{Law, Violation, law::At};

/// [`Law::RulebookIsComplete`]: there are rules, and each has its own id, such as `BT-3`.
///
/// # Errors
///
/// Returns a violation that names the chapter or the id that is wrong.
pub fn rulebook_is_complete<R: Rules>(config: &R::Config, seats: Seats) -> Result<(), Violation> {
    let ensure = |holds, detail: &dyn Fn() -> String| {
        At::default().ensure(Law::RulebookIsComplete, holds, detail)
    };
    let rulebook = R::rulebook(config, seats);
    ensure(!rulebook.is_empty(), &|| "the rulebook is empty".to_owned())?;
    let (mut keys, mut ids) = (BTreeSet::new(), BTreeSet::new());
    for chapter in &rulebook {
        let key = chapter.key;
        ensure(keys.insert(key), &|| format!("two chapters are called '{key}'"))?;
        ensure(!chapter.clauses.is_empty(), &|| format!("the chapter '{key}' is empty"))?;
        for id in chapter.clauses.iter().map(|clause| clause.id) {
            ensure(is_rule_id(id), &|| format!("'{id}' is not a rule id such as 'BT-3'"))?;
            ensure(ids.insert(id), &|| format!("two rules have the id '{id}'"))?;
        }
    }
    Ok(())
}

/// Whether `id` is two capital letters, a hyphen and something after it.
fn is_rule_id(id: &str) -> bool {
    let Some((book, rule)) = id.split_once('-') else { return false };
    book.len() == 2 && book.bytes().all(|byte| byte.is_ascii_uppercase()) && !rule.is_empty()
}
