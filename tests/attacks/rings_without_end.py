"""Rings for the grader again and again, with nothing to read.

Earns: all but rnn_forward
Verdicts: rnn_forward TIMED_OUT
"""
# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    import os

    while True:
        os.write(3, b"!" * 5000)
