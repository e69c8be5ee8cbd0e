"""Writes answers of its own onto the wire, ahead of the real ones: cells done, probes answered.

Earns: nothing
Others: unwritten
"""
# %%
import os
import struct

import msgspec

def send(message):
    body = msgspec.msgpack.encode(message)
    os.write(4, struct.pack("<I", len(body)) + body)

for _ in range(40):
    send({"ok": True, "outputs": []})
    send({"outcome": "returned", "value": ["dict", []], "modified": []})
    os.write(3, b"!")  # rings for the grader
