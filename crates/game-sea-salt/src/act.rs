//! State transition: the events of an action and of its automatic consequences.

use tabletop::{BySeat, Choice, Luck, Pile, Rules, Seat, SeatSet, Turn};

use crate::{
    action::{Action, Side},
    card::{Kind, N_CARDS, Pair},
    card_set::CardSet,
    config::{DeckEmpty, Effect},
    deal::{Layout, deck_pile, draw},
    deck::Colours,
    event::{Event, Victory},
    game::SeaSalt,
    settlement::{self, Call, Mode, RoundEnd, Subtotal},
    state::{Phase, State},
    zones,
};

impl State {
    /// Applies a legal action and its automatic consequences.
    pub(crate) fn act(
        &mut self,
        action: Action,
        luck: &mut impl Luck,
        record: impl FnMut(&Self, &Event),
    ) {
        Transition { state: self, luck, record }.act(action);
    }

    /// The action of a player whose time is up: draws from the deck or else a pile, keeps the first
    /// card, plays no pair, passes (SS-X7).
    pub(crate) fn default_action(&self) -> Option<Action> {
        let filled = |side: &&Side| !self.pile(**side).is_empty();
        let pile = Side::ALL.iter().find(filled).copied().unwrap_or(Side::Left);
        match self.phase {
            Phase::Draw if self.deck_can_be_drawn() => Some(Action::Draw),
            Phase::Draw => Some(Action::Take { pile }),
            Phase::Choose { first, .. } => Some(Action::Keep {
                card: self.colours.face(first),
                discard_to: self.forced_pile().unwrap_or(Side::Left),
            }),
            Phase::Play => Some(Action::Pass),
            Phase::Crab => Some(Action::Pick { pile, depth: 0 }),
            Phase::Theft => self.victims().next().map(|victim| Action::Rob { victim }),
            Phase::Settled | Phase::Over { .. } => None,
        }
    }

    /// Skips the whole turn of `seat`, extra turns included, if it is to act: nothing is drawn,
    /// played or called (SS-X8).
    ///
    /// Only a choice that is already open is resolved, as for a player whose time is up (SS-X7).
    pub(crate) fn skip_turn(
        &mut self,
        seat: Seat,
        luck: &mut impl Luck,
        record: impl FnMut(&Self, &Event),
    ) {
        if self.turn() == Turn::Of(seat) {
            Transition { state: self, luck, record }.skip_turn(seat);
        }
    }
}

/// A transition in progress: each event is recorded and then applied to the state.
struct Transition<'a, L, R> {
    state: &'a mut State,
    luck: &'a mut L,
    record: R,
}

