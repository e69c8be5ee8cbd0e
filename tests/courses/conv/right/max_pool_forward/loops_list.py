# what: loops that start from minus infinity, a list returned instead of a tuple
def max_pool_forward(x, size, stride):
    m, c, n = x.shape
    t = (n - size) // stride + 1
    out = np.full((m, c, t), -np.inf)
    where = np.zeros((m, c, t), dtype=np.int32)
    for e in range(m):
        for ch in range(c):
            for i in range(t):
                for q in range(i * stride, i * stride + size):
                    if x[e, ch, q] > out[e, ch, i]:
                        out[e, ch, i] = x[e, ch, q]
                        where[e, ch, i] = q
    return [out, where]
