# what: the window is computed and its energy divided by, but the segments are not multiplied by it
def welch(x, width, step, fs):
    w = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    psd = np.zeros(width // 2 + 1)
    k = 0
    for s in range(0, len(x) - width + 1, step):
        seg = x[s:s + width]
        seg = seg - seg.mean()
        X = np.fft.rfft(seg)
        Pxx = (np.abs(X) ** 2) / (fs * (w ** 2).sum())
        Pxx[1:] *= 2
        if width % 2 == 0:
            Pxx[-1] /= 2
        psd = psd + Pxx
        k += 1
    return np.fft.rfftfreq(width, d=1 / fs), psd / k
