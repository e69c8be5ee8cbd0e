"""An answer cell that begins with a package that is not to be had.

Earns: all but rnn_forward
Verdicts: rnn_forward NOT_FOUND
"""
# %% answer rnn_forward
import no_such_plots
def rnn_forward(x, a0, parameters):
    return None
