"""Tries to overwrite the grader, numpy, its neighbors' folder and everything it can name.

Earns: all
"""
# %%
import os
import sys

targets = [np.__file__, os.__file__, sys.executable, "/guest/rnngrader/sandbox/guest.py"]
targets += ["../../gradebook.db", "/usr/lib/os-release", "/notebook/../x"]
for target in targets:
    for action in (lambda: open(target, "w").write("x"), lambda: os.unlink(target),
                   lambda: os.chmod(target, 0o777), lambda: os.rename(target, target + "~")):
        try:
            action()
            print("written:", target)
        except OSError:
            pass
open("rnn_utils.py", "w").write("raise SystemExit")
open("numpy.py", "w").write("raise SystemExit")
