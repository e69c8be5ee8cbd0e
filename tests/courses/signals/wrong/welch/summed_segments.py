# what: the segments' densities are summed instead of averaged
def welch(x, width, step, fs):
    win = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    psd = np.zeros(width // 2 + 1)
    for s in range(0, len(x) - width + 1, step):
        seg = x[s:s + width] - np.mean(x[s:s + width])
        psd += np.abs(np.fft.rfft(seg * win)) ** 2 / (fs * np.sum(win ** 2))
    if width % 2 == 0:
        psd[1:-1] *= 2
    else:
        psd[1:] *= 2
    return np.fft.rfftfreq(width, 1.0 / fs), psd
