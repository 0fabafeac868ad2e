#!/usr/bin/env python3
"""A bot for paiju in nothing but Python: plays any game, and Big Two with a little taste.

    paiju arena big-two --players medium,exec:docs/how-to/greedy.py

paiju writes one JSON object a line to our standard input: a hello, then an act for every decision
of ours, then a goodbye. We answer each act, and nothing else, with one line on standard output.
"""

import json
import random
import sys

RANKS = "3 4 5 6 7 8 9 10 J Q K A 2".split()
# What a sensible player does only when there is nothing else.
RELUCTANT = {"pass", "cancel", "fold", "end", "decline"}


def big_two(legal):
    """Most cards first, and of those the lowest."""
    plays = [action for action in legal if action["type"] == "play"]
    if not plays:
        return legal[0]

    def rank(card):
        return RANKS.index(card[1:])

    return min(plays, key=lambda play: (-len(play["cards"]), sorted(map(rank, play["cards"]))))


def anything(legal, dice):
    """Any action, but rather one that does something."""
    eager = [action for action in legal if kind(action) not in RELUCTANT]
    return dice.choice(eager or legal)


def kind(action):
    return action.get("type") if isinstance(action, dict) else action


def main():
    game, dice = None, random.Random(1)
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            game = told["game"]
        elif told["type"] == "act":
            legal = told["legal"]  # told["view"] and told["events"] have all that we may know.
            action = big_two(legal) if game == "big-two" else anything(legal, dice)
            print(json.dumps({"action": action}), flush=True)


if __name__ == "__main__":
    main()
