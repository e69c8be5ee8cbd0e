# what: sliding windows, a namedtuple returned
from collections import namedtuple

Pooled = namedtuple("Pooled", "out where")


def max_pool_forward(x, size, stride):
    windows = np.lib.stride_tricks.sliding_window_view(x, size, axis=2)[:, :, ::stride]
    where = windows.argmax(axis=3) + stride * np.arange(windows.shape[2])
    return Pooled(np.take_along_axis(x, where, axis=2), where)
