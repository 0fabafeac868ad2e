#!/usr/bin/env python3
"""A bot for paiju in standard Python. It plays every game, and Big Two with a simple strategy.

    paiju arena big-two --players medium,exec:docs/how-to/greedy.py

paiju writes one JSON object per line to our standard input: a hello, then an act for every decision
of ours, then a goodbye. We answer each act, and nothing else, with one line on standard output.
"""

import json
import random
import sys

RANKS = "3 4 5 6 7 8 9 10 J Q K A 2".split()
# Actions that a sensible player takes only if there is no other.
RELUCTANT = {"pass", "cancel", "fold", "end", "decline"}


def big_two(legal):
    """The play with the most cards; among equals, the lowest ranks."""
    plays = [action for action in legal if action["type"] == "play"]
    if not plays:
        return legal[0]

    def rank(card):
        return RANKS.index(card[1:])

    return min(plays, key=lambda play: (-len(play["cards"]), sorted(map(rank, play["cards"]))))


def anything(legal, dice):
    """A random action, preferably one that does something."""
    eager = [action for action in legal if kind(action) not in RELUCTANT]
    return dice.choice(eager or legal)


def kind(action):
    return action.get("type") if isinstance(action, dict) else action


def main():
    game, dice = None, random.Random(1)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            game = message["game"]
        elif message["type"] == "act":
            # The view and the events hold everything else that we may know.
            legal = message["legal"]
            action = big_two(legal) if game == "big-two" else anything(legal, dice)
            print(json.dumps({"action": action}), flush=True)


if __name__ == "__main__":
    main()
