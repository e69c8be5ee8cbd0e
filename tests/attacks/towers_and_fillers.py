"""Piles of marks that paint over other lines, and letters that nobody sees, in all that is shown.

Of marks, those that Unicode gives no order; of letters, fillers, joiners and selectors of variants.

Earns: all but rnn_cell_forward, rnn_forward, rnn_cell_backward
"""
# %%
towers = "\u0e01" + "\u0e47" * 300 + " \u0430" + "\u0489" * 300 + " o" + "\u20dd" * 300
fillers = "105\u3164\u3164of\u115f\u1160\uffa0105\ufe0f\U000e0101\u034f\u2800\u2800"
print(towers, fillers)
raise ValueError(towers + fillers)

# %% markdown
ก็็็็็็็็็็็็็็็็็็็็็็็็

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    raise ValueError("\u0e01" + "\u0e47" * 100 + "\u3164" * 50)

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    raise type("Name\u3164\u115f" + "\u0e47" * 40, (Exception,), {})("\u2800" * 100)

# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    return {"dxt\u3164": 0, "dWax" + "\u0489" * 99: 1}
