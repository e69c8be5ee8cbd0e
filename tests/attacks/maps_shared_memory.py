"""Fills memory that is no process's own: shared mappings, pipes and sockets that nobody reads.

Earns: all but rnn_cell_forward
Verdicts: rnn_cell_forward RAISED
"""
# %% answer rnn_cell_forward
import mmap, os, socket

held = []

def rnn_cell_forward(xt, a_prev, parameters):
    try:
        while True:
            reader, writer = os.pipe()
            os.set_blocking(writer, False)
            pair = socket.socketpair()
            pair[0].setblocking(False)
            held.append(pair)
            for write in (lambda data: os.write(writer, data), pair[0].send):
                try:
                    while True:
                        write(bytes(2**16))
                except BlockingIOError:
                    pass
    except OSError:  # no more descriptors
        pass
    held.append(mmap.mmap(-1, 2**31))
    held[-1][::4096] = bytes(2**19)  # every page of it
