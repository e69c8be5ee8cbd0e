"""Ends by its own hand in the midst of an answer, and behind all the answers that are asked for.

What it says before its death is untrusted like all else: the exercise is lost, and no other.

Earns: all but rnn_cell_forward, rnn_forward, lstm_cell_forward
"""
# %%
import ctypes, os, struct

def last_words(body, whole=True):
    frame = struct.pack(">I", len(body)) + body
    os.write(4, frame if whole else frame[:-1])
    os.write(3, b"!")
    os.kill(os.getpid(), 9)

RETURNED = b"\x83\xa7outcome\xa8returned\xa5value\xc0\xa8modified\x90"

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    last_words(RETURNED, whole=False)

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    frame = struct.pack(">I", len(RETURNED)) + RETURNED
    os.write(4, frame * 40)
    last_words(RETURNED)

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    os.write(3, b"!" * 4000)
    ctypes.string_at(0)
