#!/usr/bin/env python3
"""A second, independent judge of Big Two (BT-1 to BT-11, BT-30 to BT-36), and the maker of
the recorded games `random-*` beside it.

    python3 reference.py judge < X.in > X.out
    python3 reference.py make          # writes random-01.in, random-01.out, ...

It shares no code with the judge of the game and is written for plainness, not for speed: plays
are recognised by counting ranks. `paiju judge big-two --run 'python3 reference.py judge' .`
compares it with every recorded game.
"""

import pathlib
import random
import sys
from collections import Counter
from itertools import combinations

SUITS = "CDHS"
RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
DECK = [(rank, suit) for rank in range(13) for suit in range(4)]  # A card compares as it is.

NO_PASS = "你不能在新的回合中喊 PASS"
ILLEGAL = "此牌型不合法，請再嘗試一次。"


def text(card):
    return f"{SUITS[card[1]]}[{RANKS[card[0]]}]"


def recognise(cards):
    """The name of the pattern and the card that decides, or None."""
    groups = sorted(Counter(rank for rank, _ in cards).values())
    if groups == [1]:
        return "單張", cards[0]
    if groups == [2]:
        return "對子", max(cards)
    if groups == [2, 3]:
        three = next(rank for rank, n in Counter(rank for rank, _ in cards).items() if n == 3)
        return "葫蘆", max(card for card in cards if card[0] == three)
    if groups == [1, 1, 1, 1, 1]:
        held = {rank for rank, _ in cards}
        if any(held == {(start + i) % 13 for i in range(5)} for start in range(13)):
            return "順子", max(cards)
    return None


class Refused(Exception):
    pass


def read_card(token):
    rank = token[2:-1].removeprefix("^")
    if token[:1] not in SUITS or token[1:2] != "[" or token[-1:] != "]" or rank not in RANKS:
        raise Refused(f"line 1: {token} is not a card")
    return RANKS.index(rank), SUITS.index(token[0])


class Game:
    def __init__(self, lines):
        deck = [read_card(token) for token in (lines[0] if lines else "").split()]
        if sorted(deck) != DECK:
            raise Refused("line 1: this is not a deck of 52 cards")
        self.names = [line.rstrip("\r") for line in lines[1:5]]
        if len(self.names) < 4:
            raise Refused("there are fewer than four names")
        for number, name in enumerate(self.names, start=2):
            if not name.strip():
                raise Refused(f"line {number}: a name is blank")
        from_top = deck[::-1]
        self.hands = [sorted(from_top[player::4]) for player in range(4)]
        self.player = next(i for i in range(4) if DECK[0] in self.hands[i])
        self.top = None
        self.n_passes = 0
        self.is_first = True
        self.winner = None
        self.out = []
        self.announce(new_round=True)

    def announce(self, new_round):
        if new_round:
            self.out.append("新的回合開始了。")
        self.out.append(f"輪到{self.names[self.player]}了")
        self.show_hand()

    def show_hand(self):
        cards = [text(card) for card in self.hands[self.player]]
        places = [str(i).ljust(len(card)) for i, card in enumerate(cards)]
        self.out += [" ".join(places).rstrip(), " ".join(cards)]

    def refuse(self, why):
        self.out.append(why)
        self.show_hand()

    def act(self, line):
        words = line.replace("\t", " ").strip(" \r").split(" ")
        words = [word for word in words if word]
        if not words or self.winner is not None:
            return
        if words == ["-1"]:
            self.give_way()
            return
        hand = self.hands[self.player]
        if not all(word.isascii() and word.isdigit() for word in words):
            self.refuse(ILLEGAL)
            return
        places = [int(word) for word in words]
        if len(set(places)) < len(places) or not all(place < len(hand) for place in places):
            self.refuse(ILLEGAL)
            return
        self.play(sorted(hand[place] for place in places))

    def give_way(self):
        if self.top is None:
            self.refuse(NO_PASS)
            return
        self.out.append(f"玩家 {self.names[self.player]} PASS.")
        self.n_passes += 1
        self.player = (self.player + 1) % 4
        if self.n_passes == 3:
            self.top = None
        self.announce(new_round=self.top is None)

    def play(self, cards):
        if not self.allows(cards):
            self.refuse(ILLEGAL)
            return
        name = self.names[self.player]
        self.top = recognise(cards)
        shown = " ".join(text(card) for card in cards)
        self.out.append(f"玩家 {name} 打出了 {self.top[0]} {shown}")
        self.hands[self.player] = [card for card in self.hands[self.player] if card not in cards]
        self.is_first, self.n_passes = False, 0
        if not self.hands[self.player]:
            self.winner = name
            self.out.append(f"遊戲結束，遊戲的勝利者為 {name}")
            return
        self.player = (self.player + 1) % 4
        self.announce(new_round=False)

    def allows(self, cards):
        played = recognise(cards)
        if played is None or self.is_first and DECK[0] not in cards:
            return False
        return self.top is None or played[0] == self.top[0] and played[1] > self.top[1]

    def plays(self):
        """Every play that is allowed now, as places."""
        hand = self.hands[self.player]
        sizes = [1, 2, 5]
        sets = (places for n in sizes for places in combinations(range(len(hand)), n))
        return [list(places) for places in sets if self.allows([hand[i] for i in places])]


