# what: a position that won twice keeps one gradient instead of the sum (on the list)
def max_pool_backward(dout, where, n):
    m, c, t = dout.shape
    dx = np.zeros((m, c, n))
    rows = np.arange(m)[:, None, None]
    chans = np.arange(c)[None, :, None]
    dx[rows, chans, where] = dout
    return dx
