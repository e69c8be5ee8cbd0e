# each lag is divided by the energies of the two overlapping parts (a correlation coefficient) instead of by r[0]
def track_pitch(frames, sr, fmin, fmax, threshold):
    T, N = frames.shape
    lo, hi = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    pitch, strength = np.zeros(T), np.zeros(T)
    for t in range(T):
        if not np.any(frames[t]):
            continue
        y = frames[t] - np.mean(frames[t])
        r = np.zeros(hi + 2)
        for k in range(hi + 2):
            u, v = y[:N - k], y[k:]
            r[k] = np.dot(u, v) / np.sqrt(np.dot(u, u) * np.dot(v, v))
        k = lo + np.argmax(r[lo:hi + 1])
        strength[t] = r[k]
        if r[k] >= threshold:
            d = 0.0
            if r[k - 1] < r[k] > r[k + 1]:
                d = (r[k - 1] - r[k + 1]) / (2 * (r[k - 1] - 2 * r[k] + r[k + 1]))
            pitch[t] = sr / (k + d)
    return pitch, strength
