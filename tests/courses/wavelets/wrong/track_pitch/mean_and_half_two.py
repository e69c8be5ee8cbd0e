# two mistakes: the mean of the frame is not taken off, and the factor 1/2 of the parabola's shift is missing
def track_pitch(frames, sr, fmin, fmax, threshold):
    T, N = frames.shape
    lo, hi = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    pitch, strength = np.zeros(T), np.zeros(T)
    for t in range(T):
        x = frames[t]
        if not x.any():
            continue
        r = np.array([x[:N - l] @ x[l:] for l in range(hi + 2)]) / (x @ x)
        l = lo + np.argmax(r[lo:hi + 1])
        strength[t] = r[l]
        if r[l] >= threshold:
            s = 0.0
            if r[l] > r[l - 1] and r[l] > r[l + 1]:
                s = (r[l - 1] - r[l + 1]) / (r[l - 1] - 2 * r[l] + r[l + 1])
            pitch[t] = sr / (l + s)
    return pitch, strength
