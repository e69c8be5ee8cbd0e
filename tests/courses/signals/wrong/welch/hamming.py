# what: a periodic Hamming window (0.54 - 0.46 cos) instead of a Hann window
def welch(x, width, step, fs):
    win = 0.54 - 0.46 * np.cos(2 * np.pi * np.arange(width) / width)
    segs = np.array([x[s:s + width] for s in range(0, len(x) - width + 1, step)])
    segs -= segs.mean(axis=1, keepdims=True)
    P = np.abs(dft(segs * win)) ** 2 / (fs * np.sum(win ** 2))
    P = P.mean(axis=0)[:width // 2 + 1]
    for k in range(1, len(P)):
        if 2 * k != width:
            P[k] *= 2
    return np.arange(len(P)) * fs / width, P
