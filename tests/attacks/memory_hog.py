"""Asks for more memory than there is: at once, bit by bit, and by mapping.

Earns: all but rnn_cell_forward, rnn_forward
Verdicts: rnn_cell_forward OUT_OF_MEMORY, rnn_forward OUT_OF_MEMORY
"""
# %%
import mmap

try:
    mmap.mmap(-1, 2**40)
except OSError:
    print("no")

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    return np.ones(10**11)

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    hog = []
    while True:
        hog.append(np.empty(10**7))
