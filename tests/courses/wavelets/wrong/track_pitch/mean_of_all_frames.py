# the mean over all frames together is taken off instead of that of each frame
def track_pitch(frames, sr, fmin, fmax, threshold):
    T, N = frames.shape
    centered = frames - frames.mean()
    lmin, lmax = int(np.ceil(sr / fmax)), int(sr / fmin)
    pitch, strength = np.zeros(T), np.zeros(T)
    for t in range(T):
        if not np.any(frames[t]):
            continue
        y = centered[t]
        r = []
        for l in range(lmax + 2):
            r.append(np.dot(y[:N - l], y[l:]))
        r = np.array(r) / r[0]
        best = max(range(lmin, lmax + 1), key=lambda l: r[l])
        strength[t] = r[best]
        if strength[t] >= threshold:
            a, b, c = r[best - 1], r[best], r[best + 1]
            shift = (a - c) / (2 * (a - 2 * b + c)) if (b > a and b > c) else 0
            pitch[t] = sr / (best + shift)
    return pitch, strength
