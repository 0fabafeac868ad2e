//! Accepts connections, and ends those that send no complete request.

use std::{
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
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
};
use tokio_util::task::TaskTracker;
use tower_service::Service as _;

use crate::{
    Proxy,
    app_state::AppState,
    http::network,
    in_flight::{InFlight, Permit},
};

/// How long to wait after a failed accept, for example without free file descriptors.
const ACCEPT_RETRY: Duration = Duration::from_secs(1);

/// Accepts connections until the server stops, and then waits until all have ended.
pub(crate) async fn run(app: Arc<AppState>, listener: TcpListener, router: Router) {
    let connections = TaskTracker::new();
    let in_flight = InFlight::new(u32::MAX, max_per_address(&app));
    loop {
        let accepted = tokio::select! {
            () = app.stopping.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                // A connection beyond the limit is closed unread: an answer would cost more than it.
                if let Some(permit) = in_flight.acquire(network(peer.ip())) {
                    let stream = Counted { stream, _permit: permit };
                    connections.spawn(serve(Arc::clone(&app), stream, peer, router.clone()));
                }
            }
            Err(error) if is_about_one_connection(&error) => {}
            Err(error) => {
                tracing::error!(%error, "cannot accept connections");
                tokio::select! {
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
async fn serve(app: Arc<AppState>, stream: Counted, peer: SocketAddr, router: Router) {
    // Otherwise a small message waits for the acknowledgement of the previous one: 40 ms.
    if let Err(error) = stream.stream.set_nodelay(true) {
        tracing::debug!(%error, "cannot set TCP_NODELAY");
    }
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
struct Counted {
    stream: TcpStream,
    _permit: Permit,
}

impl AsyncRead for Counted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Counted {
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
