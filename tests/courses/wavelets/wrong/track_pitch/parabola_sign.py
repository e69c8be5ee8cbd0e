# the shift of the parabola has the wrong sign
def track_pitch(frames, sr, fmin, fmax, threshold):
    def refine(r, k):
        a, b, c = r[k - 1], r[k], r[k + 1]
        if b <= a or b <= c:
            return k
        return k + 0.5 * (c - a) / (a - 2 * b + c)
    lo, hi = int(np.ceil(sr / fmax)), int(np.floor(sr / fmin))
    res = []
    for y in frames:
        if not y.any():
            res.append((0.0, 0.0))
            continue
        y = y - y.mean()
        r = np.correlate(y, y, "full")[len(y) - 1:]
        r = r / r[0]
        k = lo + np.argmax(r[lo:hi + 1])
        res.append((sr / refine(r, k) if r[k] >= threshold else 0.0, r[k]))
    res = np.array(res)
    return res[:, 0], res[:, 1]
