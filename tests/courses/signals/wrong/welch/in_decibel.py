# what: the segments' densities are turned into decibel before they are averaged
def welch(x, width, step, fs):
    w = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    all_p = []
    for s in range(0, len(x) - width + 1, step):
        seg = x[s:s + width] - x[s:s + width].mean()
        p = np.abs(np.fft.rfft(seg * w)) ** 2 / (fs * np.sum(w ** 2))
        if width % 2 == 0:
            p[1:-1] *= 2
        else:
            p[1:] *= 2
        all_p.append(10 * np.log10(p))
    return np.arange(width // 2 + 1) * fs / width, np.mean(all_p, axis=0)
