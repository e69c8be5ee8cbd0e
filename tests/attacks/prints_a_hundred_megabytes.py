"""Prints a hundred megabytes, on both streams, in a cell and in each call.

Earns: all
"""
# %%
import sys

for _ in range(1000):
    print("x" * 100_000)
print("e" * 10**7, file=sys.stderr)
"y" * 10**7

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    print("z" * 10**7)
    Wax, Waa, Wya = parameters["Wax"], parameters["Waa"], parameters["Wya"]
    ba, by = parameters["ba"], parameters["by"]
    a_next = np.tanh(Wax @ xt + Waa @ a_prev + ba)
    return a_next, softmax(Wya @ a_next + by), (a_next, a_prev, xt, parameters)
