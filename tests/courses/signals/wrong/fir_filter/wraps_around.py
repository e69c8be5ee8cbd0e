# what: negative indices wrap to the end of the signal instead of meaning zero
def fir_filter(x, h):
    c, n = x.shape
    y = np.zeros((c, n))
    for t in range(n):
        for j in range(len(h)):
            y[:, t] += h[j] * x[:, (t - j) % n]
    return y
