//! Starting, acting, asking for a hint: what is done in a game.

use protocol::{Chooser, Place, Player, Refusal, RoomRefusal};
use tabletop::{Luck, Pile, Rules, Seat, Seats, Settings, Turn, luck::Fair};

use super::{Facts, Moment, RefusalOf};
use crate::{
    entry::Fact,
    people::Person,
    room::{Game, HintFor, Room, Stage},
};

/// No act has more steps.
const MAX_STEPS: u8 = 64;

impl<R: Rules> Room<R> {
    /// Deals to those who sit (RM-5, RM-12, RM-22).
    ///
    /// Who begins is the game's own affair: it is in the deal.
    pub(super) fn start(&self, host: &Person, moment: Moment<'_>) -> Facts<R> {
        self.is_host(host)?;
        self.is_idle()?;
        self.config.check()?;
        let taken: Vec<_> = self.seats.iter().filter(|&&place| place != Place::Nobody).collect();
        let (found, min) = (taken.len() as u8, *R::SEATS.start());
        let too_few = RoomRefusal::TooFewPlayers { found, min };
        if found < min {
            return Err(too_few.into());
        }
        let seats = Seats::new(found).map_err(|_| too_few)?;
        let players: Vec<_> = taken.iter().filter_map(|&&place| self.player(place)).collect();
        let nonce = |place: &&Place| match *place {
            Place::Person { person } => self.pledge.nonces.get(person).copied(),
            Place::Bot { .. } | Place::Nobody => None,
        };
        let nonces: Vec<_> = taken.iter().map(nonce).collect();
        let mut luck = self.pledge.secret.luck(&nonces);
        let deal = R::deal(&self.config, seats, &mut luck);
        let turn = R::turn(&R::begin(&self.config, &deal));
        let number = self.game().map_or(1, |game| game.number.saturating_add(1));
        let commitment = self.pledge.commitment;
        let mut facts = vec![Fact::Started { number, players, nonces, commitment, deal }];
        self.finish(turn, moment, &mut facts);
        Ok(facts)
    }

    pub(super) fn act(&self, person: &Person, steps: &[R::Action], moment: Moment<'_>) -> Facts<R> {
        let game = self.playing()?;
        let seat = self.seat_of(person.id).ok_or(RoomRefusal::NotSeated)?;
        self.acted(game, seat, Chooser::Player, steps, moment)
    }

    /// The seat does these steps, all of them or none.
    pub(crate) fn acted(
        &self,
        game: &Game<R>,
        seat: Seat,
        chosen_by: Chooser,
        steps: &[R::Action],
        moment: Moment<'_>,
    ) -> Facts<R> {
        let Decided { events, state, .. } = decide_steps(game, seat, steps)?;
        let mut facts = vec![Fact::Happened { seat, chosen_by, steps: steps.to_vec(), events }];
        self.finish(R::turn(&state), moment, &mut facts);
        Ok(facts)
    }

    /// The game's own default for a seat that is late (RM-11), until another seat is to act: a
    /// pending choice is resolved too.
    pub(crate) fn defaulted(&self, game: &Game<R>, seat: Seat, moment: Moment<'_>) -> Vec<Fact<R>> {
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
        let chosen_by = Chooser::Default;
        let mut facts = vec![Fact::Happened { seat, chosen_by, steps, events }];
        self.finish(R::turn(&state), moment, &mut facts);
        facts
    }

    /// What the game's rules say when the player in `seat` is absent (RM-7).
    pub(crate) fn absent(&self, game: &Game<R>, seat: Seat, moment: Moment<'_>) -> Vec<Fact<R>> {
        let Decided { mut events, mut state, mut luck } = Decided::from(game);
        R::absent(&state, seat, &mut luck, &mut events);
        for event in &events {
            R::evolve(&mut state, event);
        }
        if events.is_empty() {
            return Vec::new();
        }
        let chosen_by = Chooser::Absence;
        let mut facts = vec![Fact::Happened { seat, chosen_by, steps: Vec::new(), events }];
        self.finish(R::turn(&state), moment, &mut facts);
        facts
    }

    pub(super) fn ask_hint(&self, person: &Person) -> Facts<R> {
        let game = self.playing()?;
        let seat = self.seat_of(person.id).ok_or(RoomRefusal::NotSeated)?;
        if !self.options.hints {
            return Err(RoomRefusal::HintsOff.into());
        }
        if game.turn() != Some(seat) {
            return Err(RoomRefusal::NotYourTurn.into());
        }
        match game.hint {
            HintFor::Nobody => Ok(vec![Fact::HintAsked { seat }]),
            HintFor::Waiting { .. } | HintFor::Told => Err(RoomRefusal::HintAsked.into()),
        }
    }

    pub(crate) fn playing(&self) -> Result<&Game<R>, RoomRefusal> {
        match &self.stage {
            Stage::Playing(game) => Ok(game),
            Stage::Lobby | Stage::After(_) | Stage::Closed => Err(RoomRefusal::NoGame),
        }
    }

    /// If the game is over, its secret comes out and the next one is drawn (RM-22).
    fn finish(&self, turn: Turn, moment: Moment<'_>, facts: &mut Vec<Fact<R>>) {
        if let Turn::Over(outcome) = turn {
            facts.push(Fact::Finished { outcome, secret: self.pledge.secret });
            facts.push(Fact::Pledged { secret: moment.entropy.secret() });
        }
    }

    fn player(&self, place: Place) -> Option<Player> {
        match place {
            Place::Nobody => None,
            Place::Person { person } => {
                self.person(person).map(|person| Player::Person(person.name.clone()))
            }
            Place::Bot { level } => Some(Player::Bot(level)),
        }
    }
}

/// What some steps come to.
struct Decided<R: Rules> {
    events: Vec<R::Event>,
    state: R::State,
    luck: Fair,
}

impl<R: Rules> From<&Game<R>> for Decided<R> {
    fn from(game: &Game<R>) -> Self {
        Self { events: Vec::new(), state: game.state.clone(), luck: game.luck.clone() }
    }
}

impl<R: Rules> Decided<R> {
    /// Does one more step, and says whether luck was asked for.
    fn step(&mut self, seat: Seat, step: &R::Action) -> Result<bool, R::Rejection> {
        let n_before = self.events.len();
        let mut luck = Watched { luck: &mut self.luck, was_asked: false };
        R::decide(&self.state, seat, step, &mut luck, &mut self.events)?;
        let was_asked = luck.was_asked;
        for event in &self.events[n_before..] {
            R::evolve(&mut self.state, event);
        }
        Ok(was_asked)
    }
}

/// Decides steps as one. Only the last may ask for luck (RM-20).
///
/// Were a card drawn and a later step refused, the draw would be undone with the card seen, or
/// guessed from the refusal. So whatever follows a draw is refused without being looked at.
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

/// Luck that knows whether it was asked.
struct Watched<'a> {
    luck: &'a mut Fair,
    was_asked: bool,
}

impl Luck for Watched<'_> {
    fn shuffle<T>(&mut self, pile: Pile, cards: &mut [T]) {
        self.was_asked = true;
        self.luck.shuffle(pile, cards);
    }

    fn draw(&mut self, pile: Pile, left: &[u64]) -> Option<u16> {
        self.was_asked = true;
        self.luck.draw(pile, left)
    }

    fn lot(&mut self, pile: Pile) -> u16 {
        self.was_asked = true;
        self.luck.lot(pile)
    }
}
