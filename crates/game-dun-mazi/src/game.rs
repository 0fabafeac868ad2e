//! How a match is played: who may do what, and what then happens.

use std::ops::RangeInclusive;

use tabletop::{BySeat, Luck, Pile, Rulebook, Rules, Seat, SeatSet, Seats, Turn, Viewer};

use crate::{
    action::{Action, ActionKind},
    card_bag::CardBag,
    config::Config,
    deck::{DeckCard, DeckSet},
    event::{Deal, Event, Seen},
    handful::Handful,
    imagine::imagine,
    listing,
    rejection::Rejection,
    rulebook::rulebook,
    settlement::{Answer, Settlement, next_starters},
    state::{Phase, Quiet, State},
    view::View,
    worth::{flush, score},
};

/// The rules of Dun Mazi 蹲麻子.
#[derive(Debug, Clone, Copy)]
pub enum DunMazi {}

/// The deck of each round: its number is the epoch.
const DECK: u32 = 0;
/// The lot for the start player of each round: its number is the epoch (DM-11).
const START: u32 = 1;

impl Rules for DunMazi {
    type Config = Config;
    type Deal = Deal;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Rejection = Rejection;

    const NAME: &'static str = "dun-mazi";
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn deal(config: &Config, seats: Seats, luck: &mut impl Luck) -> Deal {
        let start = draw_lot(SeatSet::all(seats), 1, seats, luck);
        deal_round(*config, seats, 1, start, luck)
    }

    fn begin(config: &Config, deal: &Deal) -> State {
        State::new(*config, deal)
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        state.turn()
    }

    #[inline]
    fn legal_actions(state: &State, legal: &mut Vec<Action>) {
        listing::list(state, legal);
    }

    #[inline]
    fn judge(state: &State, seat: Seat, action: &Action) -> Result<(), Rejection> {
        state.judge_kind(seat, action.kind())?;
        match *action {
            Action::Play { card } => state.judge_cards(CardBag::of(card), CardBag::EMPTY),
            Action::ForcedSwap { give } => {
                let (given, public) = (give.len(), state.public.len());
                if given != public {
                    let (given, public) = (given as u8, public as u8);
                    return Err(Rejection::ForcedSwapTakesAll { given, public });
                }
                state.judge_cards(give.bag(), CardBag::EMPTY)
            }
            Action::FreeSwap { give, take } => {
                let (given, taken) = (give.len(), take.len());
                if given != taken || given == 0 {
                    let (given, taken) = (given as u8, taken as u8);
                    return Err(Rejection::UnevenSwap { given, taken });
                }
                state.judge_cards(give.bag(), take.bag())
            }
            Action::Draw
            | Action::Clear
            | Action::Knock
            | Action::Pass
            | Action::Call
            | Action::Fold => Ok(()),
        }
    }

    fn decide(
        state: &State,
        seat: Seat,
        action: &Action,
        luck: &mut impl Luck,
        events: &mut Vec<Event>,
    ) -> Result<(), Rejection> {
        Self::judge(state, seat, action)?;
        state.clone().step(action, luck, |event| events.push(event));
        Ok(())
    }

    fn evolve(state: &mut State, event: &Event) {
        state.apply(event);
    }

    #[inline]
    fn play(state: &mut State, action: &Action, luck: &mut impl Luck) {
        state.step(action, luck, |_| {});
    }

    fn seen(_: &State, event: &Event, viewer: Viewer) -> Seen {
        event.seen_by(viewer)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn imagine(view: &View, luck: &mut impl Luck) -> State {
        imagine(view, luck)
    }

    fn default_action(state: &State) -> Option<Action> {
        state.default_action()
    }

    fn rulebook(config: &Config, seats: Seats) -> Rulebook {
        rulebook(*config, seats)
    }
}

impl State {
    /// Says whether `seat` may do an action of this `kind` now, whatever the cards.
    pub(crate) fn judge_kind(&self, seat: Seat, kind: ActionKind) -> Result<(), Rejection> {
        if self.is_over() {
            return Err(Rejection::GameOver);
        }
        if seat != self.seat {
            return Err(Rejection::NotYourTurn { turn: self.seat });
        }
        match self.phase {
            Phase::Opening | Phase::Play { .. } if kind == ActionKind::Play => Ok(()),
            Phase::Opening => Err(Rejection::OpeningIsAPlay),
            Phase::Play { .. } => Err(Rejection::PlayIsDue),
            Phase::Turn => self.judge_turn(kind),
            Phase::Showdown { .. } if matches!(kind, ActionKind::Call | ActionKind::Fold) => Ok(()),
            Phase::Showdown { .. } => Err(Rejection::AnswerTheKnock),
            Phase::Settled => Err(Rejection::GameOver),
        }
    }

