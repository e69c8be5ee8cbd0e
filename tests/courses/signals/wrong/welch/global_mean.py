# what: the mean of the whole series is taken off instead of each segment's own
def welch(x, width, step, fs):
    x = x - x.mean()
    w = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    n_freq = width // 2 + 1
    psd = np.zeros(n_freq)
    starts = list(range(0, len(x) - width + 1, step))
    for s in starts:
        spec = np.fft.rfft(x[s:s + width] * w)
        psd += np.abs(spec) ** 2
    psd /= len(starts) * fs * np.sum(w ** 2)
    psd[1:(n_freq - 1 if width % 2 == 0 else n_freq)] *= 2
    return np.arange(n_freq) * fs / width, psd
