"""One call into C that takes hours: no bytecode runs in which to be interrupted.

Earns: all but rnn_cell_backward
Verdicts: rnn_cell_backward TIMED_OUT
"""
# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    return 7 ** (7**12) % 10
