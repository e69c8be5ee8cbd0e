# style: np.correlate, and the parabola through np.polyfit
def track_pitch(frames, sr, fmin, fmax, threshold):
    out = []
    for f in frames:
        if not f.any():
            out.append((0.0, 0.0))
            continue
        z = f - f.sum() / f.size
        r = np.correlate(z, z, "full")[f.size - 1:] / np.dot(z, z)
        lags = [l for l in range(1, f.size) if l >= sr / fmax and l <= sr / fmin]
        k = max(lags, key=lambda l: r[l])
        pos = float(k)
        if r[k] > r[k - 1] and r[k] > r[k + 1]:
            p2, p1, _ = np.polyfit([-1, 0, 1], r[k - 1:k + 2], 2)
            pos = k - p1 / (2 * p2)
        out.append((sr / pos if r[k] >= threshold else 0.0, r[k]))
    table = np.array(out)
    return table[:, 0], table[:, 1]
