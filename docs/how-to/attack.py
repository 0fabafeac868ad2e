"""Attacks a server of its own, and measures what other players notice.

    python3 docs/how-to/attack.py target/debug/paiju

It needs Linux, Python 3.9 or newer, and nothing else. docs/reliability.md has the figures. Run it on a machine that
does nothing else, because every other program also delays the moves that it measures.
"""

import json
import os
import random
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time

UNREAD_REPLAYS = 60
HALF_REQUESTS = 1100
DEALS = 100

# A visitor and a player whose moves are measured. The attackers use other addresses.
BYSTANDER = "127.0.0.9"


class Server:
    """A `paiju serve` on a new SQLite file."""

    def __init__(self, program, *options):
        self.folder = tempfile.TemporaryDirectory()
        command = [program, "serve", "--listen", "127.0.0.1:0", *options]
        env = {**os.environ, "PAIJU_DATABASE": self.folder.name + "/paiju.sqlite", "RUST_LOG": "error"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=env)
        self.port = int(self.process.stdout.readline().decode().strip().rsplit(":", 1)[1])

    def connect(self, address):
        """A connection from a loopback address: all of 127.0.0.0/8 is this machine."""
        connection = socket.socket()
        connection.bind((address, 0))
        connection.settimeout(60)
        connection.connect(("127.0.0.1", self.port))
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def ask(self, method, path, body=None, token="", address="127.0.0.1"):
        """The status and the JSON value of a response."""
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.0\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        with self.connect(address) as connection:
            connection.sendall(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
            parts = iter(lambda: connection.recv(1 << 16), b"")
            head, _, content = b"".join(parts).partition(b"\r\n\r\n")
        is_json = content[:1] in (b"{", b"[")
        return int(head.split()[1]), json.loads(content) if is_json else content

    def memory(self, field="VmRSS"):
        """Memory in MB: now, or the most so far with `VmHWM`."""
        with open(f"/proc/{self.process.pid}/status") as status:
            line = next(line for line in status if line.startswith(field))
        return int(line.split()[1]) / 1024

    def stop(self):
        """The exit code, and the seconds from SIGTERM to the end."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(120), time.monotonic() - began


class Client:
    """A WebSocket in a room."""

    def __init__(self, server, room, token, address="127.0.0.1"):
        self.connection = server.connect(address)
        self.buffer, self.requests, self.table, self.entries = b"", 0, None, 0
        self.connection.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.connection.recv(4096)
        self.buffer = self.buffer.partition(b"\r\n\r\n")[2]
        self.send({"type": "hello", "version": 1, "room": room, "token": token})
        self.receive()

    def send(self, message):
        content = json.dumps(message).encode()
        length = bytes([128 | len(content)]) if len(content) < 126 else b"\xfe" + struct.pack(">H", len(content))
        self.connection.sendall(b"\x81" + length + b"\0\0\0\0" + content)  # The mask is zero.

    def take(self, n_bytes):
        while len(self.buffer) < n_bytes:
            part = self.connection.recv(1 << 16)
            if not part:
                raise EOFError
            self.buffer += part
        content, self.buffer = self.buffer[:n_bytes], self.buffer[n_bytes:]
        return content

    def receive(self):
        """The next message."""
        while True:
            kind, length = self.take(2)
            if length == 126:
                (length,) = struct.unpack(">H", self.take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.take(8))
            content = self.take(length)
            if kind & 15 == 9:
                self.connection.sendall(b"\x8a" + bytes([128 | length]) + b"\0\0\0\0" + content)  # Pong.
            if kind & 15 == 1:
                message = json.loads(content)
                if message["type"] in ("snapshot", "update"):
                    self.table, self.entries = message["table"], message["seq"]
                return message

    def command(self, command):
        """The answer to a command."""
        self.requests += 1
        self.send({"type": "request", "id": f"r{self.requests}", "command": command})
        while True:
            message = self.receive()
            if message.get("id") == f"r{self.requests}":
                return message

    def play(self):
        """Takes random actions until the game is over."""
        chance = random.Random(self.connection.fileno())
        while not (self.table and self.table["outcome"]):
            if self.table and self.table["turn"] is not None and self.table["turn"] == self.table["seat"]:
                answer = self.command({"type": "act", "steps": [chance.choice(self.table["legal"][:20])]})
                while self.entries <= answer["seq"]:
                    self.receive()
            else:
                self.receive()


def host(server, name, address="127.0.0.1"):
    """A new room, its host and the host's token."""
    token = server.ask("POST", "/api/token", address=address)[1]["token"]
    what = {"game": "big-two", "name": name, "role": "player"}
    room = server.ask("POST", "/api/rooms", what, token, address)[1]["room"]
    return room, Client(server, room, token, address), token


def finished_match(server):
    """The id of a finished match of four players."""
    room, ann, token = host(server, "Ann")
    ann.command({"type": "set", "field": "deals", "value": DEALS})
    players = [ann]
    for name in ("Ben", "Cem", "Dan"):
        player = Client(server, room, server.ask("POST", "/api/token")[1]["token"])
        player.command({"type": "join", "name": name, "role": "player"})
        players.append(player)
    ann.command({"type": "start"})
    threads = [threading.Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return server.ask("GET", "/api/history", token=token)[1]["games"][0]["id"]


def delays(client, seconds):
    """How long the acknowledgements of a player's requests took: median, 99th percentile and most, in ms."""
    times, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        value = 30 if len(times) % 2 else 60
        assert client.command({"type": "set-option", "field": "turn-timer", "value": value})["type"] == "ack"
        times.append(1000 * (time.perf_counter() - began))
        time.sleep(0.02)
    times.sort()
    middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
    return f"median {middle:.1f} ms, 99 % {late:.1f} ms, max {times[-1]:.1f} ms of {len(times)}"


def attack_with_replays(program):
    # The players of the match are faster than people.
    server = Server(program, "--messages-per-second", "10000")
    game = finished_match(server)
    _, bystander, _ = host(server, "Eve", BYSTANDER)
    size = len(json.dumps(server.ask("GET", f"/api/games/{game}/replay")[1], separators=(",", ":"))) / 1e6
    print(f"a replay of {DEALS} deals has {size:.0f} MB")
    print(f"quiet: {delays(bystander, 10)}; memory {server.memory():.0f} MB")
    for n_addresses in (1, UNREAD_REPLAYS):
        unread = []
        for number in range(UNREAD_REPLAYS):
            connection = server.connect(f"127.0.1.{1 + number % n_addresses}")
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.sendall(f"GET /api/games/{game}/replay HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            unread.append(connection)
        print(f"{UNREAD_REPLAYS} unread replays from {n_addresses} addresses: {delays(bystander, 15)}")
        print(f"    memory {server.memory():.0f} MB, at most {server.memory('VmHWM'):.0f} MB")
        for connection in unread:
            connection.close()
    print("stop: exit code {}, {:.1f} s".format(*server.stop()))


def half_requests(server, text, n_addresses):
    connections = []
    for number in range(HALF_REQUESTS):
        try:
            connection = server.connect(f"127.0.1.{1 + number % n_addresses}")
            connection.sendall(text)
            connections.append(connection)
        except OSError:
            pass  # The server closes connections beyond its limit.
    time.sleep(1)
    return connections


def attack_with_half_requests(program):
    headers = b"GET /api/catalogue HTTP/1.1\r\nHost: x\r\nX-More"
    for what, n_addresses, options in (
        ("headers", 1, ()),
        ("headers", 11, ()),
        ("bodies", 11, ("--request-seconds", "3600")),
    ):
        server = Server(program, *options)
        _, client, token = host(server, "Eve", BYSTANDER)
        head = f"POST /api/rooms HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nContent-Length: 60\r\n\r\n"
        open_connections = half_requests(server, headers if what == "headers" else head.encode() + b"{", n_addresses)
        began = time.perf_counter()
        status = server.ask("GET", "/healthz", address=BYSTANDER)[0]
        visit = 1000 * (time.perf_counter() - began)
        code, seconds = server.stop()
        print(f"{HALF_REQUESTS} half {what} from {n_addresses} addresses: a visitor gets {status} in {visit:.0f} ms;")
        print(f"    stop: exit code {code}, {seconds:.1f} s")
        for connection in open_connections:
            connection.close()
        client.connection.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    attack_with_replays(sys.argv[1])
    attack_with_half_requests(sys.argv[1])
