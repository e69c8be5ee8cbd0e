# the lag is not refined by the parabola
def track_pitch(frames, sr, fmin, fmax, threshold):
    T, n = frames.shape
    lo, hi = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    centered = frames - frames.mean(axis=1, keepdims=True)
    acf = np.array([[np.dot(y[:n - k], y[k:]) for k in range(hi + 1)] for y in centered])
    power = acf[:, :1].copy()
    power[~frames.any(axis=1)] = 1
    acf = acf / power
    lag = lo + np.argmax(acf[:, lo:], axis=1)
    strength = acf[np.arange(T), lag] * frames.any(axis=1)
    pitch = np.where(strength >= threshold, sr / lag, 0.0)
    return pitch, strength
