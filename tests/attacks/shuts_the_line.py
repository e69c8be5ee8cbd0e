"""Shuts one direction of its socket to the grader, then the other, and goes on computing.

The first costs the next answer as well: it cannot be heard any more.

Earns: all but rnn_cell_forward, rnn_forward, lstm_cell_forward
Verdicts: lstm_cell_forward CRASHED
"""
# %% answer rnn_cell_forward
import os, socket

def rnn_cell_forward(xt, a_prev, parameters):
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM, 0, fileno=os.dup(3))
    line.shutdown(socket.SHUT_RD)

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM, 0, fileno=os.dup(3))
    line.shutdown(socket.SHUT_WR)
    while True:
        pass
