# what: positive frequencies are not doubled, and the density is not divided by fs
def welch(x, width, step, fs):
    w = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    segs = np.array([x[s:s + width] - x[s:s + width].mean() for s in range(0, len(x) - width + 1, step)])
    P = np.abs(np.fft.rfft(segs * w, axis=1)) ** 2
    return np.fft.rfftfreq(width, 1 / fs), P.mean(axis=0) / np.sum(w ** 2)
