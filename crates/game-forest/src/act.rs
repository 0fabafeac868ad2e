//! State transition: the events of an action and of its automatic consequences.

use tabletop::{Luck, Rules, Seat};

use crate::{
    action::{Action, Source},
    agenda::{Agenda, Picking, Task},
    board::Spot,
    card::{Card, CardSet, Face, Place},
    config::{ExtraTurns, MoleCards, PermanentEffects, Rewards},
    deck::Top,
    effect::Starts,
    event::Event,
    game::ForestShuffle,
    judge::TaskNeed,
    species::Tag,
    state::{CLEARING_LIMIT, FIRST_HAND, HAND_LIMIT, Once, PaymentMode, Phase, State},
};

/// The state being changed, its source of luck, and the sink for events.
struct Transition<'a, L, R> {
    state: &'a mut State,
    luck: &'a mut L,
    record: R,
}

impl State {
    /// Applies a legal action and its automatic consequences.
    pub(crate) fn act(
        &mut self,
        action: Action,
        luck: &mut impl Luck,
        record: impl FnMut(&Self, &Event),
    ) {
        let seat = self.to_act;
        Transition { state: self, luck, record }.act(seat, action);
    }

    /// The action of a player who does not choose in time (RM-7).
    pub(crate) fn default_action(&self) -> Option<Action> {
        let hand = self.hands[self.to_act];
        let lay_lowest = || hand.first().map(|card| Action::Sapling { card });
        match self.phase {
            Phase::Opening => Some(Action::Keep),
            Phase::Acting if self.config.pass => Some(Action::End),
            Phase::Acting if hand.len() >= HAND_LIMIT => lay_lowest(),
            Phase::Acting | Phase::SecondDraw => Some(Action::Draw),
            Phase::Paying(_) => Some(Action::Cancel),
            Phase::Resolving => Some(Action::Done),
            Phase::Over => None,
        }
    }

    /// Whether a card was paid for with cards of its colour only (FS-17).
    pub fn is_matched(face: Face, paid: &CardSet) -> bool {
        !paid.is_empty()
            && face.symbol.is_some_and(|symbol| paid.is_within(CardSet::coloured(symbol)))
    }

    /// The permanent effects that draw a card when `card` is placed on `spot` (FS-18).
    ///
    /// Excludes the card's own effect, and an effect that was placed in this turn and starts with
    /// the next (FS-38).
    pub fn triggered(&self, seat: Seat, card: Card, spot: Spot) -> impl Iterator<Item = Card> {
        let asleep = move |it: Card, starts| match (self.config.permanent_effects, starts) {
            (PermanentEffects::NextTurn, _) | (PermanentEffects::ByCard, Starts::NextTurn) => {
                self.progress.fresh.contains(it)
            }
            (PermanentEffects::ByCard, Starts::FromNow) => false,
        };
        let face = card.face(spot.place);
        self.board
            .permanents(seat)
            .filter(move |&(it, _, trigger, starts)| {
                let answers = face.is_some_and(|face| trigger.answers(face, spot, &self.board));
                answers && it != card && !asleep(it, starts)
            })
            .map(|(it, ..)| it)
    }

    /// Whether a card from this source uses its own effect and bonus (FS-19, FS-34).
    pub fn uses_own(&self, by: Source) -> bool {
        match by {
            Source::Turn => true,
            Source::Mole => self.config.mole == MoleCards::Full,
            Source::Free => false,
        }
    }
}

