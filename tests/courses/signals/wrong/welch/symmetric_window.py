# what: np.hanning(width), the symmetric window, instead of the periodic one
def welch(x, width, step, fs):
    w = np.hanning(width)
    nf = width // 2 + 1
    psds = []
    for s in range(0, len(x) - width + 1, step):
        seg = x[s:s + width]
        seg = seg - np.mean(seg)
        X = np.fft.rfft(seg * w)
        p = np.abs(X) ** 2 / (fs * (w ** 2).sum())
        if width % 2:
            p[1:] *= 2
        else:
            p[1:-1] *= 2
        psds.append(p)
    return np.arange(nf) * fs / width, np.mean(psds, axis=0)
