//! A minimal HTTP client, for tokens and rooms.

use std::fmt;

use serde::{Serialize, de::DeserializeOwned};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::TcpStream,
};

use super::error::LoadTestError;

/// Host and port of a server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Address(String);

/// A keep-alive connection.
#[derive(Debug)]
pub(super) struct Http {
    address: Address,
    stream: BufReader<TcpStream>,
}

impl Address {
    /// Parses a URL such as `http://127.0.0.1:3210`.
    pub(super) fn parse(url: &str) -> Result<Self, &'static str> {
        let address = url.strip_prefix("http://").ok_or("not http")?.trim_end_matches('/');
        let port = address.rsplit_once(':').and_then(|(_, port)| port.parse::<u16>().ok());
        port.map(|_| Self(address.to_owned())).ok_or("no port")
    }

    /// Connects without Nagle's algorithm.
    pub(super) async fn connect(&self) -> Result<TcpStream, LoadTestError> {
        let stream = TcpStream::connect(&self.0)
            .await
            .map_err(|error| LoadTestError::Connect { address: self.0.clone(), error })?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Opens an HTTP connection.
    pub(super) async fn http(&self) -> Result<Http, LoadTestError> {
        Ok(Http { address: self.clone(), stream: BufReader::new(self.connect().await?) })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Http {
    /// Sends a POST request with `token` as bearer token, and parses the response.
    pub(super) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T, LoadTestError> {
        let body = serde_json::to_string(body)?;
        let bearer = token.map(|token| format!("Authorization: Bearer {token}\r\n"));
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n{}Content-Length: {}\r\n\r\n{body}",
            self.address,
            bearer.unwrap_or_default(),
            body.len(),
        );
        self.stream.get_mut().write_all(request.as_bytes()).await?;
        let (status, body) = self.response().await?;
        if !status.starts_with('2') {
            let body = String::from_utf8_lossy(&body).into_owned();
            return Err(LoadTestError::Http { status, body });
        }
        Ok(serde_json::from_slice(&body)?)
    }

    /// Reads the status and the body of a response.
    async fn response(&mut self) -> Result<(String, Vec<u8>), LoadTestError> {
        let mut line = String::new();
        self.stream.read_line(&mut line).await?;
        let status = line.split_whitespace().nth(1).unwrap_or_default().to_owned();
        let mut length = 0;
        loop {
            line.clear();
            if self.stream.read_line(&mut line).await? == 0 {
                return Err(LoadTestError::Disconnected);
            }
            match line.split_once(':') {
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                    length = value.trim().parse().unwrap_or_default();
                }
                Some(_) => {}
                None => break,
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        Ok((status, body))
    }
}
