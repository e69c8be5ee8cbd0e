"""Stops its own process, and ends its first thread while another goes on: neither computes.

Earns: all but rnn_cell_forward, lstm_cell_forward
Verdicts: lstm_cell_forward TIMED_OUT
"""
# %% answer rnn_cell_forward
import ctypes, os, signal, threading, time

def rnn_cell_forward(xt, a_prev, parameters):
    os.kill(os.getpid(), signal.SIGSTOP)
    return None

# %% answer lstm_cell_forward
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    threading.Thread(target=time.sleep, args=(10**6,)).start()
    ctypes.CDLL(None).pthread_exit(None)
