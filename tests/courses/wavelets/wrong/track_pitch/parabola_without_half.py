# the factor 1/2 of the parabola's shift is missing
def track_pitch(frames, sr, fmin, fmax, threshold):
    N = frames.shape[1]
    l0, l1 = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    pitch, strength = np.zeros(len(frames)), np.zeros(len(frames))
    for i, y in enumerate(frames):
        if (y == 0).all():
            continue
        y = y - np.mean(y)
        r = np.zeros(l1 + 2)
        for lag in range(l1 + 2):
            r[lag] = np.sum(y[lag:] * y[:N - lag])
        r = r / r[0]
        m = l0 + np.argmax(r[l0:l1 + 1])
        strength[i] = r[m]
        if r[m] >= threshold:
            delta = 0
            if r[m] > r[m - 1] and r[m] > r[m + 1]:
                delta = (r[m - 1] - r[m + 1]) / (r[m - 1] - 2 * r[m] + r[m + 1])
            pitch[i] = sr / (m + delta)
    return pitch, strength
