# the period in samples is returned instead of sr divided by it
def track_pitch(frames, sr, fmin, fmax, threshold):
    size = frames.shape[1]
    low, high = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    pitch = np.zeros(len(frames))
    strength = np.zeros(len(frames))
    for t, f in enumerate(frames):
        if not f.any():
            continue
        g = f - f.mean()
        r = np.correlate(g, g, mode="full")[size - 1:]
        r = r / r[0]
        lag = low + np.argmax(r[low:high + 1])
        strength[t] = r[lag]
        if r[lag] >= threshold:
            a, b, c = r[lag - 1:lag + 2]
            s = (a - c) / (2 * (a - 2 * b + c)) if b > max(a, c) else 0.0
            pitch[t] = lag + s
    return pitch, strength
