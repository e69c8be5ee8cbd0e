# the strength of unvoiced frames is set to zero as well
def track_pitch(frames, sr, fmin, fmax, threshold):
    lo, hi = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    pitch = np.zeros(len(frames))
    strength = np.zeros(len(frames))
    for t in range(len(frames)):
        y = frames[t] - frames[t].mean()
        n = len(y)
        if not frames[t].any():
            continue
        r = np.array([np.sum(y[:n - k] * y[k:]) for k in range(hi + 2)])
        r = r / r[0]
        k = np.argmax(r[lo:hi + 1]) + lo
        if r[k] < threshold:
            continue
        strength[t] = r[k]
        if r[k] > r[k - 1] and r[k] > r[k + 1]:
            pitch[t] = sr / (k + (r[k - 1] - r[k + 1]) / (2 * (r[k - 1] - 2 * r[k] + r[k + 1])))
        else:
            pitch[t] = sr / k
    return pitch, strength
