//! Refusals: an error code, the rule, and the values for a sentence.

use std::error::Error;

use serde::Serialize;

/// Why a request was refused.
///
/// It serializes as an object with the field `code` and the values beside it. `locales/` has a
/// sentence for every code of every game. The macro [`refusal!`](crate::refusal) implements it.
pub trait CodedRefusal: Error + Clone + PartialEq + Serialize + Send + Sync {
    /// Every code.
    const CODES: &'static [&'static str];

    /// The stable id of this kind of refusal.
    fn code(&self) -> &'static str;

    /// The id of the rule that forbids the request.
    fn rule(&self) -> &'static str;
}

/// Defines an enum that is a [`CodedRefusal`](crate::CodedRefusal): each variant with its code and its rule.
///
/// ```
/// use tabletop::{CodedRefusal, Seat};
///
/// tabletop::refusal! {
///     /// Why an action was refused.
///     pub enum Rejection {
///         #[error("the game is over")]
///         GameOver = "game-over" by "XX-3",
///         #[error("it is the turn of {turn}")]
///         NotYourTurn { turn: Seat } = "not-your-turn" by "XX-2",
///     }
/// }
///
/// assert_eq!(Rejection::CODES, ["game-over", "not-your-turn"]);
/// assert_eq!(Rejection::GameOver.rule(), "XX-3");
/// ```
#[macro_export]
macro_rules! refusal {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$about_variant:meta])*
                $variant:ident $({ $($fields:tt)* })? = $code:literal by $rule:literal
            ),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq, Eq, ::thiserror::Error, ::serde::Serialize)]
        #[serde(tag = "code", rename_all_fields = "kebab-case")]
        $vis enum $name {
            $($(#[$about_variant])* #[serde(rename = $code)] $variant $({ $($fields)* })?),+
        }

        impl $crate::CodedRefusal for $name {
            const CODES: &'static [&'static str] = &[$($code),+];

            fn code(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $code),+
                }
            }

            fn rule(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $rule),+
                }
            }
        }
    };
}
