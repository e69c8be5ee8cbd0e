"""Starts threads until nothing more starts, and leaves them asleep.

Earns: all but rnn_forward
"""
# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    import threading
    import time

    while True:
        threading.Thread(target=time.sleep, args=(1000,), daemon=True).start()
