# took the variance instead of the standard deviation, without the root
def track_quality(height, step, half, base, w, limit):
    n = height.shape[1]
    idx = np.arange(half, n - half)
    f = height[:, idx] - (height[:, idx - half] + height[:, idx + half]) / 2
    c = height[0] - height[1]
    t = (c[base:] - c[: n - base]) / (base * step)
    k = len(idx) // w
    s = np.empty((2, k))
    for rail in range(2):
        for j in range(k):
            part = f[rail, j * w : (j + 1) * w]
            s[rail, j] = np.sum((part - part.mean()) ** 2) / (w - 1)
    a = np.array([max(s[0, j], s[1, j]) > limit for j in range(k)])
    return {"versine": f, "twist": t, "sigma": s, "alarm": a}
