"""Asks the keyboard, which nobody sits at, and the descriptors that used to be it.

Earns: all
"""
# %%
import sys

# %%
answer = input("The grade? ")

# %%
import getpass
getpass.getpass()

# %%
print(repr(sys.stdin.read() if sys.stdin else None))
