//! Commands in a game: starting, acting, asking for a hint.

use protocol::{ChosenBy, Player, Refusal, RoomRefusal, SeatOccupant};
use tabletop::{
    Message, Rules, Seat, Seats, Settings, Turn,
    luck::{Fair, Tracked},
};

use super::{DecideContext, RefusalOf, RoomEvents};
use crate::{
    entry::RoomEvent,
    people::Person,
    room::{Game, HintState, Room, Stage},
};

/// Maximum number of steps in an act.
const MAX_STEPS: u8 = 64;

impl<R: Rules> Room<R> {
    /// Deals to the seated players (RM-5, RM-12, RM-22). The deal says which seat starts.
    pub(super) fn start(&self, host: &Person, context: DecideContext<'_>) -> RoomEvents<R> {
        self.ensure_host(host)?;
        self.ensure_idle()?;
        self.config.validate()?;
        let taken: Vec<_> =
            self.seats.iter().filter(|&&place| place != SeatOccupant::Nobody).collect();
        let (found, min) = (taken.len() as u8, *R::SEATS.start());
        let too_few = RoomRefusal::TooFewPlayers { found, min };
        if found < min {
            return Err(too_few.into());
        }
        let seats = Seats::new(found).map_err(|_| too_few)?;
        let players: Vec<_> = taken.iter().filter_map(|&&place| self.player(place)).collect();
        let nonce = |place: &&SeatOccupant| match *place {
            SeatOccupant::Person { person } => self.luck_commitment.nonces.get(person).copied(),
            SeatOccupant::Bot { .. } | SeatOccupant::Nobody => None,
        };
        let nonces: Vec<_> = taken.iter().map(nonce).collect();
        let mut luck = self.luck_commitment.secret.luck(&nonces);
        let deal = R::deal(&self.config, seats, &mut luck);
        let turn = R::turn(&R::begin(&self.config, &deal));
        let number = self.game().map_or(1, |game| game.number.saturating_add(1));
        let commitment = self.luck_commitment.commitment;
        let mut room_events =
            vec![RoomEvent::Started { number, players, nonces, commitment, deal }];
        self.finish(turn, context, &mut room_events);
        Ok(room_events)
    }

    pub(super) fn act(
        &self,
        person: &Person,
        steps: &[R::Action],
        context: DecideContext<'_>,
    ) -> RoomEvents<R> {
        let game = self.playing()?;
        let seat = self.seat_of(person.id).ok_or(RoomRefusal::NotSeated)?;
        self.acted(game, seat, ChosenBy::Player, steps, None, context)
    }

    /// Takes these steps for the seat, all of them or none.
    pub(crate) fn acted(
        &self,
        game: &Game<R>,
        seat: Seat,
        chosen_by: ChosenBy,
        steps: &[R::Action],
        reasons: Option<Vec<Message>>,
        context: DecideContext<'_>,
    ) -> RoomEvents<R> {
        let Decided { events, state, .. } = decide_steps(game, seat, steps)?;
        let steps = steps.to_vec();
        let mut room_events = vec![RoomEvent::Acted { seat, chosen_by, steps, events, reasons }];
        self.finish(R::turn(&state), context, &mut room_events);
        Ok(room_events)
    }

    /// Takes the default action for a seat that is late (RM-11), until another seat is to act.
    pub(crate) fn defaulted(
        &self,
        game: &Game<R>,
        seat: Seat,
        context: DecideContext<'_>,
    ) -> Vec<RoomEvent<R>> {
        let mut decided = Decided::from(game);
        let mut steps = Vec::new();
        while R::turn(&decided.state) == Turn::Of(seat)
            && steps.len() < usize::from(MAX_STEPS)
            && let Some(step) = R::default_action(&decided.state)
            && decided.step(seat, &step).is_ok()
        {
            steps.push(step);
        }
        if steps.is_empty() {
            return Vec::new();
        }
        let Decided { events, state, .. } = decided;
        let chosen_by = ChosenBy::Default;
        let mut room_events =
            vec![RoomEvent::Acted { seat, chosen_by, steps, events, reasons: None }];
        self.finish(R::turn(&state), context, &mut room_events);
        room_events
    }

