//! Extractors for the address and the token of a client.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, header, request::Parts},
};
use protocol::{ServerRefusal, Token, TokenHash};

use super::error::ApiError;
use crate::{Proxy, app_state::AppState};

/// The IP address of a client.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ClientAddr(pub(crate) IpAddr);

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
        Ok(Self(forwarded.unwrap_or_else(|| peer.0.ip()).to_canonical()))
    }
}

/// The last address in `X-Forwarded-For`, which the trusted proxy has added.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
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
