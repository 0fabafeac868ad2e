//! TLS of the connections to PostgreSQL.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use rustls::{
    ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
    client::{
        danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
        verify_server_cert_signed_by_trust_anchor,
    },
    crypto::{
        CryptoProvider, WebPkiSupportedAlgorithms, ring, verify_tls12_signature,
        verify_tls13_signature,
    },
    pki_types::{CertificateDer, ServerName, UnixTime, pem::PemObject as _},
    server::ParsedCertificate,
};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::error::Fault;

/// What to check about the certificate of a server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum CertificateCheck {
    /// The connection is encrypted, but the server may be any server.
    Nothing,
    /// An authority in this file has issued it.
    Authority(PathBuf),
    /// An authority in this file has issued it, for the host in the URL.
    AuthorityAndHost(PathBuf),
}

/// Makes the TLS part of connections. Reads the certificates of the authorities.
pub(crate) fn connector(check: &CertificateCheck) -> Result<MakeRustlsConnect, Fault> {
    let provider = Arc::new(ring::default_provider());
    let verifier = |authorities| IssuerVerifier::new(authorities, &provider);
    let config = ClientConfig::builder_with_provider(Arc::clone(&provider))
        .with_safe_default_protocol_versions()?;
    let config = match check {
        CertificateCheck::AuthorityAndHost(path) => {
            config.with_root_certificates(authorities(path)?)
        }
        CertificateCheck::Authority(path) => {
            let verifier = verifier(Some(authorities(path)?));
            config.dangerous().with_custom_certificate_verifier(Arc::new(verifier))
        }
        CertificateCheck::Nothing => {
            config.dangerous().with_custom_certificate_verifier(Arc::new(verifier(None)))
        }
    };
    Ok(MakeRustlsConnect::new(config.with_no_client_auth()))
}

/// The certificates in a PEM file.
fn authorities(path: &Path) -> Result<RootCertStore, Fault> {
    let unreadable =
        |error: &dyn ToString| Fault::Authorities { path: path.to_owned(), why: error.to_string() };
    let mut authorities = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(path).map_err(|error| unreadable(&error))? {
        let certificate = certificate.map_err(|error| unreadable(&error))?;
        authorities.add(certificate).map_err(|error| unreadable(&error))?;
    }
    if authorities.is_empty() {
        return Err(unreadable(&"it contains no certificate in PEM format"));
    }
    Ok(authorities)
}

/// Checks who has issued a certificate, but not for which host.
#[derive(Debug)]
struct IssuerVerifier {
    /// Without them, any certificate is accepted.
    authorities: Option<RootCertStore>,
    algorithms: WebPkiSupportedAlgorithms,
}

impl IssuerVerifier {
    fn new(authorities: Option<RootCertStore>, provider: &CryptoProvider) -> Self {
        Self { authorities, algorithms: provider.signature_verification_algorithms }
    }
}

impl ServerCertVerifier for IssuerVerifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        _host: &ServerName<'_>,
        _ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        if let Some(authorities) = &self.authorities {
            verify_server_cert_signed_by_trust_anchor(
                &ParsedCertificate::try_from(certificate)?,
                authorities,
                intermediates,
                now,
                self.algorithms.all,
            )?;
        }
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, certificate, signature, &self.algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signature, &self.algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.algorithms.supported_schemes()
    }
}
