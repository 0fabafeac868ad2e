//! Display aids.

use super::*;
use crate::aids::CardScore;

/// SS-K1 to SS-K4: a player who may call sees what a call would score.
#[test]
fn prospects_are_shown_to_the_player_who_may_call() {
    let mut scene = Scene::playing(Config::FLOW, 2, SEVEN);
    scene.hold(1, &[Kind::Octopus, Kind::Octopus, Kind::Octopus]);
    let (me, other) = (scene.seat(0), scene.seat(1));
    let two_of_them = scene.state.hands[other].iter().take(2).collect();
    scene.state.memory.shown(other, two_of_them);
    let bonus = u16::from(scene.state.score(me).colour_points());
    let prospects = scene.aids(Viewer::Seat(me)).prospects.unwrap();
    assert_eq!(prospects.others_at_least, 3);
    let (stop, last_chance) = (prospects.stop, prospects.last_chance);
    assert_eq!((stop.if_highest, stop.if_beaten), (12 + bonus, 0));
    assert_eq!((last_chance.if_highest, last_chance.if_beaten), (7 + bonus, 0));
    assert_eq!(scene.aids(Viewer::Seat(other)).prospects, None);
    assert_eq!(scene.aids(Viewer::Spectator).prospects, None);
}

/// SS-B4, SS-F2, SS-V4: in whole games the aids agree with the state, as far as the viewer sees it,
/// and equal those of a determinization of the view.
#[test]
fn aids_agree_with_the_state_and_need_only_the_view() {
    let (mut n_prospects, mut n_forced, mut n_final, mut n_hidden) = (0, 0, 0, 0);
    for (seed, config) in (0..12).zip(PRESETS.iter().cycle()) {
        let mut luck = Quick::new(seed);
        testkit::play_out::<SeaSalt>(config, Seats::new(3).unwrap(), seed, |state, _| {
            let mut legal = Vec::new();
            SeaSalt::legal_actions(state, &mut legal);
            for viewer in Viewer::all(state.seats()) {
                let view = SeaSalt::view(state, viewer);
                let aids = SeaSalt::aids(&view);
                for (seat, score) in aids.scores.iter() {
                    let sees_all = viewer.is(seat) || state.lies_open(seat);
                    let expected = sees_all.then(|| CardScore {
                        card_score: state.card_score(seat),
                        parts: state.score(seat),
                    });
                    assert_eq!(*score, expected);
                    n_hidden += u32::from(!sees_all);
                }
                let may_call = viewer.is(state.to_act) && legal.contains(&Action::Stop);
                assert_eq!(aids.prospects.is_some(), may_call);
                let is_choosing = matches!(state.phase, Phase::Choose { .. });
                assert_eq!(aids.forced_pile, state.forced_pile().filter(|_| is_choosing));
                let is_over = matches!(state.phase, Phase::Over { .. });
                assert_eq!(aids.final_turns.is_some(), state.call.is_some() && !is_over);
                let world = SeaSalt::determinize(&view, &mut luck);
                assert_eq!(SeaSalt::aids(&SeaSalt::view(&world, viewer)), aids);
                n_prospects += u32::from(may_call);
                n_forced += u32::from(aids.forced_pile.is_some());
                n_final += u32::from(aids.final_turns.is_some());
            }
        });
    }
    assert!(n_prospects > 20 && n_forced > 20 && n_final > 20 && n_hidden > 20);
}
