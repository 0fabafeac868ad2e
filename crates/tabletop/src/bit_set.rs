//! Sets in one machine word.

/// Implements what all sets in one word share: the empty set, the size, and serialization as a list.
///
/// The set is a tuple struct around the word, with the methods `with` and `iter`.
#[macro_export]
macro_rules! bit_set {
    ($set:ident of $member:ty) => {
        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// Number of members.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }

        impl ::core::iter::FromIterator<$member> for $set {
            fn from_iter<I: ::core::iter::IntoIterator<Item = $member>>(members: I) -> Self {
                members.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        /// Serialized as the list of its members.
        impl ::serde::Serialize for $set {
            fn serialize<S: ::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $set {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                let members: ::std::vec::Vec<$member> =
                    ::serde::Deserialize::deserialize(deserializer)?;
                Ok(members.into_iter().collect())
            }
        }
    };
}
