# what: returns all width frequencies (two-sided) instead of width // 2 + 1
def welch(x, width, step, fs):
    w = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    segs = np.array([x[s:s + width] for s in range(0, len(x) - width + 1, step)])
    segs = segs - segs.mean(axis=1, keepdims=True)
    P = np.abs(dft(segs * w)) ** 2 / (fs * np.sum(w ** 2))
    return np.arange(width) * fs / width, P.mean(axis=0)
