"""Attaches a debugger to other processes, reads their memory, loads a module into the kernel.

Earns: all
"""
# %%
import ctypes
import os

libc = ctypes.CDLL(None, use_errno=True)
results = [libc.ptrace(16, pid, 0, 0) for pid in (1, 2, os.getppid())]
results += [libc.syscall(number, 1, 0, 0, 0, 0) for number in (310, 311, 246, 169, 321, 425)]
assert all(result < 0 for result in results), results
for pid in (1, 2, os.getppid()):
    try:
        open(f"/proc/{pid}/mem", "rb+").read(1)
        print("read the memory of", pid)
    except OSError:
        pass
