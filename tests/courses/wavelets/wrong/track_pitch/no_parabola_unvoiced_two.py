# two mistakes: the lag is not refined, and the threshold is not looked at
def track_pitch(frames, sr, fmin, fmax, threshold):
    N = frames.shape[1]
    lo, hi = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    p, s = [], []
    for y in frames:
        if not y.any():
            p.append(0.0)
            s.append(0.0)
            continue
        y = y - y.mean()
        r = np.correlate(y, y, "full")[N - 1:] / np.sum(y ** 2)
        k = lo + np.argmax(r[lo:hi + 1])
        p.append(sr / k)
        s.append(r[k])
    return np.array(p), np.array(s)
