//! Whether the database works, as far as the last operations show.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

use crate::DatabaseError;

/// How long a failed append counts. Without players nobody appends, so no append shows that the database
/// works again.
const APPEND_FAILURE: Duration = Duration::from_secs(10);

/// The last failures.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<Failures>);

#[derive(Debug, Default)]
struct Failures {
    /// Why the last heartbeat failed.
    heartbeat: Option<DatabaseError>,
    append: Option<(DatabaseError, Instant)>,
}

impl Health {
    pub(crate) fn append_failed(&self, error: &DatabaseError) {
        self.lock().append = Some((error.clone(), Instant::now()));
    }

    pub(crate) fn heartbeat<T>(&self, result: &Result<T, DatabaseError>) {
        self.lock().heartbeat = result.as_ref().err().cloned();
    }

    /// Refuses if the last heartbeat or a recent append failed.
    pub(crate) fn check(&self) -> Result<(), DatabaseError> {
        let failures = self.lock();
        let append = failures.append.as_ref().filter(|(_, at)| at.elapsed() < APPEND_FAILURE);
        let failure = failures.heartbeat.as_ref().or(append.map(|(error, _)| error));
        failure.map_or(Ok(()), |error| Err(error.clone()))
    }

    /// Locks the failures, even if the lock is poisoned: a panic leaves nothing half done here.
    fn lock(&self) -> MutexGuard<'_, Failures> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_failed_heartbeat_counts_until_the_next_and_a_failed_append_for_a_while() {
        let (health, error) = (Health::default(), DatabaseError::stopping());
        assert!(health.check().is_ok());
        health.heartbeat::<()>(&Err(error.clone()));
        assert!(health.check().is_err());
        health.heartbeat(&Ok(()));
        assert!(health.check().is_ok());
        health.append_failed(&error);
        health.heartbeat(&Ok(()));
        assert!(health.check().is_err());
        tokio::time::advance(APPEND_FAILURE).await;
        assert!(health.check().is_ok());
    }
}
