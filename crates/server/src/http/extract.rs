//! Extractors for the address and the token of a client.

use std::{
    net::{IpAddr, Ipv6Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::{
    body::Bytes,
    extract::{ConnectInfo, FromRequest, FromRequestParts, Request},
    http::{HeaderMap, header, request::Parts},
};
use protocol::{ServerRefusal, Token, TokenHash};
use tokio::time::timeout;

use super::error::ApiError;
use crate::{Proxy, app_state::AppState};

/// The network of a client, to which the limits per address apply: an IPv4 address, or the /64 network of
/// an IPv6 address. Anyone with IPv6 can use all addresses of such a network.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ClientAddr(pub(crate) IpAddr);

/// The body of a request, which the client must send in time and within the size limit.
#[derive(Debug)]
pub(crate) struct Body(pub(crate) Bytes);

/// The player whose token is in the header `Authorization`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bearer(pub(crate) TokenHash);

impl FromRequestParts<Arc<AppState>> for ClientAddr {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<AppState>) -> Result<Self, ApiError> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().ok_or(ServerRefusal::Busy)?;
        let forwarded = match app.config.proxy {
            Proxy::None => None,
            Proxy::Trusted => forwarded_for(&parts.headers),
        };
        Ok(Self(network(forwarded.unwrap_or_else(|| peer.0.ip()))))
    }
}

/// The network of an address: itself for IPv4, the first 64 bits for IPv6.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let network = address.to_bits() & !u128::from(u64::MAX);
            Ipv6Addr::from_bits(network).into()
        }
    }
}

/// The last address in `X-Forwarded-For`, which the trusted proxy has added.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

impl FromRequest<Arc<AppState>> for Body {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<AppState>) -> Result<Self, ApiError> {
        let limits = &app.config.limits;
        let (seconds, max) = (limits.request_seconds, limits.message_bytes);
        let bytes = Bytes::from_request(request, app);
        let received = timeout(Duration::from_secs(seconds.into()), bytes).await;
        let bytes = received.map_err(|_| ServerRefusal::TooSlow { seconds })?;
        Ok(Self(bytes.map_err(|_| ServerRefusal::TooLarge { max })?))
    }
}

impl FromRequestParts<Arc<AppState>> for Bearer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<AppState>) -> Result<Self, ApiError> {
        let token = parts.headers.get(header::AUTHORIZATION).and_then(|value| {
            let token = value.to_str().ok()?.strip_prefix("Bearer ")?;
            Token::try_from(token.trim().to_owned()).ok()
        });
        token.map(|token| Self(token.hash())).ok_or_else(|| ServerRefusal::MissingToken.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(address: &str, expected: &str) {
        assert_eq!(network(address.parse().unwrap()).to_string(), expected);
    }

    /// RM-24: changing the last 64 bits of an IPv6 address avoids no limit.
    #[test]
    fn addresses_of_ipv6_count_per_network() {
        check("203.0.113.9", "203.0.113.9");
        check("::ffff:203.0.113.9", "203.0.113.9");
        check("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::");
        check("2001:db8:1:2:ffff::", "2001:db8:1:2::");
        check("2001:db8:1:3::1", "2001:db8:1:3::");
    }
}
