# what: the first m-1 outputs stay zero: filtering begins only when the filter is full
def fir_filter(x, h):
    rows, T = x.shape
    taps = len(h)
    out = np.zeros((rows, T))
    for r in range(rows):
        for t in range(taps - 1, T):
            window = x[r, t - taps + 1:t + 1]
            out[r, t] = np.sum(window[::-1] * h)
    return out
