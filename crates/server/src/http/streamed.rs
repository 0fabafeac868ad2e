//! Long responses, computed on a blocking thread while they are sent.
//!
//! Only a few chunks of a response are in memory. A client that does not read its response loses it.

use std::{
    io::{self, BufWriter, Write},
    sync::Arc,
    time::Duration,
};

use axum::body::{Body, Bytes};
use futures_util::stream;
use tokio::{
    runtime::Handle,
    sync::{OwnedSemaphorePermit, Semaphore, mpsc},
    time::timeout,
};

use crate::in_flight::Permit;

/// Size of a chunk in bytes.
const CHUNK: usize = 64 * 1024;

/// Number of chunks that may wait for the client.
const WAITING_CHUNKS: usize = 2;

/// How long a client may take to read a chunk.
const READ_TIMEOUT: Duration = Duration::from_secs(10);

/// Computes a response and writes it.
pub(super) type Compute = Box<dyn FnOnce(&mut dyn Write) -> io::Result<()> + Send>;

/// A part of a response.
enum Chunk {
    Part(Bytes),
    /// The response is complete.
    End,
}

/// The body of a response.
///
/// `threads` limits how many responses are computed at a time; one that waits for its client does not
/// count. `permit` is released when the response is sent, or when the client has lost it.
pub(super) fn body(threads: Arc<Semaphore>, permit: Permit, compute: Compute) -> Body {
    let (sender, receiver) = mpsc::channel(WAITING_CHUNKS);
    let writer = ChunkWriter { runtime: Handle::current(), threads, turn: None, sender };
    // The task ends by itself: every send has a timeout.
    drop(tokio::task::spawn_blocking(move || {
        let _permit = permit;
        if let Err(error) = writer.run(compute) {
            tracing::debug!(%error, "cannot send a long response");
        }
    }));
    Body::from_stream(stream::unfold(Some(receiver), |receiver| async {
        let mut receiver: mpsc::Receiver<Chunk> = receiver?;
        match receiver.recv().await {
            Some(Chunk::Part(bytes)) => Some((Ok(bytes), Some(receiver))),
            Some(Chunk::End) => None,
            // Otherwise the client would take a part for the whole.
            None => Some((Err(io::Error::from(io::ErrorKind::TimedOut)), None)),
        }
    }))
}

/// Sends what is written to it, and lets another response be computed in the meantime.
struct ChunkWriter {
    runtime: Handle,
    threads: Arc<Semaphore>,
    turn: Option<OwnedSemaphorePermit>,
    sender: mpsc::Sender<Chunk>,
}

impl ChunkWriter {
    fn run(mut self, compute: Compute) -> io::Result<()> {
        self.take_turn();
        let mut writer = BufWriter::with_capacity(CHUNK, self);
        compute(&mut writer)?;
        writer.flush()?;
        writer.get_mut().send(Chunk::End)
    }

    fn take_turn(&mut self) {
        // Fails only if the semaphore is closed, which nobody does.
        self.turn = self.runtime.block_on(Arc::clone(&self.threads).acquire_owned()).ok();
    }

    fn send(&mut self, chunk: Chunk) -> io::Result<()> {
        self.turn = None;
        let sent = self.runtime.block_on(timeout(READ_TIMEOUT, self.sender.send(chunk)));
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(io::ErrorKind::BrokenPipe.into()),
            Err(_) => Err(io::ErrorKind::TimedOut.into()),
        }
    }
}

impl Write for ChunkWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.send(Chunk::Part(Bytes::copy_from_slice(bytes)))?;
        self.take_turn();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use futures_util::{StreamExt as _, TryStreamExt as _};

    use super::*;
    use crate::in_flight::InFlight;

    fn chunks(n_chunks: usize, written: &Arc<AtomicUsize>) -> Compute {
        let written = Arc::clone(written);
        Box::new(move |writer| {
            for _ in 0..n_chunks {
                writer.write_all(&vec![b'x'; CHUNK])?;
                written.fetch_add(1, Ordering::Relaxed);
            }
            Ok(())
        })
    }

    /// RM-24: what a client does not read is neither computed nor kept, and after a while the client
    /// loses the response, so that others can have theirs.
    #[tokio::test(start_paused = true)]
    async fn a_client_that_does_not_read_loses_its_response() {
        let (threads, in_flight) = (Arc::new(Semaphore::new(1)), InFlight::new(1, 1));
        let address = [10, 0, 0, 1].into();
        let written = Arc::new(AtomicUsize::new(0));
        let permit = in_flight.acquire(address).unwrap();
        let unread = body(Arc::clone(&threads), permit, chunks(1000, &written));
        while in_flight.acquire(address).is_none() {
            // The blocking thread waits for this clock.
            tokio::time::advance(Duration::from_secs(1)).await;
        }
        assert!(written.load(Ordering::Relaxed) <= WAITING_CHUNKS + 1);
        let parts: Vec<_> = unread.into_data_stream().collect().await;
        let (last, complete) = parts.split_last().unwrap();
        assert!(last.is_err() && complete.iter().all(Result::is_ok), "the end is missing");

        let permit = in_flight.acquire(address).unwrap();
        let read = body(threads, permit, chunks(9, &written)).into_data_stream();
        let n_bytes = read.map_ok(|part| part.len()).try_fold(0, async |sum, n| Ok(sum + n));
        assert_eq!(n_bytes.await.unwrap(), 9 * CHUNK);
    }
}
