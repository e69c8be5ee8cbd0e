# style: scalar loops with a running maximum, normalization at the end
def track_pitch(frames, sr, fmin, fmax, threshold):
    T, N = frames.shape
    pitch, strength = np.zeros(T), np.zeros(T)
    lo = int(-(-sr // fmax))
    hi = int(sr // fmin)
    for t in range(T):
        if sum(abs(frames[t])) == 0:
            continue
        m = sum(frames[t]) / N
        def corr(l):
            s = 0.0
            for k in range(N - l):
                s += (frames[t, k] - m) * (frames[t, k + l] - m)
            return s
        best = lo
        for l in range(lo + 1, hi + 1):
            if corr(l) > corr(best):
                best = l
        r0, b = corr(0), corr(best)
        strength[t] = b / r0
        if b >= threshold * r0:
            a, c = corr(best - 1), corr(best + 1)
            lag = best + (0.5 * (c - a) / (2 * b - a - c) if a < b > c else 0)
            pitch[t] = sr / lag
    return pitch, strength
