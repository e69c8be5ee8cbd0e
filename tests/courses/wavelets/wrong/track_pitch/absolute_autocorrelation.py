# the largest absolute value is looked for, so negative correlations count
def track_pitch(frames, sr, fmin, fmax, threshold):
    T, N = frames.shape
    lo, hi = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    pitch, strength = np.zeros(T), np.zeros(T)
    for t in range(T):
        y = frames[t]
        if not y.any():
            continue
        y = y - y.mean()
        r = np.array([np.sum(y[:N - k] * y[k:]) for k in range(hi + 2)])
        r = np.abs(r) / r[0]
        k = lo + np.argmax(r[lo:hi + 1])
        strength[t] = r[k]
        if r[k] >= threshold:
            d = 0
            if r[k] > r[k - 1] and r[k] > r[k + 1]:
                d = 0.5 * (r[k - 1] - r[k + 1]) / (r[k - 1] - 2 * r[k] + r[k + 1])
            pitch[t] = sr / (k + d)
    return pitch, strength
