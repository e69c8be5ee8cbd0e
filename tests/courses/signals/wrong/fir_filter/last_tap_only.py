# what: `=` instead of `+=`: each tap overwrites what the ones before it have added
def fir_filter(x, h):
    n = x.shape[1]
    y = np.zeros(x.shape)
    for j in range(len(h)):
        for t in range(j, n):
            y[:, t] = h[j] * x[:, t - j]
    return y
