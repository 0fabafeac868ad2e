//! Possible reasons for a decision, with weights.

use tabletop::Message;

/// A possible reason and its part of the bot's score, in points.
pub(crate) type Weighed = (f32, Message);

/// A smaller part of the score is no reason.
pub(crate) const LEAST_WEIGHT: f32 = 0.05;

/// The reason with the largest weight, the first of equals; `None` if all weigh too little.
pub(crate) fn strongest(reasons: impl IntoIterator<Item = Weighed>) -> Option<Message> {
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
        let weighed = |weights: &[f32]| {
            let reasons = weights.iter().map(|&weight| (weight, Message::new(weight.to_string())));
            strongest(reasons).map(|reason| reason.key.into_owned())
        };
        assert_eq!(weighed(&[1.0, 2.5, 2.5, 0.0]).as_deref(), Some("2.5"));
        assert_eq!(weighed(&[0.01, -3.0]), None);
    }
}
