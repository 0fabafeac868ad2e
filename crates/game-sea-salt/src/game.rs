//! How a game is played.

use tabletop::{BySeat, Luck, Pile, Rulebook, Rules, Seat, SeatSet, Seats, Turn, Viewer};

use crate::{
    action::{Action, Side},
    card::{Card, Kind, N_CARDS, Pair},
    card_set::CardSet,
    config::{Config, DeckEmpty, Effect},
    deck::Colours,
    event::{Deal, Event, Layout, Victory},
    rejection::Rejection,
    rulebook, settle,
    settle::{Call, Mode, RoundEnd, Standing},
    state::{Phase, State},
    view,
    view::{Seen, View},
    zones,
};

/// The rules of Sea Salt & Paper.
#[derive(Debug)]
pub enum SeaSalt {}

impl Rules for SeaSalt {
    type Config = Config;
    type Deal = Deal;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Rejection = Rejection;

    const NAME: &'static str = "sea-salt";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;

    fn deal(config: &Config, seats: Seats, luck: &mut impl Luck) -> Deal {
        let colours = Colours::new(config.deck, config.colours, 0, luck);
        let lot = luck.lot(Pile::new(zones::STARTER, 0, seats.count() as u16));
        let starter = seats.seat(lot as u8).unwrap_or(seats.first());
        Deal { colours, starter, layout: lay_out(config, seats, 0, luck) }
    }

    fn begin(config: &Config, deal: &Deal) -> State {
        State::new(config, deal)
    }

    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::Over { winners, .. } => Turn::Over(state.outcome(winners)),
            Phase::Draw
            | Phase::Choose { .. }
            | Phase::Play
            | Phase::Crab
            | Phase::Theft
            | Phase::Settled => Turn::Of(state.seat),
        }
    }

    fn legal_actions(state: &State, legal: &mut Vec<Action>) {
        state.list(legal);
    }

    fn judge(state: &State, seat: Seat, action: &Action) -> Result<(), Rejection> {
        state.judge(seat, *action)
    }

    fn decide(
        state: &State,
        seat: Seat,
        action: &Action,
        luck: &mut impl Luck,
        events: &mut Vec<Event>,
    ) -> Result<(), Rejection> {
        state.judge(seat, *action)?;
        let record = |event| events.push(event);
        Play { state: &mut state.clone(), luck, record }.act(*action);
        Ok(())
    }

    fn evolve(state: &mut State, event: &Event) {
        state.apply(event);
    }

    fn play(state: &mut State, action: &Action, luck: &mut impl Luck) {
        if state.judge(state.seat, *action).is_ok() {
            Play { state, luck, record: |_| () }.act(*action);
        }
    }

    fn seen(state: &State, event: &Event, viewer: Viewer) -> Seen {
        view::seen(state, event, viewer)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(view: &View, luck: &mut impl Luck) -> State {
        crate::imagine::imagine(view, luck)
    }

    /// Skips the whole turn, extra turns included: nothing is drawn, played or called (SS-X8).
    ///
    /// Only a choice that is already open is resolved, as for a player whose time is up (SS-X7).
    fn absent(state: &State, seat: Seat, luck: &mut impl Luck, events: &mut Vec<Event>) {
        if Self::turn(state) == Turn::Of(seat) {
            let record = |event| events.push(event);
            Play { state: &mut state.clone(), luck, record }.skip_turn(seat);
        }
    }

    /// Draws from the deck or else a pile, keeps the first card, plays no pair, passes (SS-X7).
    fn default_action(state: &State) -> Option<Action> {
        let filled = |side: &&Side| !state.pile(**side).is_empty();
        let pile = tabletop::Choice::ALL.iter().find(filled).copied().unwrap_or(Side::Left);
        match state.phase {
            Phase::Draw if state.deck_can_be_drawn() => Some(Action::Draw),
            Phase::Draw => Some(Action::Take { pile }),
            Phase::Choose { first, .. } => Some(Action::Keep {
                card: state.colours.face(first),
                discard_to: state.forced_pile().unwrap_or(Side::Left),
            }),
            Phase::Play => Some(Action::Pass),
            Phase::Crab => Some(Action::Pick { pile, depth: 0 }),
            Phase::Theft => state.victims().next().map(|victim| Action::Rob { victim }),
            Phase::Settled | Phase::Over { .. } => None,
        }
    }

    fn rulebook(config: &Config, seats: Seats) -> Rulebook {
        rulebook::rulebook(config, seats)
    }
}

