//! Serialization that distinguishes seats from other numbers.

use serde::{
    Serialize, Serializer,
    ser::{
        SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
        SerializeTupleStruct, SerializeTupleVariant,
    },
};

use crate::Seat;

/// A value whose seats are written as `{ "seat": 0 }` instead of `0`, at any depth.
///
/// A program that turns events and refusals into sentences reads their fields by name. The marks
/// tell it which numbers are seats. [`Value::Seat`](crate::Value::Seat) has the same form.
///
/// ```
/// use tabletop::{MarkSeats, Seats};
///
/// let fields = (Seats::TWO.first(), 7);
/// assert_eq!(serde_json::to_string(&MarkSeats(&fields))?, r#"[{"seat":0},7]"#);
/// # Ok::<_, serde_json::Error>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct MarkSeats<T>(pub T);

/// The form of a marked seat.
#[derive(Serialize)]
struct Marked<T> {
    seat: T,
}

/// The name that a serializer gets for a [`Seat`].
pub(crate) const SEAT: &str = "Seat";

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(SEAT, &u8::from(*self))
    }
}

impl<T: Serialize> Serialize for MarkSeats<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(MarkSeats(serializer))
    }
}

/// Passes values without parts on to the inner serializer.
macro_rules! pass_on {
    ($($method:ident($($name:ident: $type:ty),*);)+) => {
        $(fn $method(self, $($name: $type),*) -> Result<S::Ok, S::Error> {
            self.0.$method($($name),*)
        })+
    };
}

/// Opens a compound value in the inner serializer.
macro_rules! open {
    ($($compound:ident = $method:ident($($name:ident: $type:ty),*);)+) => {
        $(fn $method(self, $($name: $type),*) -> Result<Self::$compound, S::Error> {
            self.0.$method($($name),*).map(MarkSeats)
        })+
    };
}

#[rustfmt::skip] // One line each.
impl<S: Serializer> Serializer for MarkSeats<S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = MarkSeats<S::SerializeSeq>;
    type SerializeTuple = MarkSeats<S::SerializeTuple>;
    type SerializeTupleStruct = MarkSeats<S::SerializeTupleStruct>;
    type SerializeTupleVariant = MarkSeats<S::SerializeTupleVariant>;
    type SerializeMap = MarkSeats<S::SerializeMap>;
    type SerializeStruct = MarkSeats<S::SerializeStruct>;
    type SerializeStructVariant = MarkSeats<S::SerializeStructVariant>;

    pass_on! {
        serialize_bool(value: bool);
        serialize_i8(value: i8);
        serialize_i16(value: i16);
        serialize_i32(value: i32);
        serialize_i64(value: i64);
        serialize_u8(value: u8);
        serialize_u16(value: u16);
        serialize_u32(value: u32);
        serialize_u64(value: u64);
        serialize_f32(value: f32);
        serialize_f64(value: f64);
        serialize_char(value: char);
        serialize_str(value: &str);
        serialize_bytes(value: &[u8]);
        serialize_none();
        serialize_unit();
        serialize_unit_struct(name: &'static str);
        serialize_unit_variant(name: &'static str, index: u32, variant: &'static str);
    }

    open! {
        SerializeSeq = serialize_seq(len: Option<usize>);
        SerializeTuple = serialize_tuple(len: usize);
        SerializeTupleStruct = serialize_tuple_struct(name: &'static str, len: usize);
        SerializeTupleVariant = serialize_tuple_variant(name: &'static str, index: u32, variant: &'static str, len: usize);
        SerializeMap = serialize_map(len: Option<usize>);
        SerializeStruct = serialize_struct(name: &'static str, len: usize);
        SerializeStructVariant = serialize_struct_variant(name: &'static str, index: u32, variant: &'static str, len: usize);
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<S::Ok, S::Error> {
        self.0.serialize_some(&MarkSeats(value))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<S::Ok, S::Error> {
        if name == SEAT {
            return Marked { seat: value }.serialize(self.0);
        }
        self.0.serialize_newtype_struct(name, &MarkSeats(value))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self, name: &'static str, index: u32, variant: &'static str, value: &T,
    ) -> Result<S::Ok, S::Error> {
        self.0.serialize_newtype_variant(name, index, variant, &MarkSeats(value))
    }

    fn is_human_readable(&self) -> bool {
        self.0.is_human_readable()
    }
}

/// Marks the parts of a compound value.
macro_rules! mark_parts {
    ($($compound:ident::$method:ident($($name:ident: $type:ty),*);)+) => {
        $(impl<S: $compound> $compound for MarkSeats<S> {
            type Ok = S::Ok;
            type Error = S::Error;

            fn $method<T: Serialize + ?Sized>(
                &mut self,
                $($name: $type,)*
                value: &T,
            ) -> Result<(), S::Error> {
                self.0.$method($($name,)* &MarkSeats(value))
            }

            fn end(self) -> Result<S::Ok, S::Error> {
                self.0.end()
            }
        })+
    };
}

mark_parts! {
    SerializeSeq::serialize_element();
    SerializeTuple::serialize_element();
    SerializeTupleStruct::serialize_field();
    SerializeTupleVariant::serialize_field();
    SerializeStruct::serialize_field(key: &'static str);
    SerializeStructVariant::serialize_field(key: &'static str);
}

impl<S: SerializeMap> SerializeMap for MarkSeats<S> {
    type Ok = S::Ok;
    type Error = S::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), S::Error> {
        self.0.serialize_key(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), S::Error> {
        self.0.serialize_value(&MarkSeats(value))
    }

    fn end(self) -> Result<S::Ok, S::Error> {
        self.0.end()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{SeatSet, Seats};

    #[derive(Serialize)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    enum Event {
        Robbed { seat: Seat, victim: Option<Seat>, card: u8 },
        Ended { winners: SeatSet },
        Called(Call),
    }

    #[derive(Serialize)]
    struct Call {
        seat: Seat,
        score: u8,
    }

    #[test]
    fn seats_are_marked_at_any_depth_and_other_numbers_are_not() {
        let [one, two] = [0, 1].map(|seat| Seats::TWO.seat(seat).unwrap());
        let marked = |event: &Event| serde_json::to_value(MarkSeats(event)).unwrap();
        assert_eq!(
            marked(&Event::Robbed { seat: one, victim: Some(two), card: 1 }),
            json!({ "type": "robbed", "seat": { "seat": 0 }, "victim": { "seat": 1 }, "card": 1 }),
        );
        assert_eq!(
            marked(&Event::Ended { winners: SeatSet::all(Seats::TWO) }),
            json!({ "type": "ended", "winners": [{ "seat": 0 }, { "seat": 1 }] }),
        );
        assert_eq!(
            marked(&Event::Called(Call { seat: two, score: 1 })),
            json!({ "type": "called", "seat": { "seat": 1 }, "score": 1 }),
        );
    }

    #[test]
    fn without_the_wrapper_a_seat_is_a_number() {
        assert_eq!(serde_json::to_value(Seats::TWO.first()).unwrap(), json!(0));
    }
}
