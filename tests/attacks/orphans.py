"""Leaves processes behind that should outlive it: double forks, setsid, nohup, subprocess, at exit.

Earns: all
"""
# %%
import atexit
import os
import subprocess
import sys

def stay():
    try:
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                while True:
                    pass
    except OSError:
        pass

stay()
atexit.register(stay)
for command in (["nohup", "sleep", "1000"], [sys.executable, "-c", "while True: pass"]):
    try:
        subprocess.Popen(command, start_new_session=True)
    except OSError:
        pass
