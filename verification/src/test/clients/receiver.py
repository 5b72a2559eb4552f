"""Receives events, checks each with an HMAC of its own, and notes down what came.

Python's standard library only. One JSON object a line goes to the file given with --out; the address goes to stdout.
The secret comes from RVC_EVENT_SECRET. The process ends when its stdin does, so it never outlives who started it.
"""

import argparse
import base64
import hashlib
import hmac
import json
import os
import re
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

WINDOW_S = 300
LARGEST_BODY = 1 << 20


def verify(secret, timestamp, body, signature, now):
    """Whether signature and timestamp (the texts of the headers, or None) are right for the body's bytes."""
    if not secret or timestamp is None or signature is None:
        return False
    if not re.fullmatch(r"[0-9]{1,12}", timestamp) or not -WINDOW_S <= now - int(timestamp) <= WINDOW_S:
        return False
    expected = hmac.new(secret.encode("utf-8"), timestamp.encode("ascii") + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(("sha256=" + expected).encode("ascii"), signature.encode("utf-8", "replace"))


class Journal:
    """Writes requests down in the order in which they were complete."""

    def __init__(self, path, fail_first):
        self.lock = threading.Lock()
        self.file = open(path, "w", encoding="utf-8")
        self.count = 0
        self.fail_first = fail_first

    def note(self, entry, genuine):
        """Notes an attempt and says which status answers it."""
        with self.lock:
            self.count += 1
            status = 500 if self.count <= self.fail_first else 204 if genuine else 401
            self.file.write(json.dumps({"order": self.count, "status": status, **entry}) + "\n")
            self.file.flush()
        return status


class Events(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    journal: Journal
    secret: str

    def do_POST(self):
        length = int(self.headers.get("Content-Length") or 0)
        if length > LARGEST_BODY:
            self.close_connection = True
            self.answer(413)
            return
        body = self.rfile.read(length)
        now = time.time()
        genuine = verify(self.secret, self.only("X-RVC-Timestamp"), body, self.only("X-RVC-Signature"), now)
        entry = {
            "arrived_ms": round(now * 1000),
            "http_version": self.request_version,
            "path": self.path,
            "headers": {name.lower(): value for name, value in self.headers.items()},
            "genuine": genuine,
            "body_base64": base64.b64encode(body).decode("ascii"),
        }
        try:
            entry["event"] = json.loads(body)
        except ValueError:
            entry["event"] = None
        self.answer(self.journal.note(entry, genuine))

    def only(self, name):
        """The header's text; None where it is missing or there twice."""
        values = self.headers.get_all(name, [])
        return values[0] if len(values) == 1 else None

    def answer(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format, *args):
        pass


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--port", type=int, default=0)
    options.add_argument("--out", required=True)
    options.add_argument("--fail-first", type=int, default=0, metavar="N", help="answer the first N attempts with 500")
    given = options.parse_args()

    Events.journal = Journal(given.out, given.fail_first)
    Events.secret = os.environ.get("RVC_EVENT_SECRET", "")
    server = ThreadingHTTPServer(("127.0.0.1", given.port), Events)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"http://127.0.0.1:{server.server_address[1]}/api/agent/events", flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main()
