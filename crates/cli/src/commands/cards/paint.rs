//! Terminal colours.

use std::env;

use clap::builder::styling::{Ansi256Color, AnsiColor, Color, RgbColor, Style};

/// Text on the background `hex`, black or white for the better contrast.
pub(crate) fn chip(hex: &str) -> Style {
    let Some(paper) = parse(hex) else { return Style::new() };
    let ink = ink(paper);
    let is_exact = env::var("COLORTERM").is_ok_and(|it| it == "truecolor" || it == "24bit");
    let color = |[r, g, b]: [u8; 3]| {
        if is_exact { RgbColor(r, g, b).into() } else { nearest([r, g, b]).into() }
    };
    Style::new().bg_color(Some(color(paper))).fg_color(Some(color(ink)))
}

/// Red, for hearts and diamonds.
pub(crate) const fn red() -> Style {
    Style::new().fg_color(Some(Color::Ansi(AnsiColor::Red)))
}

const BLACK: [u8; 3] = [0; 3];
const WHITE: [u8; 3] = [255; 3];

fn parse(hex: &str) -> Option<[u8; 3]> {
    let digits = hex.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let number = u32::from_str_radix(digits, 16).ok()?;
    let [_, rgb @ ..] = number.to_be_bytes();
    Some(rgb)
}

fn ink(paper: [u8; 3]) -> [u8; 3] {
    if contrast(paper, WHITE) < contrast(paper, BLACK) { BLACK } else { WHITE }
}

/// The contrast ratio of two colours, 1 to 21 (WCAG 2.2).
fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(rgb: [u8; 3]) -> f64 {
    let [r, g, b] = rgb.map(|channel| {
        let channel = f64::from(channel) / 255.0;
        if channel <= 0.04045 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The nearest colour of the 6 × 6 × 6 cube, for terminals with 256 colours.
fn nearest(rgb: [u8; 3]) -> Ansi256Color {
    const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let [r, g, b] = rgb.map(|channel| {
        let distance = |level: &u8| level.abs_diff(channel);
        let nearest = (0_u8..).zip(LEVELS).min_by_key(|(_, level)| distance(level));
        nearest.map_or(0, |(step, _)| step)
    });
    Ansi256Color(16 + 36 * r + 6 * g + b)
}

#[cfg(test)]
mod tests {
    use game_sea_salt::Colour;
    use tabletop::Choice;

    use super::*;

    /// SS-V2: text on every colour of the cards has a contrast of at least 4.5 : 1.
    #[test]
    fn text_on_every_card_colour_is_readable() {
        for colour in Colour::ALL {
            let paper = parse(colour.hex()).unwrap();
            let ratio = contrast(paper, ink(paper));
            assert!(ratio >= 4.5, "{}: {ratio}", colour.name());
        }
    }

    #[test]
    fn a_terminal_with_256_colours_shows_the_nearest() {
        assert_eq!(nearest([255, 0, 0]), Ansi256Color(196));
        assert_eq!(nearest(parse("#3B82F6").unwrap()), Ansi256Color(69));
        assert_eq!(parse("blue"), None);
    }
}
