# what: two mistakes: the smallest number is taken, and the last window is left out
def max_pool_forward(x, size, stride):
    m, c, n = x.shape
    t = (n - size) // stride
    out = np.zeros((m, c, t))
    where = np.zeros((m, c, t), dtype=int)
    for i in range(t):
        w = x[:, :, i * stride:i * stride + size]
        out[:, :, i] = w.min(axis=2)
        where[:, :, i] = i * stride + w.argmin(axis=2)
    return out, where