    /// Says whether a turn may be an action of this `kind` (DM-20 to DM-25).
    fn judge_turn(&self, kind: ActionKind) -> Result<(), Rejection> {
        let (public, places) = (self.public.len() as u8, self.config.hand_size);
        match kind {
            ActionKind::Draw | ActionKind::Clear if self.deck.is_empty() => {
                Err(Rejection::DeckIsEmpty)
            }
            ActionKind::Draw if self.zone_is_full() => Err(Rejection::ZoneIsFull { places }),
            ActionKind::Clear if !self.zone_is_full() => {
                Err(Rejection::ClearNeedsFullZone { public, places })
            }
            ActionKind::ForcedSwap if self.zone_is_full() => {
                Err(Rejection::ForcedSwapNeedsRoom { places })
            }
            ActionKind::FreeSwap if !self.zone_is_full() => {
                Err(Rejection::FreeSwapNeedsFullZone { public, places })
            }
            ActionKind::Knock => self.judge_knock(),
            ActionKind::Pass if !self.deck.is_empty() => {
                Err(Rejection::DeckIsNotEmpty { deck: self.deck.len() as u8 })
            }
            ActionKind::Play => Err(Rejection::DrawFirst),
            ActionKind::Call | ActionKind::Fold => Err(Rejection::NobodyKnocked),
            ActionKind::Draw
            | ActionKind::Clear
            | ActionKind::ForcedSwap
            | ActionKind::FreeSwap
            | ActionKind::Pass => Ok(()),
        }
    }

    /// Says whether whoever is to act may knock (DM-24).
    #[inline]
    pub(crate) fn judge_knock(&self) -> Result<(), Rejection> {
        let (hand, target) = (self.hands[self.seat], self.config.target);
        if flush(hand, self.config).is_none() {
            return Err(Rejection::KnockNeedsFlush);
        }
        let score = score(hand);
        if score < target { Err(Rejection::KnockNeedsTarget { score, target }) } else { Ok(()) }
    }

    /// Says whether whoever is to act holds `give`, and `take` lies in the zone.
    fn judge_cards(&self, give: CardBag, take: CardBag) -> Result<(), Rejection> {
        if let Some(card) = give.minus(self.hands[self.seat]).iter().next() {
            return Err(Rejection::NotInHand { card });
        }
        match take.minus(self.public).iter().next() {
            Some(card) => Err(Rejection::NotInZone { card }),
            None => Ok(()),
        }
    }

    /// Does a legal `action` and all that follows of itself, telling each event.
    ///
    /// The only way in which anything happens: both doors, checked and unchecked, lead here.
    #[inline]
    fn step(&mut self, action: &Action, luck: &mut impl Luck, mut tell: impl FnMut(Event)) {
        let who = self.seat;
        let mut happen = |state: &mut Self, event: Event| {
            state.apply(&event);
            tell(event);
        };
        match *action {
            Action::Play { card } => happen(self, Event::Played { who, card }),
            Action::Draw => {
                if let Some(card) = self.top_card(luck) {
                    happen(self, Event::Drew { who, card });
                }
            }
            Action::Clear => {
                happen(self, Event::Cleared { who });
                if let Some(card) = self.top_card(luck) {
                    happen(self, Event::Drew { who, card });
                }
            }
            Action::ForcedSwap { give } => {
                if let Ok(take) = Handful::try_from(self.public) {
                    happen(self, Event::Swapped { who, give, take });
                }
            }
            Action::FreeSwap { give, take } => happen(self, Event::Swapped { who, give, take }),
            Action::Pass => happen(self, Event::Passed { who }),
            Action::Knock => happen(self, Event::Knocked { who }),
            Action::Call => happen(self, Event::Called { who }),
            Action::Fold => happen(self, Event::Folded { who }),
        }
        while let Some(event) = self.follows(luck) {
            happen(self, event);
        }
    }

