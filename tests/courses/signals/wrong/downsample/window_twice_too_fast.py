# what: cos(2 pi j / half) instead of cos(pi j / half) in the window
def downsample(x, factor, half):
    j = np.arange(-half, half + 1)
    hamming = 0.54 + 0.46 * np.cos(2 * np.pi * j / half)
    h = np.sinc(j / factor) * hamming
    h = h / h.sum()
    n = x.shape[1]
    y = np.zeros(x.shape)
    for c in range(x.shape[0]):
        y[c] = np.convolve(x[c], h)[half:half + n]
    return y[:, ::factor], h
