# what: the beginning is held at the first sample, and everything comes one sample late
def fir_filter(x, h):
    c, n = x.shape
    y = np.zeros((c, n))
    for i in range(c):
        for t in range(n):
            for j in range(len(h)):
                s = t - 1 - j
                y[i, t] += h[j] * (x[i, s] if s >= 0 else x[i, 0])
    return y
