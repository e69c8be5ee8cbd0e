"""Puts HTML, rich markup, links and template code into exceptions' names, messages and lines.

Earns: all but rnn_cell_forward, rnn_forward, lstm_cell_forward, lstm_forward
Verdicts: rnn_cell_forward RAISED
"""
# %%
evil = type("<img src=x onerror=alert(1)>", (Exception,), {})
raise evil("<script>alert(1)</script>")

# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    raise evil("</code></pre><script>alert(1)</script>[red]{{ config }}{% raw %}[link=http://x]")

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    raise KeyError("`<script>alert(1)</script>` **bold** [x](javascript:alert(1))" * 50)

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    return {"<script>alert(1)</script>": 0, "\"'><img onerror=alert(1)>": 1}

# %% answer lstm_forward
def lstm_forward(x, a0, parameters):
    return type("</p><script>alert(1)</script>", (), {})()
