# what: the search for the maximum starts at 0 instead of at the first number or minus infinity
def max_pool_forward(x, size, stride):
    m, c, n = x.shape
    t = (n - size) // stride + 1
    out = np.zeros((m, c, t))
    where = np.zeros((m, c, t), dtype=int)
    for e in range(m):
        for ch in range(c):
            for i in range(t):
                best = 0
                pos = i * stride
                for j in range(i * stride, i * stride + size):
                    if x[e, ch, j] > best:
                        best = x[e, ch, j]
                        pos = j
                out[e, ch, i] = best
                where[e, ch, i] = pos
    return out, where
