# the first lag above the threshold is taken instead of the lag of the largest value (the largest where none is)
def track_pitch(frames, sr, fmin, fmax, threshold):
    T, N = frames.shape
    a, b = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    p, q = np.zeros(T), np.zeros(T)
    for t in range(T):
        if not frames[t].any():
            continue
        y = frames[t] - frames[t].mean()
        r = np.array([y[:N - l] @ y[l:] for l in range(b + 2)])
        r /= r[0]
        above = [l for l in range(a, b + 1) if r[l] >= threshold]
        lag = above[0] if above else a + np.argmax(r[a:b + 1])
        q[t] = r[lag]
        if above:
            d = 0.0
            if r[lag] > r[lag - 1] and r[lag] > r[lag + 1]:
                d = (r[lag - 1] - r[lag + 1]) / (2 * (r[lag - 1] - 2 * r[lag] + r[lag + 1]))
            p[t] = sr / (lag + d)
    return p, q