impl<L: Luck, R: FnMut(&State, &Event)> Transition<'_, L, R> {
    #[inline]
    #[expect(clippy::needless_pass_by_value, reason = "every caller makes the event on the spot")]
    fn emit(&mut self, event: Event) {
        ForestShuffle::emit(self.state, &event, &mut self.record);
    }

    fn is_over(&self) -> bool {
        self.state.phase == Phase::Over
    }

    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Keep => {
                self.emit(Event::Kept { seat });
                self.open_next(seat);
            }
            Action::Replace => {
                let shown = self.state.hands[seat];
                self.emit(Event::Replaced { seat, shown });
                for _ in 0..FIRST_HAND {
                    self.draw(seat);
                }
                self.open_next(seat);
            }
            Action::Draw => {
                self.draw(seat);
                self.after_draw(seat);
            }
            Action::Take { card } => {
                let picked = self.state.phase == Phase::Resolving;
                self.emit(Event::Took { seat, card });
                if picked { self.picked(seat) } else { self.after_draw(seat) }
            }
            Action::Plant { card } => self.play_host(seat, card, Place::Grown),
            Action::Sapling { card } => self.play_host(seat, card, Place::Sapling),
            Action::Attach { card, slot, host } => {
                self.play(seat, card, Spot { host, place: slot.into() });
            }
            Action::Pay { card } => self.pay(seat, card),
            Action::Cancel => self.emit(Event::Cancelled { seat }),
            Action::Stash { card } => {
                self.emit(Event::Stashed { seat, card });
                if let Some(Task::HandToCave { n }) = self.state.progress.tasks.top() {
                    self.emit(Event::Continued { seat, task: Task::HandToCave { n: n + 1 } });
                }
                self.resolve(seat);
            }
            Action::Stow { card } => {
                self.emit(Event::Stowed { seat, cards: [card].into_iter().collect() });
                self.picked(seat);
            }
            Action::End => {
                self.emit(Event::Passed { seat });
                self.settle(seat);
            }
            Action::Done => {
                if let Some(task) = self.state.progress.tasks.top() {
                    self.finish(seat, task);
                }
                self.resolve(seat);
            }
        }
    }

    /// FS-4: each player is asked once, starting with the start player, who then begins.
    ///
    /// Players with a tree are asked too, because skipping them would reveal who has none.
    fn open_next(&mut self, seat: Seat) {
        let next = self.state.board.seats().after(seat);
        if next == self.state.starter {
            self.emit(Event::TurnBegan { seat: next, extra: false });
        } else {
            self.emit(Event::Asked { seat: next });
        }
    }

    /// The next card of the deck that is not a winter card; `None` once the game is over (FS-21).
    fn next_card(&mut self) -> Option<Card> {
        while !self.is_over() {
            match self.state.deck.top(self.luck) {
                Top::Card(card) => return Some(card),
                Top::Winter => {
                    self.emit(Event::WinterCame { nth: self.state.deck.winters + 1 });
                }
            }
        }
        None
    }

    fn draw(&mut self, seat: Seat) {
        if let Some(card) = self.next_card() {
            self.emit(Event::Drew { seat, card });
        }
    }

    fn reveal(&mut self) {
        if let Some(card) = self.next_card() {
            self.emit(Event::Revealed { card });
        }
    }

    /// FS-10: a second card follows the first if the hand has room.
    fn after_draw(&mut self, seat: Seat) {
        if self.is_over() {
            return;
        }
        if self.state.phase == Phase::Acting && self.state.room() > 0 {
            self.emit(Event::DrawDue { seat });
        } else {
            self.settle(seat);
        }
    }

    fn play_host(&mut self, seat: Seat, card: Card, place: Place) {
        let host = self.state.board.next_host();
        self.play(seat, card, Spot { host, place });
    }

    /// Plays the chosen card, or first asks for payment if it costs something.
    fn play(&mut self, seat: Seat, card: Card, spot: Spot) {
        let cost = card.face(spot.place).map_or(0, |face| face.species.data().cost);
        match self.state.payment_mode() {
            Some(PaymentMode::Paid(by)) if cost > 0 => {
                self.emit(Event::Chose { seat, card, spot, by });
            }
            Some(PaymentMode::Paid(by)) => self.place(seat, card, spot, CardSet::EMPTY, by),
            Some(PaymentMode::Free(_, once)) => {
                if once == Once::Yes {
                    self.emit(Event::Finished { seat });
                }
                self.place(seat, card, spot, CardSet::EMPTY, Source::Free);
            }
            Some(PaymentMode::Saplings) => {
                self.place(seat, card, spot, CardSet::EMPTY, Source::Free);
            }
            None => (),
        }
    }

    fn pay(&mut self, seat: Seat, card: Card) {
        self.emit(Event::Offered { seat, card });
        if let Phase::Paying(order) = self.state.phase
            && order.due() == 0
        {
            self.place(seat, order.card, order.spot, order.paid, order.by);
        }
    }

    /// FS-31: the consequences of placing a card.
    fn place(&mut self, seat: Seat, card: Card, spot: Spot, paid: CardSet, by: Source) {
        let face = card.face(spot.place).unwrap_or(Face::SAPLING);
        let species = face.species;
        self.emit(Event::Placed { seat, card, species, spot, paid, by });
        let rewards = self.state.config.rewards;
        if rewards == Rewards::AtOnce && face.tags.contains(Tag::Tree) {
            self.reveal();
        }
        let triggered = self.state.triggered(seat, card, spot).count() as u8;
        self.earn(seat, triggered);
        if self.state.uses_own(by) {
            let data = species.data();
            let bonus = if State::is_matched(face, &paid) { data.bonus } else { &[] };
            let (first, second) = match rewards {
                Rewards::Settled => (bonus, data.effect),
                Rewards::AtOnce => (data.effect, bonus),
            };
            let board = &self.state.board;
            let tasks = first.iter().chain(second);
            let tasks: Agenda = tasks.filter_map(|&it| Task::of(it, board, seat)).collect();
            self.take_on(seat, tasks);
        }
        self.resolve(seat);
    }

    /// Performs the automatic tasks, and puts the others on the agenda in order.
    ///
    /// FS-31: settled rewards are all computed at once; other rewards wait for the tasks before
    /// them.
    fn take_on(&mut self, seat: Seat, tasks: Agenda) {
        let mut waiting = Agenda::EMPTY;
        for &task in tasks.tasks() {
            if self.is_over() {
                return;
            }
            let its_turn =
                waiting.tasks().is_empty() || self.state.config.rewards == Rewards::Settled;
            if its_turn && self.state.task_need(task) == TaskNeed::Automatic {
                self.do_task(seat, task);
            } else {
                waiting.push(task);
            }
        }
        for &task in waiting.tasks().iter().rev() {
            self.emit(Event::Queued { seat, task });
        }
    }

    /// Performs tasks from the agenda until the player must choose; ends the turn when it is empty.
    fn resolve(&mut self, seat: Seat) {
        while !self.is_over() {
            let Some(task) = self.state.progress.tasks.top() else { return self.settle(seat) };
            match self.state.task_need(task) {
                TaskNeed::Asks => return,
                TaskNeed::Idle => self.finish(seat, task),
                TaskNeed::Automatic => {
                    self.emit(Event::Finished { seat });
                    self.do_task(seat, task);
                }
            }
        }
    }

    /// Performs an automatic task.
    fn do_task(&mut self, seat: Seat, task: Task) {
        match task {
            Task::Draw { n } => self.earn(seat, n),
            Task::ExtraTurn => {
                let more = self.state.config.extra_turns == ExtraTurns::Each;
                if more || self.state.progress.extra == 0 {
                    self.emit(Event::Granted { seat });
                }
            }
            Task::ClearingToCave { from } => {
                let cards = self.state.picks(from);
                if !cards.is_empty() {
                    self.emit(Event::Stowed { seat, cards });
                }
            }
            Task::ClearingToHand { from } => {
                for card in self.state.picks(from) {
                    self.emit(Event::Took { seat, card });
                }
            }
            Task::ClearingRemove => self.clear(),
            Task::FreePlay { .. }
            | Task::PlayPaid
            | Task::PlaySaplings
            | Task::HandToCave { .. } => (),
        }
    }

    /// Removes a task that the player has finished.
    fn finish(&mut self, seat: Seat, task: Task) {
        self.emit(Event::Finished { seat });
        if let Task::HandToCave { n } = task {
            self.earn(seat, n);
        }
    }

    /// Continues after the player chose a card from the clearing.
    fn picked(&mut self, seat: Seat) {
        let less = |from: Picking| match from {
            Picking::Choose(most) => Picking::Choose(most.saturating_sub(1)),
            Picking::All | Picking::Showing(_) => from,
        };
        match self.state.progress.tasks.top() {
            Some(Task::ClearingToCave { from }) => {
                let task = Task::ClearingToCave { from: less(from) };
                self.emit(Event::Continued { seat, task });
            }
            Some(Task::ClearingToHand { from }) => {
                let task = Task::ClearingToHand { from: less(from) };
                self.emit(Event::Continued { seat, task });
            }
            Some(
                Task::Draw { .. }
                | Task::ExtraTurn
                | Task::FreePlay { .. }
                | Task::PlayPaid
                | Task::PlaySaplings
                | Task::HandToCave { .. }
                | Task::ClearingRemove,
            )
            | None => (),
        }
        self.resolve(seat);
    }

    /// FS-32: draws rewards at once, or collects them for the end of the turn. FS-11: cards that do
    /// not fit into the hand are not drawn.
    fn earn(&mut self, seat: Seat, n: u8) {
        if n == 0 || self.is_over() {
            return;
        }
        match self.state.config.rewards {
            Rewards::Settled => self.emit(Event::Earned { seat, draws: n }),
            Rewards::AtOnce => self.draw_up_to(seat, n),
        }
    }

    fn draw_up_to(&mut self, seat: Seat, n: u8) {
        for _ in 0..n.min(self.state.room()) {
            self.draw(seat);
        }
    }

    fn clear(&mut self) {
        let cards = self.state.clearing;
        if !cards.is_empty() {
            self.emit(Event::Cleared { cards });
        }
    }

    /// FS-37: draws, reveals, checks the clearing, and starts the next turn.
    fn settle(&mut self, seat: Seat) {
        if self.state.config.rewards == Rewards::Settled {
            self.draw_up_to(seat, self.state.progress.draws);
            for _ in 0..self.state.progress.trees {
                self.reveal();
            }
        }
        if self.is_over() {
            return;
        }
        if self.state.clearing.len() >= CLEARING_LIMIT {
            self.clear();
        }
        let extra = self.state.progress.extra > 0;
        let next = if extra { seat } else { self.state.board.seats().after(seat) };
        self.emit(Event::TurnBegan { seat: next, extra });
    }
}
