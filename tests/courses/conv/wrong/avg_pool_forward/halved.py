# what: the sum is divided by 2, a constant, instead of by the size
def avg_pool_forward(x, size, stride):
    m, c, n = x.shape
    t = (n - size) // stride + 1
    out = np.zeros((m, c, t))
    for i in range(t):
        w = x[:, :, i * stride:i * stride + size]
        out[:, :, i] = w.sum(axis=2) / 2
    return out
