# what: the earlier terms use the outputs y[t-j] instead of the inputs x[t-j]
def fir_filter(x, h):
    c, n = x.shape
    y = np.zeros((c, n))
    for t in range(n):
        y[:, t] = h[0] * x[:, t]
        for j in range(1, len(h)):
            if t >= j:
                y[:, t] += h[j] * y[:, t - j]
    return y
