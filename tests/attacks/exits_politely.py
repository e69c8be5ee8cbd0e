"""Calls exit, quit, sys.exit and raises SystemExit and KeyboardInterrupt, in cells and answers.

Earns: all but rnn_cell_forward, lstm_cell_forward, lstm_cell_backward
Verdicts: rnn_cell_forward RAISED, lstm_cell_forward RAISED
"""
# %%
import sys
sys.exit(0)

# %%
exit()

# %%
quit

# %%
raise KeyboardInterrupt

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    import sys
    sys.exit("10.0")

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    raise KeyboardInterrupt

# %% answer lstm_cell_backward
def lstm_cell_backward(da_next, dc_next, cache):
    raise GeneratorExit
