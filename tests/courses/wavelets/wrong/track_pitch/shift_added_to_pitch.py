# the shift of the parabola is added to the pitch in Hz instead of to the lag
def track_pitch(frames, sr, fmin, fmax, threshold):
    size = frames.shape[1]
    low, high = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    pitch = []
    strength = []
    for f in frames:
        f0, st = 0.0, 0.0
        if f.any():
            g = f - np.average(f)
            r = np.array([np.inner(g[:size - k], g[k:]) for k in range(high + 2)])
            r = r / r[0]
            lag = low + np.argmax(r[low:high + 1])
            st = r[lag]
            if st >= threshold:
                f0 = sr / lag
                if r[lag] > r[lag - 1] and r[lag] > r[lag + 1]:
                    f0 = f0 + 0.5 * (r[lag - 1] - r[lag + 1]) / (r[lag - 1] - 2 * r[lag] + r[lag + 1])
        pitch.append(f0)
        strength.append(st)
    return np.array(pitch), np.array(strength)
