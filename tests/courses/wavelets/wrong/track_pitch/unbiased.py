# each lag is divided by its number of pairs (mean of the products instead of the sum)
def track_pitch(frames, sr, fmin, fmax, threshold):
    T, size = frames.shape
    shortest = int(np.ceil(sr / fmax))
    longest = int(np.floor(sr / fmin))
    pitch = np.zeros(T)
    strength = np.zeros(T)
    for t in range(T):
        if np.all(frames[t] == 0):
            continue
        y = frames[t] - np.mean(frames[t])
        r = np.array([np.mean(y[:size - lag] * y[lag:]) for lag in range(longest + 2)])
        r = r / r[0]
        lag = np.argmax(r[shortest:longest + 1]) + shortest
        strength[t] = r[lag]
        if strength[t] >= threshold:
            left, mid, right = r[lag - 1], r[lag], r[lag + 1]
            if mid > left and mid > right:
                pitch[t] = sr / (lag + (left - right) / (2 * (left - 2 * mid + right)))
            else:
                pitch[t] = sr / lag
    return pitch, strength
