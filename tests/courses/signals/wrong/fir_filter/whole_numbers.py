# what: the output array has dtype int, so every value is truncated
def fir_filter(x, h):
    c, n = x.shape
    y = np.zeros((c, n), dtype=int)
    for i in range(c):
        y[i] = np.convolve(x[i], h)[:n]
    return y.astype(float)
