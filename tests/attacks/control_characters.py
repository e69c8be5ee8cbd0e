"""Puts terminal escapes, bidirectional overrides, NUL and piled marks into all that is shown.

Earns: all but rnn_cell_forward, rnn_forward, rnn_cell_backward
"""
# %%
print("\x1b[2J\x1b]0;owned\x07\x1b]8;;http://evil.example\x07link\x1b]8;;\x07 \x9b31m \u202egnp.exe\x00\r\b\b")
raise ValueError("\x1b]52;c;ZXZpbA==\x07 \x1bP1$r\x1b\\ \u2066\u2067 \ud800")

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    raise ValueError("\x1b[2J\x1b]0;owned\x07 \u202e\x00\ud800 Z" + "\u0301" * 1000)

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    raise type("\x1b[31mName\x00\n=cmd()", (Exception,), {})("=HYPERLINK(\"http://evil.example\")")

# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    return {"\x1b[2J\x00\u202e": 0, "\ud800": 1}
