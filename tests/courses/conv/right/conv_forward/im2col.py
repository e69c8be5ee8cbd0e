# what: sliding windows and one einsum, conv_step is not called
from numpy.lib.stride_tricks import sliding_window_view


def conv_forward(x, W, b, stride, pad):
    m, c, n = x.shape
    xp = np.zeros((m, c, n + 2 * pad))
    xp[:, :, pad:pad + n] = x
    view = sliding_window_view(xp, W.shape[2], axis=2)[:, :, ::stride]
    return np.einsum("mctk,fck->mft", view, W) + b[None, :, None]
