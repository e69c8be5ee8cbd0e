# what: the winners' positions are always those of the first channel
def max_pool_backward(dout, where, n):
    m, c, t = dout.shape
    dx = np.zeros((m, c, n))
    for e in range(m):
        for i in range(t):
            for ch in range(c):
                dx[e, ch, where[e, 0, i]] += dout[e, ch, i]
    return dx
