# what: np.add.at without a loop
def max_pool_backward(dout, where, n):
    m, c, t = dout.shape
    dx = np.zeros((m, c, n))
    np.add.at(dx, (np.arange(m)[:, None, None], np.arange(c)[None, :, None], where), dout)
    return dx
