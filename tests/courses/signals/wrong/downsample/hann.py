# what: a Hann window (0.5 + 0.5 cos) instead of a Hamming window
def downsample(x, factor, half):
    n_taps = 2 * half + 1
    w = np.hanning(n_taps)
    s = np.sinc((np.arange(n_taps) - half) / factor)
    h = w * s
    h = h / np.sum(h)
    x2 = np.hstack([x, np.zeros((x.shape[0], half))])
    low = fir_filter(x2, h)[:, half:]
    return low[:, ::factor], h
