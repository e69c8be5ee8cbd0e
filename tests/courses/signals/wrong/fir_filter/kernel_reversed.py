# what: the newest sample gets the last coefficient: the kernel is applied reversed (correlation)
def fir_filter(x, h):
    c, n = x.shape
    m = len(h)
    padded = np.concatenate([np.zeros((c, m - 1)), x], axis=1)
    y = np.zeros((c, n))
    for t in range(n):
        y[:, t] = padded[:, t:t + m] @ h
    return y
