# the longest lag itself is not looked at
def track_pitch(frames, sr, fmin, fmax, threshold):
    size = frames.shape[1]
    first = int(np.ceil(sr / fmax))
    last = int(np.floor(sr / fmin))
    pitch = np.zeros(frames.shape[0])
    strength = np.zeros(frames.shape[0])
    for t in range(frames.shape[0]):
        y = frames[t] - np.mean(frames[t])
        e = np.sum(y ** 2)
        if not np.any(frames[t]):
            continue
        r = [np.sum(y[:size - l] * y[l:]) / e for l in range(last + 2)]
        best, best_value = first, r[first]
        for l in range(first, last):
            if r[l] > best_value:
                best, best_value = l, r[l]
        strength[t] = best_value
        if best_value >= threshold:
            shift = 0.0
            if r[best] > r[best - 1] and r[best] > r[best + 1]:
                shift = (r[best - 1] - r[best + 1]) / (2 * (r[best - 1] - 2 * r[best] + r[best + 1]))
            pitch[t] = sr / (best + shift)
    return pitch, strength
