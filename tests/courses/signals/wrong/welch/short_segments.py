# what: starts segments up to the end of the series, so the last ones are too short for the window (crash)
def welch(x, width, step, fs):
    w = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(width) / width)
    P = []
    for s in range(0, len(x), step):
        seg = x[s:s + width]
        seg = (seg - seg.mean()) * w
        p = np.abs(dft(seg[None])[0, :width // 2 + 1]) ** 2 / (fs * np.sum(w ** 2))
        p[1:] *= 2
        if width % 2 == 0:
            p[-1] /= 2
        P.append(p)
    return np.arange(width // 2 + 1) * fs / width, np.mean(P, axis=0)
