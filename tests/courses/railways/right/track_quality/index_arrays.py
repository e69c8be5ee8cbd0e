def track_quality(height, step, half, base, w, limit):
    n = height.shape[1]
    i = np.arange(half, n - half)
    f = np.take(height, i, axis=1) - np.mean([height[:, i - half], height[:, i + half]], axis=0)
    rails = (height[:, base:] - height[:, : n - base]) / base / step
    twist = np.subtract(*rails)
    starts = np.arange(0, len(i) - w + 1, w)
    pieces = f[:, starts[:, None] + np.arange(w)]
    square = np.sum(pieces**2, axis=2) - w * np.mean(pieces, axis=2) ** 2
    sigma = np.sqrt(square / (w - 1))
    alarm = (sigma[0] > limit) | (sigma[1] > limit)
    return {"versine": f, "twist": twist, "sigma": sigma, "alarm": alarm}
