//! The rules can be read out.

use std::collections::BTreeSet;

use tabletop::{Rules, Seats};

use crate::{Broken, Law, law::At};

/// [`Law::RulebookSpeaks`]: there are rules, and each has an id of its own that looks like `BT-3`.
///
/// # Errors
///
/// Returns the chapter or the id at fault.
pub fn rulebook_speaks<R: Rules>(config: &R::Config, seats: Seats) -> Result<(), Broken> {
    let ensure = |holds, detail: &dyn Fn() -> String| {
        At::default().ensure(Law::RulebookSpeaks, holds, detail)
    };
    let rulebook = R::rulebook(config, seats);
    ensure(!rulebook.is_empty(), &|| "the rulebook is empty".to_owned())?;
    let (mut keys, mut ids) = (BTreeSet::new(), BTreeSet::new());
    for chapter in &rulebook {
        let key = chapter.key;
        ensure(keys.insert(key), &|| format!("two chapters are called '{key}'"))?;
        ensure(!chapter.clauses.is_empty(), &|| format!("the chapter '{key}' is empty"))?;
        for id in chapter.clauses.iter().map(|clause| clause.id) {
            ensure(is_rule_id(id), &|| format!("'{id}' does not look like a rule's id, 'BT-3'"))?;
            ensure(ids.insert(id), &|| format!("two rules have the id '{id}'"))?;
        }
    }
    Ok(())
}

/// Two capitals, a hyphen, and something after it.
fn is_rule_id(id: &str) -> bool {
    let Some((book, rule)) = id.split_once('-') else { return false };
    book.len() == 2 && book.bytes().all(|byte| byte.is_ascii_uppercase()) && !rule.is_empty()
}
