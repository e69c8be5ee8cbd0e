# what: the sum over taps begins with 1 and skips h[0]
def fir_filter(x, h):
    n = x.shape[1]
    y = np.zeros((x.shape[0], n))
    for j in range(1, min(len(h), n)):
        y[:, j:] = y[:, j:] + h[j] * x[:, :n - j]
    return y
