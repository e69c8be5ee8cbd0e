"""Raises exceptions with megabytes of text, no text, texts that raise, and ten thousand causes.

Earns: all but rnn_cell_forward, rnn_forward, lstm_cell_forward, lstm_forward, bug_clinic
"""
# %%
class Unspeakable(Exception):
    def __str__(self):
        raise self
    __repr__ = __str__

def deep(n):
    try:
        deep(n - 1) if n else 1 / 0
    except Exception as error:
        raise Unspeakable(n) from error

# %%
raise Unspeakable

# %%
raise type("E" * 10**7, (Exception,), {})("m" * 10**7)

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    raise type("E" * 10**6, (Exception,), {})("m" * 10**7)

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    deep(200)

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    raise Unspeakable

# %% answer lstm_forward
def lstm_forward(x, a0, parameters):
    return lstm_forward(x, a0, parameters)

# %% answer bug_clinic
def bug_clinic():
    raise BaseException(*range(100_000))
