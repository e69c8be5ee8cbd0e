# what: the delay is undone with np.roll, so the first outputs come back at the end instead of those of appended zeros
def downsample(x, factor, half):
    k = np.arange(-half, half + 1)
    h = np.sinc(k / factor) * np.hamming(2 * half + 1)
    h = h / np.sum(h)
    f = fir_filter(x, h)
    f = np.roll(f, -half, axis=1)
    return f[:, ::factor], h
