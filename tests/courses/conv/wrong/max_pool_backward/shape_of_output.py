# what: dx is made with the shape of dout instead of with n positions
def max_pool_backward(dout, where, n):
    dx = np.zeros_like(dout)
    for idx in np.ndindex(dout.shape):
        e, ch, _ = idx
        dx[e, ch, where[idx]] += dout[idx]
    return dx
