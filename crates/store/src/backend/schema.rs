//! How a schema comes up to date.
//!
//! A schema is the sum of its migrations, numbered from 1 and never changed once released. A
//! database says how many it has had; it gets the rest, in one transaction, under a lock.

/// The schema is newer than any we know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Newer {
    pub(super) found: u32,
    pub(super) known: u32,
}

/// The migrations a database with schema `found` has yet to get, with their numbers.
pub(super) fn pending<'a>(
    migrations: &'a [&'a str],
    found: u32,
) -> Result<impl Iterator<Item = (u32, &'a str)>, Newer> {
    let known = u32::try_from(migrations.len()).unwrap_or(u32::MAX);
    if found > known {
        return Err(Newer { found, known });
    }
    Ok((1..).zip(migrations.iter().copied()).skip(found as usize))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_gets_what_it_has_not_had() {
        let left = |found| pending(&["a", "b"], found).map(Iterator::collect::<Vec<_>>);
        assert_eq!(left(0), Ok(vec![(1, "a"), (2, "b")]));
        assert_eq!(left(1), Ok(vec![(2, "b")]));
        assert_eq!(left(2), Ok(vec![]));
        assert_eq!(left(3), Err(Newer { found: 3, known: 2 }));
    }
}
