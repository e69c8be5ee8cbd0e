# the frame is standardized, and each lag is divided by its own number of pairs, size - lag, instead of all by r[0]
def track_pitch(frames, sr, fmin, fmax, threshold):
    T, N = frames.shape
    lo, hi = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    pitch, strength = np.zeros(T), np.zeros(T)
    for t in range(T):
        if not frames[t].any():
            continue
        y = (frames[t] - frames[t].mean()) / frames[t].std()
        r = np.array([np.sum(y[:N - k] * y[k:]) / (N - k) for k in range(hi + 2)])
        k = lo + np.argmax(r[lo:hi + 1])
        strength[t] = r[k]
        if r[k] >= threshold:
            a, b, c = r[k - 1], r[k], r[k + 1]
            pitch[t] = sr / (k + ((a - c) / (2 * (a - 2 * b + c)) if b > a and b > c else 0))
    return pitch, strength