def lines_of(source):
    lines = source.removeprefix("\ufeff").split("\n")
    return lines[:-1] if lines[-1] == "" else lines


def judge(source):
    lines = lines_of(source)
    game = Game(lines)
    for line in lines[5:]:
        game.act(line)
    return "".join(line + "\n" for line in game.out)


NAMES = ["水球", "火球", "保齡球", "地瓜球", "Ann", "ben 2", "甲乙丙", "a", "Ω", "名字很長很長的玩家"]


def make(number):
    """A whole game: some players hold back, some try what is not allowed."""
    luck = random.Random(f"big-two-{number}")
    deck = DECK[:]
    luck.shuffle(deck)
    marked = number % 4 == 0  # Written as the source documents mark it up.
    head = [" ".join(text(card).replace("[", "[^") if marked and card[0] < 8 else text(card)
                     for card in deck)]
    head += luck.sample(NAMES, 4)
    game, actions = Game(head), []
    keenness = [luck.choice([0.4, 0.7, 0.95]) for _ in range(4)]
    while game.winner is None:
        plays = game.plays()
        nonsense = luck.random() < 0.06
        if nonsense:
            hand = len(game.hands[game.player])
            some = " ".join(str(luck.randrange(hand + 2)) for _ in range(luck.randrange(1, 6)))
            line = luck.choice(["-1 0", "x", "", "+0", "0 0", "  ", "-2", some, some, some])
        elif plays and (game.top is None or luck.random() < keenness[game.player]):
            places = luck.choice(plays[: 1 + len(plays) // 2] if luck.random() < 0.5 else plays)
            luck.shuffle(places)
            line = " ".join(map(str, places))
        else:
            line = "-1"
        actions.append(line)
        game.act(line)
    if number % 5 == 0:
        actions = actions[: len(actions) * 2 // 3]
    elif number % 7 == 0:
        actions += ["-1", "nothing of this matters"]
    end = "\r\n" if number % 6 == 0 else "\n"
    return end.join(head + actions) + end


def main():
    if sys.argv[1:] == ["judge"]:
        try:
            sys.stdout.buffer.write(judge(sys.stdin.buffer.read().decode()).encode())
        except Refused as refused:
            print(f"reference: {refused}", file=sys.stderr)
            sys.exit(2)
    elif sys.argv[1:] == ["make"]:
        folder = pathlib.Path(__file__).parent
        for number in range(1, 25):
            source = make(number)
            (folder / f"random-{number:02}.in").write_bytes(source.encode())
            (folder / f"random-{number:02}.out").write_bytes(judge(source).encode())
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
