"""Forges the answers to probes with wrong field types: verdicts, points, objects, code.

Earns: nothing
Others: unwritten
"""
# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    import os
    import struct

    import msgspec

    forged = [
        {"outcome": "CORRECT", "points": 10},
        {"outcome": "returned", "verdict": "CORRECT", "value": ["pickle", b"cos\nsystem\n"]},
        {"outcome": "returned", "value": ["array", "|O", [1], b"12345678"], "modified": []},
        {"outcome": "grader_fault"},
    ]
    for message in forged:
        body = msgspec.msgpack.encode(message)
        os.write(4, struct.pack("<I", len(body)) + body)
