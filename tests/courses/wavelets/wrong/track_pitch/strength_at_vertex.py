# the strength is the height of the parabola's vertex instead of the value at the whole lag
def track_pitch(frames, sr, fmin, fmax, threshold):
    T, size = frames.shape
    lo, hi = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    pitch, strength = np.zeros(T), np.zeros(T)
    for t in range(T):
        if not np.any(frames[t]):
            continue
        y = frames[t] - np.mean(frames[t])
        r = np.array([np.sum(y[:size - l] * y[l:]) for l in range(hi + 2)]) / np.sum(y * y)
        l = lo + np.argmax(r[lo:hi + 1])
        a, b, c = r[l - 1], r[l], r[l + 1]
        p = (a - c) / (2 * (a - 2 * b + c)) if b > a and b > c else 0.0
        strength[t] = b - 0.25 * (a - c) * p
        if b >= threshold:
            pitch[t] = sr / (l + p)
    return pitch, strength
