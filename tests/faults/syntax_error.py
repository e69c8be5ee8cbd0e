"""An answer that does not parse costs that answer.

Earns: all but rnn_cell_backward
Verdicts: rnn_cell_backward NOT_FOUND
"""
# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    return {"dxt": 0, "da_prev": 0
    ```python
