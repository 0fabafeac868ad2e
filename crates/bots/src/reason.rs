//! Possible reasons for a decision, with weights.

use tabletop::Message;

/// A possible reason and its part of the bot's score, in points.
pub(crate) type WeightedReason = (f32, Message);

/// Smallest part of the score that counts as a reason.
pub(crate) const LEAST_WEIGHT: f32 = 0.05;

/// The reason with the largest weight, the first of equals; `None` if all weigh too little.
pub(crate) fn strongest(reasons: impl IntoIterator<Item = WeightedReason>) -> Option<Message> {
    let notable = reasons.into_iter().filter(|&(weight, _)| LEAST_WEIGHT <= weight);
    notable
        .reduce(|best, reason| if best.0 < reason.0 { reason } else { best })
        .map(|(_, reason)| reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_weight_decides_and_a_tiny_one_is_no_reason() {
        let strongest_of = |weights: &[f32]| {
            let reasons = weights.iter().map(|&weight| (weight, Message::new(weight.to_string())));
            strongest(reasons).map(|reason| reason.key.into_owned())
        };
        assert_eq!(strongest_of(&[1.0, 2.5, 2.5, 0.0]).as_deref(), Some("2.5"));
        assert_eq!(strongest_of(&[0.01, -3.0]), None);
    }
}
