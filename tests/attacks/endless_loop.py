"""Loops without end and swallows KeyboardInterrupt, SIGXCPU, SIGTERM and SIGALRM on the way.

Earns: all but rnn_backward
Verdicts: rnn_backward TIMED_OUT
"""
# %% answer rnn_backward
def rnn_backward(da, caches):
    import signal

    for number in (signal.SIGXCPU, signal.SIGTERM, signal.SIGALRM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
