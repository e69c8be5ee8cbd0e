# what: the sinc runs over 0..2 half instead of being centred on the window
def downsample(x, factor, half):
    L = 2 * half + 1
    i = np.arange(L)
    h = np.sinc(i / factor) * np.hamming(L)
    h = h / h.sum()
    xz = np.hstack([x, np.zeros((x.shape[0], half))])
    return fir_filter(xz, h)[:, half:][:, ::factor], h
