#!/usr/bin/env python3
"""A bot that plays through the API, with nothing but Python's standard library (3.9 or newer); see ../api.md.

    python3 docs/examples/bot.py https://cantina.example/join#TOKEN Robo         at a table, with an invitation
    cantina simulate smugglers --bots exec:"python3 docs/examples/bot.py"        a thousand games without a server
"""
import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.request
import uuid
from urllib.parse import urlsplit

NOT_NOW = {"too-fast", "stopping", "store-unavailable"}  # the same message is sent again


def choose(question):
    """Any legal answer: between `min` and `max` of the options."""
    ids = [option["id"] for option in question["options"]]
    random.shuffle(ids)
    return ids[: max(question["min"], min(question["max"], 1))]


def answer_to(sight):
    """The answer to the question of this seat. An interjection may be left alone; a question wants an answer."""
    for question in sight["pending"]:
        if question["kind"] == "question":
            return {
                "t": "answer",
                "id": str(uuid.uuid4()),
                "table": sight["table"],
                "seat": sight["as"],
                "decision": question["id"],
                "picks": choose(question),
            }
    return None


class WebSocket:
    """As much of RFC 6455 as a client needs: text frames, pings, closing."""

    def __init__(self, url, cookie):
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        self.socket = socket.create_connection((parts.hostname, port))
        if parts.scheme == "https":
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /api/live HTTP/1.1",
            f"Host: {parts.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}",
        ]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.file = self.socket.makefile("rb")
        if b" 101 " not in self.file.readline():
            raise ConnectionError("the server does not open the socket")
        while self.file.readline() not in (b"\r\n", b""):
            pass

    def frame(self, kind, payload):
        size = len(payload)
        head = bytes([0x80 | kind])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def read(self, count):
        data = self.file.read(count)
        if len(data) < count:
            raise ConnectionError("the connection was lost")
        return data

    def receive(self):
        """The next message. Pings of the server are answered; whoever does not is taken for gone."""
        text = b""
        while True:
            first, second = self.read(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", self.read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.read(8))
            payload = self.read(size)
            kind = first & 0x0F
            if kind == 8:
                raise ConnectionError("the server has closed the connection")
            if kind == 9:
                self.frame(10, payload)
            elif kind in (0, 1):
                text += payload
                if first & 0x80:
                    return json.loads(text)

    def close(self):
        self.socket.close()


def play_at_table(link, name):
    parts = urlsplit(link)
    origin = f"{parts.scheme}://{parts.netloc}"

    # 1. The link becomes a cookie. From now on the cookie is this bot's right to its seat.
    body = json.dumps({"token": parts.fragment, "name": name}).encode()
    request = urllib.request.Request(f"{origin}/api/join", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as response:
        joined = json.load(response)
        cookie = response.headers["set-cookie"].split(";")[0]
    table, seat = joined["table"]["id"], joined["seat"]
    print(f"sitting on seat {seat} of table {table}", flush=True)

    version = -1
    waiting = {}  # answers that were not acknowledged yet; the id makes them count once
    while True:
        try:
            live = WebSocket(origin, cookie)
            # 2. Everything else goes over one socket.
            live.send({"t": "subscribe", "table": table, "as": seat, "since": version, "protocol": 2})
            for message in waiting.values():
                live.send(message)
            while True:
                message = live.receive()
                if message["t"] == "ack":
                    waiting.pop(message["id"], None)
                elif message["t"] == "error":
                    error = message["error"]
                    if error["code"] in NOT_NOW:
                        time.sleep(error["args"].get("seconds", 1))
                        if message.get("id") in waiting:
                            live.send(waiting[message["id"]])
                        elif "id" not in message:
                            live.send({"t": "subscribe", "table": table, "as": seat, "since": version, "protocol": 2})
                    else:
                        print("refused:", error["code"], error["args"], file=sys.stderr)
                        waiting.pop(message.get("id"), None)
                # 3. The table itself says when the game is over.
                info = message.get("info") if message["t"] in ("table", "state") else None
                if info and info["status"] in ("finished", "ended"):
                    outcome = info["outcome"]
                    print(f"winners: {outcome['winners']} ({outcome['reason']})" if outcome else "given up", flush=True)
                    live.close()
                    return
                if message["t"] not in ("state", "update"):
                    continue
                # 4. A gap means that something was missed: ask for everything again.
                if message["t"] == "update" and message["version"] > version + 1:
                    live.send({"t": "subscribe", "table": table, "as": seat, "since": version, "protocol": 2})
                    continue
                version = message["version"]
                answer = answer_to(message)
                if answer:
                    waiting[answer["id"]] = answer
                    live.send(answer)
        except OSError:
            time.sleep(0.5)  # the server restarts, or the line is bad: come back and go on


def practise():
    """The same messages as lines on standard input and output, one game after the other."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "start":
            random.seed(message["seed"])
        elif message["t"] == "state":
            answer = answer_to(message)
            if answer:
                print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        play_at_table(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Robo")
    else:
        practise()
