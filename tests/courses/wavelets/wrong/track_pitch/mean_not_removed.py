# the mean of the frame is not taken off
def track_pitch(frames, sr, fmin, fmax, threshold):
    T, N = frames.shape
    lo = int(np.ceil(sr / fmax))
    hi = int(np.floor(sr / fmin))
    f0 = np.zeros(T)
    strength = np.zeros(T)
    for i in range(T):
        y = frames[i]
        full = np.correlate(y, y, mode="full")[N - 1:]
        if full[0] == 0:
            continue
        ac = full / full[0]
        k = lo + np.argmax(ac[lo:hi + 1])
        strength[i] = ac[k]
        if ac[k] < threshold:
            continue
        d = 0
        if ac[k] > ac[k - 1] and ac[k] > ac[k + 1]:
            d = 0.5 * (ac[k - 1] - ac[k + 1]) / (ac[k - 1] - 2 * ac[k] + ac[k + 1])
        f0[i] = sr / (k + d)
    return f0, strength
