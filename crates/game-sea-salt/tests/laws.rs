//! The laws every game must pass, for every preset, every option and every number of players.

use game_sea_salt::{
    Action, Card, Config, Face, Kind, Pair, Rejection, SeaSalt, Side, State, card::Colour,
};
use tabletop::{Choice, Fits, Refusal, Rules, Seats, Setting, Settings, luck::Quick};
use testkit::{Tally, Trial};

/// Far more than any random game here has had; a game of passes alone would not end.
const LONGEST: usize = 60_000;

fn trial(config: Config, seats: Seats) -> Trial<SeaSalt> {
    Trial { config, seats, candidates, census, outcome: |_, _| true, longest: LONGEST }
}

/// What a confused or hostile client might send.
fn candidates(state: &State, luck: &mut Quick, actions: &mut Vec<Action>) {
    let mut face = || {
        let kind = luck.pick(Kind::ALL).unwrap_or(Kind::Fish);
        Face { kind, colour: luck.pick(Colour::ALL).unwrap_or(Colour::Red) }
    };
    let (one, other) = (face(), face());
    let alike = Face { kind: one.kind, ..other };
    for &pile in Side::ALL {
        actions.extend([
            Action::Take { pile },
            Action::Keep { card: one, discard_to: pile },
            Action::Pick { pile, depth: 0 },
            Action::Pick { pile, depth: 3 },
            Action::Pick { pile, depth: u8::MAX },
        ]);
    }
    actions.extend([one, alike, other].map(|it| Action::Pair { cards: Pair::new(one, it) }));
    for victim in Seats::MAX.iter() {
        actions.push(Action::Rob { victim });
        for card in state.cards().filter(|&card| card.kind() <= Kind::Swimmer).take(4) {
            let same = Face { kind: card.kind(), colour: one.colour };
            actions.push(Action::Pair { cards: Pair::new(same, one) });
        }
    }
    actions.extend([Action::Draw, Action::Stop, Action::LastChance, Action::Pass]);
}

fn census(state: &State, cards: &mut Vec<u16>) {
    cards.extend(state.cards().map(|card: Card| card.index() as u16));
}

fn tables() -> impl Iterator<Item = Seats> {
    SeaSalt::SEATS.map(|seats| Seats::new(seats).unwrap())
}

/// SS-A1: two to four play.
#[test]
fn the_presets_hold_at_every_table() {
    let mut refused = Tally::default().refusals;
    for preset in Config::PRESETS {
        for seats in tables() {
            let tally = trial(preset.config, seats).hold(0..4).unwrap();
            assert!(tally.worlds > 1000, "{} {tally:?}", preset.name);
            refused.extend(tally.refusals);
        }
    }
    for code in Rejection::CODES {
        // Players at random neither empty a deck nor rob somebody who has just been robbed of all.
        assert!(
            ["deck-empty", "no-cards-to-rob"].contains(code) || refused.contains_key(code),
            "{code} never came up"
        );
    }
}

/// Every field set to everything worth setting, from every preset.
#[test]
fn every_option_holds() {
    for preset in Config::PRESETS {
        for (nth, field) in Config::FIELDS.iter().enumerate() {
            for setting in settings(field.fits(&preset.config)) {
                let mut config = preset.config;
                field.set(&mut config, &setting).unwrap();
                if config != preset.config && config.check().is_ok() {
                    let seed = nth as u64;
                    trial(config, Seats::TWO).hold(seed..seed + 1).unwrap();
                }
            }
        }
    }
}

fn settings(fits: Fits) -> Vec<Setting> {
    match fits {
        Fits::Flag => [false, true].map(Setting::Flag).into(),
        Fits::Number { min, max } => [min, max].map(Setting::Number).into(),
        Fits::Choice { names } | Fits::Several { names } => {
            names.into_iter().map(|name| Setting::Choice(name.to_owned())).collect()
        }
    }
}
