//! Accepts connections, and ends those that send no complete request.

use std::{
    future::pending,
    io,
    net::SocketAddr,
    pin::{Pin, pin},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
    time::Duration,
};

use axum::{Router, body::Body, extract::ConnectInfo};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    io::{AsyncRead, AsyncWrite, DuplexStream, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};
use tokio_util::task::TaskTracker;
use tower_service::Service as _;

use crate::{
    Proxy,
    app_state::AppState,
    http::network,
    in_flight::{InFlight, Permit},
};

/// Where connections come from.
pub(crate) trait Listen: Send + 'static {
    type Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    /// Waits for the next connection, and returns it with the address of the client.
    fn accept(&mut self) -> impl Future<Output = io::Result<(Self::Stream, SocketAddr)>> + Send;
}

impl Listen for TcpListener {
    type Stream = TcpStream;

    async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        let (stream, peer) = Self::accept(self).await?;
        // Otherwise a small message waits for the acknowledgement of the previous one: 40 ms.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "cannot set TCP_NODELAY");
        }
        Ok((stream, peer))
    }
}

/// Connections in memory, from a [`Connector`](crate::Connector).
impl Listen for mpsc::Receiver<(DuplexStream, SocketAddr)> {
    type Stream = DuplexStream;

    async fn accept(&mut self) -> io::Result<(DuplexStream, SocketAddr)> {
        match self.recv().await {
            Some(connection) => Ok(connection),
            None => pending().await,
        }
    }
}

/// How long to wait after a failed accept, for example without free file descriptors.
const ACCEPT_RETRY: Duration = Duration::from_secs(1);

/// Accepts connections until the server stops, and then waits until all have ended.
pub(crate) async fn run(app: Arc<AppState>, mut listener: impl Listen, router: Router) {
    let connections = TaskTracker::new();
    let in_flight = InFlight::new(u32::MAX, max_per_address(&app));
    loop {
        let accepted = tokio::select! {
            biased;
            () = app.stopping.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                // A connection beyond the limit is closed unread: an answer would cost more than it.
                if let Some(permit) = in_flight.acquire(network(peer.ip())) {
                    let stream = Counted { stream, _permit: permit };
                    let serving = serve(Arc::clone(&app), stream, peer, router.clone());
                    app.tasks.own(&connections.spawn(serving));
                }
            }
            Err(error) if is_about_one_connection(&error) => {}
            Err(error) => {
                tracing::error!(%error, "cannot accept connections");
                tokio::select! {
                    biased;
                    () = app.stopping.cancelled() => {}
                    () = tokio::time::sleep(ACCEPT_RETRY) => {}
                }
            }
        }
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

/// Behind a proxy all connections have its address, and the proxy must limit them.
fn max_per_address(app: &AppState) -> u32 {
    match app.config.proxy {
        Proxy::None => app.config.limits.connections_per_address,
        Proxy::Trusted => u32::MAX,
    }
}

fn is_about_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Serves a connection until it ends or becomes a WebSocket.
async fn serve<S>(app: Arc<AppState>, stream: Counted<S>, peer: SocketAddr, router: Router)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let has_request = Arc::new(AtomicBool::new(false));
    let service = service_fn({
        let has_request = Arc::clone(&has_request);
        move |request: hyper::Request<Incoming>| {
            has_request.store(true, Ordering::Relaxed);
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().call(request)
        }
    });
    let timeout = Duration::from_secs(app.config.limits.request_seconds.into());
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(timeout)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        biased;
        ended = connection.as_mut() => ended,
        () = app.stopping.cancelled() => {
            // Otherwise `hyper` waits for a first request that may never come.
            if !has_request.load(Ordering::Relaxed) {
                return;
            }
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "connection failed");
    }
}

/// A connection that counts against the limit of its address, also after it became a WebSocket.
struct Counted<S> {
    stream: S,
    _permit: Permit,
}

impl<S: AsyncRead + Unpin> AsyncRead for Counted<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Counted<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