    /// What happens now without anybody doing anything.
    #[inline]
    fn follows(&self, luck: &mut impl Luck) -> Option<Event> {
        match self.phase {
            Phase::Opening | Phase::Play { .. } => None,
            Phase::Turn => match self.quiet_limit() {
                Some((why, limit)) if self.quiet >= limit => Some(self.settle_quietly(why)),
                Some(_) | None => None,
            },
            Phase::Showdown { knocker, .. } => self.next_in_showdown(knocker),
            Phase::Settled if self.is_over() => None,
            Phase::Settled => Some(self.next_round(luck)),
        }
    }

    /// A mazi is shown when its turn comes, and the last answer is followed by the settlement: DM-30.
    fn next_in_showdown(&self, knocker: Seat) -> Option<Event> {
        let who = self.seat;
        if who == knocker {
            let answers =
                BySeat::from_fn(self.seats(), |seat| self.answer(seat).unwrap_or(Answer::Mazi));
            let settlement =
                Settlement::of_showdown(self.config, self.round, &self.hands, knocker, &answers);
            return Some(Event::Settled { settlement });
        }
        self.worth(who).mazi.then(|| Event::Mazi { who, hand: self.hands[who] })
    }

    fn settle_quietly(&self, why: Quiet) -> Event {
        let settle = match why {
            Quiet::SuddenDeath => Settlement::of_sudden_death,
            Quiet::Stall => Settlement::of_stall,
        };
        Event::Settled { settlement: settle(self.config, self.round, &self.hands) }
    }

    /// Deals the next round (DM-11, DM-12).
    fn next_round(&self, luck: &mut impl Luck) -> Event {
        let (seats, round) = (self.seats(), self.round + 1);
        let last = self.last.map_or_else(|| BySeat::all(seats, 0), |last| last.gets());
        let lowest = next_starters(&last, &self.totals);
        let start = draw_lot(lowest, round, seats, luck);
        let Deal { start, hands } = deal_round(self.config, seats, round, start, luck);
        Event::Dealt { round, start, hands }
    }

    #[inline]
    fn top_card(&self, luck: &mut impl Luck) -> Option<DeckCard> {
        self.deck.clone().draw(deck_pile(self.config, self.round), luck)
    }

    /// What an absent player does (DM-44).
    fn default_action(&self) -> Option<Action> {
        let hand = self.hands[self.seat];
        match self.phase {
            // The rule is silent on the first turn: the last card of the hand as it is laid out.
            Phase::Opening | Phase::Play { drawn: None } => {
                hand.iter().last().map(|card| Action::Play { card })
            }
            Phase::Play { drawn: Some(card) } => Some(Action::Play { card }),
            Phase::Turn if self.deck.is_empty() => Some(Action::Pass),
            Phase::Turn if !self.zone_is_full() => Some(Action::Draw),
            Phase::Turn => listing::first_free_swap(hand, self.public),
            Phase::Showdown { .. } => Some(Action::Fold),
            Phase::Settled => None,
        }
    }
}

/// Who of `among` starts `round`, by lot if there are several (DM-11).
fn draw_lot(among: SeatSet, round: u8, seats: Seats, luck: &mut impl Luck) -> Seat {
    let first = among.iter().next().unwrap_or(seats.first());
    if among.len() < 2 {
        return first;
    }
    let pile = Pile::new(START, round.into(), seats.count() as u16);
    let members = among.iter().fold(0, |members, seat| members | 1 << seat.index());
    let drawn = luck.draw(pile, &[members]);
    among.iter().find(|seat| drawn == Some(seat.index() as u16)).unwrap_or(first)
}

/// Deals a round: the start player's cards, then the others' in turn (DM-12).
fn deal_round(config: Config, seats: Seats, round: u8, start: Seat, luck: &mut impl Luck) -> Deal {
    let mut deck = DeckSet::full(config.decks);
    let mut hands = BySeat::all(seats, DeckSet::EMPTY);
    for seat in seats.iter_from(start) {
        let n_cards = config.places() + usize::from(seat == start);
        for _ in 0..n_cards {
            let card = deck.draw(deck_pile(config, round), luck);
            hands[seat] = card.map_or(hands[seat], |card| hands[seat].with(card));
        }
    }
    Deal { start, hands }
}

fn deck_pile(config: Config, round: u8) -> Pile {
    Pile::new(DECK, round.into(), config.n_cards())
}

#[cfg(test)]
pub(crate) mod tests;
