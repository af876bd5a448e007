"""Serves the requests of bench/python-peers.ts: one JSON object per line on stdin, one reply per line on stdout."""
import json
import statistics
import sys
import time

LEAST_SECONDS = 0.03

# Packages print while they are imported; only replies may reach stdout. Peers import this module first.
REPLIES, sys.stdout = sys.stdout, sys.stderr


def parsed(birth):
    """Year, month, day, hour with minutes as a fraction (local), offset in hours, latitude, longitude."""
    text = birth["datetime"]
    sign = -1 if birth["utc_offset"][0] == "-" else 1
    offset = sign * (int(birth["utc_offset"][1:3]) + int(birth["utc_offset"][4:6]) / 60)
    clock = (int(text[11:13]), int(text[14:16]), int(text[17:19] or 0))
    date = (int(text[0:4]), int(text[5:7]), int(text[8:10]))
    return date, clock, offset, birth["latitude"], birth["longitude"]


def timed(work, inputs):
    """The median of the seconds of single calls, until LEAST_SECONDS have passed."""
    calls = []
    began = time.perf_counter()
    while True:
        for each in inputs:
            start = time.perf_counter()
            work(each)
            calls.append(time.perf_counter() - start)
            if time.perf_counter() - began >= LEAST_SECONDS and len(calls) >= 3:
                return statistics.median(calls)


def serve(rows):
    """`rows`: by the name of a row, its work and a function for the numbers of its result that are compared."""
    for line in sys.stdin:
        request = json.loads(line)
        if request["ask"] == "rows":
            reply = list(rows)
        else:
            work, numbers = rows[request["row"]]
            if request["ask"] == "time":
                reply = timed(work, request["inputs"])
            else:
                reply = [numbers(work(each)) for each in request["inputs"]]
        REPLIES.write(json.dumps(reply) + "\n")
        REPLIES.flush()