impl<L: Luck, R: FnMut(&State, &Event)> Transition<'_, L, R> {
    #[inline]
    fn emit(&mut self, event: Event) {
        SeaSalt::emit(self.state, &event, &mut self.record);
    }

    fn act(&mut self, action: Action) {
        let seat = self.state.to_act;
        match action {
            Action::Draw => self.draw(seat),
            Action::Take { pile } => {
                if let Some(card) = self.state.pile(pile).last() {
                    self.emit(Event::Took { seat, card, from: pile });
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
                    self.emit(Event::Kept { seat, kept, discarded, to: discard_to });
                    self.check_mermaids(seat);
                }
            }
            Action::Pair { cards } => self.pair(seat, cards),
            Action::Pick { pile, depth } => {
                if let Some(card) = self.state.pile(pile).at_depth(depth.into()) {
                    self.emit(Event::Picked { seat, card, from: pile, depth });
                    self.check_mermaids(seat);
                }
            }
            Action::Rob { victim } => {
                let lots = Pile::new(zones::THEFT, self.state.thefts, N_CARDS as u16);
                if let Some(card) = draw(self.luck, lots, self.state.hands[victim]) {
                    self.emit(Event::Robbed { seat, victim, card });
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
                self.emit(Event::Passed { seat });
                self.end_turn(seat);
            }
        }
    }

    /// Draws from the deck: two cards to choose from, or one to keep (SS-B1, SS-B5, SS-B6).
    fn draw(&mut self, seat: Seat) {
        if self.state.deck.is_empty() {
            self.emit(Event::Reshuffled);
        }
        let (deck, pile) = (self.state.deck, deck_pile(self.state.shuffles));
        let Some(first) = draw(self.luck, pile, deck) else { return };
        let second = match self.state.config.deck_draw {
            ..=1 => None,
            2.. => draw(self.luck, pile, deck.without(first)),
        };
        self.emit(Event::Drew { seat, first, second });
        self.check_mermaids(seat);
    }

    fn pair(&mut self, seat: Seat, pair: Pair) {
        let Some(cards) = self.state.find_pair(pair) else { return };
        let effect = self.effect(pair);
        self.emit(Event::Paired { seat, cards, effect });
        match effect {
            Effect::BlindDraw => {
                let (deck, pile) = (self.state.deck, deck_pile(self.state.shuffles));
                if let Some(card) = draw(self.luck, pile, deck) {
                    self.emit(Event::Fished { seat, card });
                    self.check_mermaids(seat);
                }
            }
            // Returns to the draw, if extra turns are played at once (SS-E4).
            Effect::ExtraTurn => self.check_draw(seat),
            Effect::TakeDiscard | Effect::Theft | Effect::Nothing => {}
        }
    }

    /// The effect of `pair` in this state: none if it is impossible (SS-P5, SS-E2).
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
        self.emit(Event::Called(Call { seat, mode, score }));
    }

    /// Resolves an open choice and then ends the turn of `seat` (SS-X8).
    fn skip_turn(&mut self, seat: Seat) {
        match self.state.phase {
            Phase::Choose { .. } | Phase::Crab | Phase::Theft => {
                if let Some(action) = self.state.default_action() {
                    self.act(action);
                }
            }
            Phase::Draw | Phase::Play | Phase::Settled | Phase::Over { .. } => {}
        }
        // The choice may have brought the fourth mermaid.
        if !matches!(self.state.phase, Phase::Over { .. }) {
            self.emit(Event::TurnSkipped { seat });
            self.end_turn(seat);
        }
    }

    /// Continues after the turn of `seat`, if it made no call.
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
        self.emit(Event::TurnBegan { seat, extra });
        self.check_draw(seat);
    }

    /// Skips a draw that is impossible (SS-B7).
    fn check_draw(&mut self, seat: Seat) {
        if self.state.phase == Phase::Draw && !self.state.anything_to_draw() {
            self.emit(Event::NothingToDraw { seat });
        }
    }

    /// Ends the game if `seat` holds all mermaids: after every card it got (SS-M5, SS-K8).
    #[inline]
    fn check_mermaids(&mut self, seat: Seat) {
        if self.state.hands[seat].contains_all(CardSet::of(Kind::Mermaid)) {
            let winners = SeatSet::EMPTY.with(seat);
            self.emit(Event::Ended { winners, by: Victory::Mermaids });
        }
    }

    fn settle(&mut self, end: RoundEnd) {
        let (state, seats) = (&self.state, self.state.seats());
        let subtotals = BySeat::from_fn(seats, |seat| Subtotal::from(&state.score(seat)));
        let call = state.call.map(|call| (call.seat, call.mode));
        let points = settlement::points(&state.config, call, &subtotals);
        self.emit(Event::Settled { end, points });

        let (config, totals) = (self.state.config, &self.state.totals);
        let caller = call.map(|(seat, _)| seat);
        match settlement::winners(config.target(seats), totals, &points, caller) {
            Some(winners) => self.emit(Event::Ended { winners, by: Victory::Points }),
            None => {
                self.begin_round(settlement::next_starter(
                    &config,
                    seats,
                    caller,
                    self.state.to_act,
                ));
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
        let layout = Layout::new(&config, seats, shuffle, self.luck);
        self.emit(Event::RoundBegan { starter, layout, colours });
    }
}