/// An action being done: what happens is written into the state at once, and told.
///
/// `decide` does it on a copy and keeps what is told; `play` does it on the state itself and lets
/// nobody hear. So the two cannot come to different ends.
struct Play<'a, L, R> {
    state: &'a mut State,
    luck: &'a mut L,
    record: R,
}

impl<L: Luck, R: FnMut(Event)> Play<'_, L, R> {
    #[inline]
    fn happen(&mut self, event: Event) {
        self.state.apply(&event);
        (self.record)(event);
    }

    /// Does an action that the judge let pass.
    fn act(&mut self, action: Action) {
        let seat = self.state.seat;
        match action {
            Action::Draw => self.draw(seat),
            Action::Take { pile } => {
                if let Some(card) = self.state.pile(pile).last() {
                    self.happen(Event::Took { seat, card, from: pile });
                    self.check_mermaids(seat);
                }
            }
            Action::Keep { card, discard_to } => {
                if let Phase::Choose { first, second } = self.state.phase {
                    let (kept, discarded) = if self.state.colours.face(first) == card {
                        (first, second)
                    } else {
                        (second, first)
                    };
                    self.happen(Event::Kept { seat, kept, discarded, to: discard_to });
                    self.check_mermaids(seat);
                }
            }
            Action::Pair { cards } => self.pair(seat, cards),
            Action::Pick { pile, depth } => {
                if let Some(card) = self.state.pile(pile).at_depth(depth.into()) {
                    self.happen(Event::Picked { seat, card, from: pile, depth });
                    self.check_mermaids(seat);
                }
            }
            Action::Rob { victim } => {
                let lots = Pile::new(zones::THEFT, self.state.thefts, N_CARDS as u16);
                if let Some(card) = draw(self.luck, lots, self.state.hands[victim]) {
                    self.happen(Event::Robbed { seat, victim, card });
                    self.check_mermaids(seat);
                }
            }
            Action::Stop => {
                self.call(seat, Mode::Stop);
                self.settle(RoundEnd::Called);
            }
            Action::LastChance => {
                self.call(seat, Mode::LastChance);
                self.begin_turn(self.state.seats().after(seat), false);
            }
            Action::Pass => {
                self.happen(Event::Passed { seat });
                self.end_turn(seat);
            }
        }
    }

    /// Draws from the deck: two cards to choose from, or one to keep (SS-B1, SS-B5, SS-B6).
    fn draw(&mut self, seat: Seat) {
        if self.state.deck.is_empty() {
            self.happen(Event::Reshuffled);
        }
        let (deck, pile) = (self.state.deck, self.deck_pile());
        let Some(first) = draw(self.luck, pile, deck) else { return };
        let second = match self.state.config.deck_draw {
            ..=1 => None,
            2.. => draw(self.luck, pile, deck.without(first)),
        };
        self.happen(Event::Drew { seat, first, second });
        self.check_mermaids(seat);
    }

    fn pair(&mut self, seat: Seat, pair: Pair) {
        let Some(cards) = self.state.find_pair(pair) else { return };
        let effect = self.effect(pair);
        self.happen(Event::Paired { seat, cards, effect });
        match effect {
            Effect::BlindDraw => {
                let (deck, pile) = (self.state.deck, self.deck_pile());
                if let Some(card) = draw(self.luck, pile, deck) {
                    self.happen(Event::Fished { seat, card });
                    self.check_mermaids(seat);
                }
            }
            // Back to the draw, if extra turns are played at once (SS-E4).
            Effect::ExtraTurn => self.check_draw(seat),
            Effect::TakeDiscard | Effect::Theft | Effect::Nothing => {}
        }
    }

    /// What `pair` does as things stand: nothing, if that is impossible (SS-P5, SS-E2).
    fn effect(&self, pair: Pair) -> Effect {
        let state = &self.state;
        let effect = state.config.effect(pair).unwrap_or(Effect::Nothing);
        let possible = match effect {
            Effect::BlindDraw => !state.deck.is_empty(),
            Effect::TakeDiscard => state.piles.iter().any(|pile| !pile.is_empty()),
            Effect::Theft => state.victims().next().is_some(),
            Effect::ExtraTurn | Effect::Nothing => true,
        };
        if possible { effect } else { Effect::Nothing }
    }

    fn call(&mut self, seat: Seat, mode: Mode) {
        let score = self.state.card_score(seat);
        self.happen(Event::Called(Call { seat, mode, score }));
    }

    /// Resolves a choice that is open and ends the turn of `seat` there (SS-X8).
    fn skip_turn(&mut self, seat: Seat) {
        match self.state.phase {
            Phase::Choose { .. } | Phase::Crab | Phase::Theft => {
                if let Some(action) = SeaSalt::default_action(self.state) {
                    self.act(action);
                }
            }
            Phase::Draw | Phase::Play | Phase::Settled | Phase::Over { .. } => {}
        }
        // The card that the choice brought may be the fourth mermaid.
        if !matches!(self.state.phase, Phase::Over { .. }) {
            self.happen(Event::TurnSkipped { seat });
            self.end_turn(seat);
        }
    }

    /// What comes after the turn of `seat`, if it made no call.
    fn end_turn(&mut self, seat: Seat) {
        let (state, next) = (&self.state, self.state.seats().after(seat));
        let last_chance = state.call.map(|call| call.seat);
        let deck_ran_out = state.config.deck_empty == DeckEmpty::EndRound && state.deck.is_empty();
        let all_skipped = usize::from(state.skips_after_turn()) >= state.seats().count();
        if last_chance.is_none() && deck_ran_out {
            self.settle(RoundEnd::DeckOut); // SS-B6; a last chance goes on (SS-H7).
        } else if state.extra_turns > 0 {
            self.begin_turn(seat, true);
        } else if last_chance == Some(next) {
            self.settle(RoundEnd::Called);
        } else if last_chance.is_none() && all_skipped {
            self.settle(RoundEnd::NothingLeft);
        } else {
            self.begin_turn(next, false);
        }
    }

    fn begin_turn(&mut self, seat: Seat, extra: bool) {
        self.happen(Event::TurnBegan { seat, extra });
        self.check_draw(seat);
    }

    /// Skips a draw that is impossible (SS-B7).
    fn check_draw(&mut self, seat: Seat) {
        if self.state.phase == Phase::Draw && !self.state.anything_to_draw() {
            self.happen(Event::NothingToDraw { seat });
        }
    }

    /// Ends the game if `seat` holds all mermaids: after every card it got (SS-M5, SS-K8).
    #[inline]
    fn check_mermaids(&mut self, seat: Seat) {
        if self.state.hands[seat].contains_all(CardSet::of(Kind::Mermaid)) {
            let winners = SeatSet::EMPTY.with(seat);
            self.happen(Event::Ended { winners, by: Victory::Mermaids });
        }
    }

    fn settle(&mut self, end: RoundEnd) {
        let (state, seats) = (&self.state, self.state.seats());
        let standings = BySeat::from_fn(seats, |seat| Standing::from(&state.score(seat)));
        let call = state.call.map(|call| (call.seat, call.mode));
        let points = settle::points(&state.config, call, &standings);
        self.happen(Event::Settled { end, points });

        let (config, totals) = (self.state.config, &self.state.totals);
        let caller = call.map(|(seat, _)| seat);
        match settle::winners(config.target(seats), totals, &points, caller) {
            Some(winners) => self.happen(Event::Ended { winners, by: Victory::Points }),
            None => {
                self.begin_round(settle::next_starter(&config, seats, caller, self.state.seat));
            }
        }
    }

    fn begin_round(&mut self, starter: Seat) {
        let (config, seats) = (self.state.config, self.state.seats());
        let (round, shuffle) =
            (self.state.rounds.saturating_add(1), self.state.shuffles.wrapping_add(1));
        let colours = config
            .recolour_each_round
            .then(|| Colours::new(config.deck, config.colours, round, self.luck));
        let layout = lay_out(&config, seats, shuffle, self.luck);
        self.happen(Event::RoundBegan { starter, layout, colours });
    }

    const fn deck_pile(&self) -> Pile {
        deck_pile(self.state.shuffles)
    }
}

/// The deck after it was shuffled that often.
const fn deck_pile(shuffles: u32) -> Pile {
    Pile::new(zones::DECK, shuffles, N_CARDS as u16)
}

/// Deals the cards with which a round begins (SS-A2, SS-A3, SS-N2).
fn lay_out(config: &Config, seats: Seats, shuffles: u32, luck: &mut impl Luck) -> Layout {
    let mut deck = config.deck.cards();
    let mut next = || {
        let card = draw(luck, deck_pile(shuffles), deck)?;
        deck = deck.without(card);
        Some(card)
    };
    let mut hands = BySeat::all(seats, CardSet::EMPTY);
    for _ in 0..config.start_hand {
        for seat in seats.iter() {
            hands[seat] = next().map_or(hands[seat], |card| hands[seat].with(card));
        }
    }
    let mut pile = || if config.start_piles > 0 { next() } else { None };
    Layout { hands, left: pile(), right: pile() }
}

fn draw(luck: &mut impl Luck, pile: Pile, cards: CardSet) -> Option<Card> {
    Card::new(luck.draw(pile, &[cards.bits()])? as u8)
}

#[cfg(test)]
mod tests;
