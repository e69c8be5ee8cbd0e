"""Ends, or falls silent, in the middle of asking what is lent: half a call, and nobody to answer.

Earns: all but rnn_cell_backward, rnn_backward, lstm_cell_backward, lstm_backward
Verdicts: rnn_backward MISSING_OUTPUT, lstm_backward MISSING_OUTPUT
"""

# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    return None


own_rnn_cell_backward = rnn_cell_backward
# %% answer rnn_backward
def rnn_backward(da, caches):
    import os

    if rnn_cell_backward is own_rnn_cell_backward:
        return None
    os.write(4, (99).to_bytes(4, "little") + b"\x83\xa4call")
    os.write(3, b"!")
    os._exit(0)


# %% answer lstm_cell_backward
def lstm_cell_backward(da_next, dc_next, cache):
    return None


own_lstm_cell_backward = lstm_cell_backward
# %% answer lstm_backward
def lstm_backward(da, caches):
    import os
    import threading

    if lstm_cell_backward is own_lstm_cell_backward:
        return None
    threading.Thread(target=lambda: [lstm_cell_backward(1, 2, 3) for _ in range(9)]).start()
    os.close(3)
    return None
