"""Sleeps in a cell and in an answer: no processor time, and no end either.

Earns: all but lstm_backward
Verdicts: lstm_backward TIMED_OUT
Says: was stopped
"""
# %%
import time

time.sleep(10**6)

# %% answer lstm_backward
def lstm_backward(da, caches):
    import threading

    threading.Event().wait()
