# the mean over the frames at each sample (axis 0) is taken off instead of that of each frame
def track_pitch(frames, sr, fmin, fmax, threshold):
    y_all = frames - np.mean(frames, axis=0)
    n_frames, size = frames.shape
    start, stop = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin)) + 1
    p = np.zeros(n_frames)
    s = np.zeros(n_frames)
    for t in range(n_frames):
        y = y_all[t]
        if not np.any(frames[t]) or not np.any(y):
            continue
        r = np.array([(y[:size - k] * y[k:]).sum() for k in range(stop + 1)])
        r /= r[0]
        j = start + r[start:stop].argmax()
        s[t] = r[j]
        if s[t] < threshold:
            continue
        off = 0.0
        if r[j] > r[j - 1] and r[j] > r[j + 1]:
            off = (r[j - 1] - r[j + 1]) / (2 * (r[j - 1] - 2 * r[j] + r[j + 1]))
        p[t] = sr / (j + off)
    return p, s