    /// Lets the rules of the game act for an absent player (RM-7).
    pub(crate) fn absent(
        &self,
        game: &Game<R>,
        seat: Seat,
        context: DecideContext<'_>,
    ) -> Vec<RoomEvent<R>> {
        let Decided { mut events, mut state, mut luck } = Decided::from(game);
        R::absent(&mut state, seat, &mut luck, |_, event| events.push(event.clone()));
        if events.is_empty() {
            return Vec::new();
        }
        let chosen_by = ChosenBy::Absence;
        let (steps, reasons) = (Vec::new(), None);
        let mut room_events = vec![RoomEvent::Acted { seat, chosen_by, steps, events, reasons }];
        self.finish(R::turn(&state), context, &mut room_events);
        room_events
    }

    pub(super) fn ask_hint(&self, person: &Person) -> RoomEvents<R> {
        let game = self.playing()?;
        let seat = self.seat_of(person.id).ok_or(RoomRefusal::NotSeated)?;
        if !self.options.hints {
            return Err(RoomRefusal::HintsOff.into());
        }
        if game.turn() != Some(seat) {
            return Err(RoomRefusal::NotYourTurn.into());
        }
        match game.hint {
            HintState::NotAsked => Ok(vec![RoomEvent::HintAsked { seat }]),
            HintState::Waiting { .. } | HintState::Given => Err(RoomRefusal::HintAsked.into()),
        }
    }

    pub(crate) fn playing(&self) -> Result<&Game<R>, RoomRefusal> {
        match &self.stage {
            Stage::Playing(game) => Ok(game),
            Stage::Lobby | Stage::Finished(_) | Stage::Closed => Err(RoomRefusal::NoGame),
        }
    }

    /// If the game is over, publishes its secret and draws the next one (RM-22).
    fn finish(&self, turn: Turn, context: DecideContext<'_>, room_events: &mut Vec<RoomEvent<R>>) {
        if let Turn::Over(outcome) = turn {
            room_events.push(RoomEvent::Finished { outcome, secret: self.luck_commitment.secret });
            room_events.push(RoomEvent::Committed { secret: context.entropy.secret() });
        }
    }

    fn player(&self, place: SeatOccupant) -> Option<Player> {
        match place {
            SeatOccupant::Nobody => None,
            SeatOccupant::Person { person } => {
                self.person(person).map(|person| Player::Person(person.name.clone()))
            }
            SeatOccupant::Bot { level } => Some(Player::Bot(level)),
        }
    }
}

/// The result of some steps.
struct Decided<R: Rules> {
    events: Vec<R::Event>,
    state: R::State,
    luck: Fair,
}

impl<R: Rules> From<&Game<R>> for Decided<R> {
    fn from(game: &Game<R>) -> Self {
        // Most acts have one event. `Recent` keeps it, so a larger vector would waste memory.
        let events = Vec::with_capacity(1);
        Self { events, state: game.state.clone(), luck: game.luck.clone() }
    }
}

impl<R: Rules> Decided<R> {
    /// Takes one more step, and returns whether it drew from luck.
    fn step(&mut self, seat: Seat, step: &R::Action) -> Result<bool, R::Rejection> {
        R::judge(&self.state, seat, step)?;
        let mut luck = Tracked::new(&mut self.luck);
        R::act(&mut self.state, step, &mut luck, |_, event| self.events.push(event.clone()));
        Ok(luck.was_asked)
    }
}

/// Decides several steps as one. Only the last may draw from luck (RM-20).
///
/// If a card were drawn and a later step refused, the draw would be undone although the player saw the
/// card, or could infer it from the refusal. So any step after a draw is refused unread.
fn decide_steps<R: Rules>(
    game: &Game<R>,
    seat: Seat,
    steps: &[R::Action],
) -> Result<Decided<R>, RefusalOf<R>> {
    if steps.is_empty() {
        return Err(RoomRefusal::NoSteps.into());
    }
    if usize::from(MAX_STEPS) < steps.len() {
        return Err(RoomRefusal::TooManySteps { max: MAX_STEPS }.into());
    }
    let mut decided = Decided::from(game);
    let n_later = (0..steps.len()).rev();
    for ((number, step), n_later) in (0..).zip(steps).zip(n_later) {
        let refused = |refusal| Refusal::Game { step: number, refusal };
        let asked_luck = decided.step(seat, step).map_err(refused)?;
        if asked_luck && 0 < n_later {
            return Err(RoomRefusal::StepsAfterLuck { step: number }.into());
        }
    }
    Ok(decided)
}
