# what: the complex spectra are averaged before the absolute square, instead of the powers
def welch(x, width, step, fs):
    w = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    segs = np.stack([x[s:s + width] for s in range(0, len(x) - width + 1, step)])
    segs = (segs - segs.mean(axis=1, keepdims=True)) * w
    X = dft(segs).mean(axis=0)[:width // 2 + 1]
    psd = np.abs(X) ** 2 / (fs * np.sum(w ** 2))
    if width % 2 == 0:
        psd[1:-1] *= 2
    else:
        psd[1:] *= 2
    return np.arange(width // 2 + 1) * (fs / width), psd
