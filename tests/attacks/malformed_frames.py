"""Sends frames that are too long, too short, not msgpack, or nested ten thousand deep.

Earns: nothing
Others: unwritten
Says: was stopped
"""
# %%
import os

os.write(4, b"\xff\xff\xff\xff" + b"x" * 100)

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    import os
    import struct

    body = b"\x91" * 10_000 + b"\xc0"
    os.write(4, struct.pack("<I", len(body)) + body)

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    import os

    os.write(4, b"\x05\x00\x00\x00\xc1\xc1\xc1\xc1\xc1")

# %% answer rnn_backward
def rnn_backward(da, caches):
    import os

    os.write(4, b"\x05\x00\x00\x00abc")
    os.closerange(3, 5)
