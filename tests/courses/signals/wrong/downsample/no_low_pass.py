# what: the samples are dropped without filtering first (h is computed and returned)
def downsample(x, factor, half):
    k = np.arange(-half, half + 1)
    h = np.sinc(k / factor) * np.hamming(2 * half + 1)
    h = h / h.sum()
    y = x[:, ::factor].copy()
    return y, h
