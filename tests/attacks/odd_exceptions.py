"""Raises groups in groups, errors that lie about themselves, and errors about places elsewhere.

Earns: all but rnn_cell_forward, rnn_forward, lstm_cell_forward, lstm_forward, rnn_cell_backward
Verdicts: rnn_cell_forward RAISED, lstm_cell_forward RAISED
"""
# %% answer rnn_cell_forward
def rnn_cell_forward(xt, a_prev, parameters):
    group = ExceptionGroup("<b>g</b>", [ValueError("v")])
    for _ in range(2000):
        group = ExceptionGroup("g", [group])
    group.add_note("n" * 10**6)
    raise group

# %% answer rnn_forward
class Text(str):
    def __getitem__(self, place):
        return self
    def split(self, *arguments):
        return ["<script>alert(1)</script>" * 1000]

def rnn_forward(x, a0, parameters):
    raise type("E", (Exception,), {"__str__": lambda self: Text("t" * 5000)})()

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    place = ("/etc/passwd", 10**9, -5, "<script>alert(1)</script>", 10**9, 10**9)
    raise SyntaxError("m", place)

# %% answer lstm_forward
def lstm_forward(x, a0, parameters):
    error = ValueError("loop")
    error.__cause__ = error.__context__ = error
    error.__class__ = type("NotImplementedError", (ValueError,), {"__module__": "builtins"})
    raise error

# %% answer rnn_cell_backward
def rnn_cell_backward(da_next, cache):
    def deeper(n):
        return deeper(n + 1)
    deeper(0)
