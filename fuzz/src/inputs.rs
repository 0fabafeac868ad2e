//! Inputs for a run without coverage: random bytes, and seeds with random changes.

use tabletop::luck::Quick;

/// Maximum length of an input of random bytes.
const MAX_RANDOM: u32 = 400;

/// Maximum number of changes of one seed.
const MAX_CHANGES: u32 = 6;

/// Makes the inputs of one target. The same seeds and numbers give the same inputs.
#[derive(Debug)]
pub struct Inputs {
    seeds: Vec<Vec<u8>>,
    /// The words and numbers of all seeds, which changes insert elsewhere.
    tokens: Vec<Vec<u8>>,
}

impl Inputs {
    pub fn new(seeds: Vec<Vec<u8>>) -> Self {
        let mut tokens: Vec<Vec<u8>> = seeds
            .iter()
            .flat_map(|seed| spans(seed).into_iter().map(|span| seed[span].to_vec()))
            .collect();
        let odd = ["-1", "0", "255", "256", "65536", "4294967296", "1e400", "-0.5", "null", "[]",
            "{}", "\"\"", "\"\\u0000\"", "\"\\ud800\"", "true", "99999999999999999999"];
        tokens.extend(odd.iter().map(|token| token.as_bytes().to_vec()));
        tokens.sort();
        tokens.dedup();
        Self { seeds, tokens }
    }

    /// Writes the input with this number to `input`.
    pub fn make(&self, number: u64, input: &mut Vec<u8>) {
        let mut luck = Quick::new(number);
        input.clear();
        if self.seeds.is_empty() || luck.below(16) == 0 {
            let length = luck.below(MAX_RANDOM);
            input.extend((0..length).map(|_| luck.below(256) as u8));
            return;
        }
        input.extend_from_slice(&self.seeds[luck.below(self.seeds.len() as u32) as usize]);
        for _ in 0..=luck.below(MAX_CHANGES) {
            self.change(input, &mut luck);
        }
    }

    fn change(&self, input: &mut Vec<u8>, luck: &mut Quick) {
        let length = input.len() as u32;
        let at = luck.below(length) as usize;
        match luck.below(12) {
            // Half of the changes keep the text well-formed, so that they get past the first parser.
            0..=5 => {
                // A span near a random place: searching the whole input would be slow for records.
                let from = at.saturating_sub(40);
                let to = (at + 40).min(input.len());
                let near = spans(&input[from..to]);
                let Some(span) = near.get(luck.below(near.len() as u32) as usize) else { return };
                let token = &self.tokens[luck.below(self.tokens.len() as u32) as usize];
                input.splice(from + span.start..from + span.end, token.iter().copied());
            }
            6 if at < input.len() => input[at] ^= 1 << luck.below(8),
            7 if at < input.len() => input[at] = luck.below(256) as u8,
            8 => {
                let end = (at + luck.below(30) as usize).min(input.len());
                input.drain(at..end);
            }
            9 => {
                let end = (at + luck.below(60) as usize).min(input.len());
                let part = input[at..end].to_vec();
                let to = luck.below(length + 1) as usize;
                input.splice(to..to, part);
            }
            10 if luck.below(8) == 0 => input.truncate(at),
            _ => {
                let token = &self.tokens[luck.below(self.tokens.len() as u32) as usize];
                input.splice(at..at, token.iter().copied());
            }
        }
    }
}

/// Where the quoted strings, words and numbers of a text are.
fn spans(text: &[u8]) -> Vec<std::ops::Range<usize>> {
    let (mut spans, mut at) = (Vec::new(), 0);
    while at < text.len() {
        let begin = at;
        let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'.';
        if text[at] == b'"' {
            at += 1;
            while at < text.len() && text[at] != b'"' {
                at += 1;
            }
            at = (at + 1).min(text.len());
            spans.push(begin..at);
        } else if is_word(text[at]) {
            while at < text.len() && is_word(text[at]) {
                at += 1;
            }
            spans.push(begin..at);
        } else {
            at += 1;
        }
    }
    spans
}
