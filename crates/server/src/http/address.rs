//! Who is at the other end.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, header, request::Parts},
};
use protocol::{ServerRefusal, Token, TokenHash};

use super::answer::Turned;
use crate::{Proxy, house::House};

/// The address of a client.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

/// Who asks, by the token in the header.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bearer(pub(crate) TokenHash);

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = Turned;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Turned> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().ok_or(ServerRefusal::Busy)?;
        let told = match house.config.proxy {
            Proxy::None => None,
            Proxy::Trusted => forwarded(&parts.headers),
        };
        Ok(Self(told.unwrap_or_else(|| peer.0.ip()).to_canonical()))
    }
}

/// The last address in `X-Forwarded-For`: the one that our own proxy wrote.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

impl FromRequestParts<Arc<House>> for Bearer {
    type Rejection = Turned;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<Self, Turned> {
        let token = parts.headers.get(header::AUTHORIZATION).and_then(|value| {
            let token = value.to_str().ok()?.strip_prefix("Bearer ")?;
            Token::try_from(token.trim().to_owned()).ok()
        });
        token.map(|token| Self(token.hash())).ok_or_else(|| ServerRefusal::NoToken.into())
    }
}
