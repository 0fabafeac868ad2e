//! Migrations.
//!
//! They are numbered from 1 and never changed after a release. A database stores how many were
//! applied to it. The others are applied in one transaction, under a lock.

/// The schema is newer than the newest known one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SchemaTooNew {
    pub(super) found: u32,
    pub(super) known: u32,
}

/// The migrations that a database with schema `found` needs, with their numbers.
pub(super) fn pending<'a>(
    migrations: &'a [&'a str],
    found: u32,
) -> Result<impl Iterator<Item = (u32, &'a str)>, SchemaTooNew> {
    let known = u32::try_from(migrations.len()).unwrap_or(u32::MAX);
    if found > known {
        return Err(SchemaTooNew { found, known });
    }
    Ok((1..).zip(migrations.iter().copied()).skip(found as usize))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_gets_the_migrations_that_it_lacks() {
        let left = |found| pending(&["a", "b"], found).map(Iterator::collect::<Vec<_>>);
        assert_eq!(left(0), Ok(vec![(1, "a"), (2, "b")]));
        assert_eq!(left(1), Ok(vec![(2, "b")]));
        assert_eq!(left(2), Ok(vec![]));
        assert_eq!(left(3), Err(SchemaTooNew { found: 3, known: 2 }));
    }
}
