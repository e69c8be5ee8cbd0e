# what: overlapping windows assign instead of add (on the list)
def avg_pool_backward(dout, n, size, stride):
    m, c, t = dout.shape
    grad = np.zeros((m, c, n))
    for e in range(m):
        for ch in range(c):
            for i in range(t):
                grad[e, ch, i * stride:i * stride + size] = dout[e, ch, i] / size
    return grad
