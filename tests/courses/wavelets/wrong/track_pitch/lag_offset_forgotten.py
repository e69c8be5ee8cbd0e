# argmax of the slice is used as the lag (at least 1) without adding the shortest lag
def track_pitch(frames, sr, fmin, fmax, threshold):
    T, N = frames.shape
    kmin, kmax = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    pitch, conf = np.zeros(T), np.zeros(T)
    for t in range(T):
        if frames[t].any():
            y = frames[t] - frames[t].mean()
            r = np.array([y[:N - k] @ y[k:] for k in range(kmax + 2)])
            r = r / r[0]
            k = max(np.argmax(r[kmin:kmax + 1]), 1)
            conf[t] = r[k]
            if r[k] >= threshold:
                d = 0.0
                if r[k - 1] < r[k] > r[k + 1]:
                    d = (r[k - 1] - r[k + 1]) / 2 / (r[k - 1] - 2 * r[k] + r[k + 1])
                pitch[t] = sr / (k + d)
    return pitch, conf
