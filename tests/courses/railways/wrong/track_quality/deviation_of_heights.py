# took the standard deviation of the heights instead of the versines
def track_quality(height, step, half, base, w, limit):
    n = height.shape[1]
    middle = height[:, half : n - half]
    behind = height[:, : n - 2 * half]
    ahead = height[:, 2 * half :]
    f = middle - (behind + ahead) / 2
    left, right = height
    q = left - right
    tw = (q[base:] - q[: n - base]) / (step * base)
    count = f.shape[1] // w
    s = np.zeros((2, count))
    for j in range(count):
        piece = middle[:, j * w : j * w + w]
        mean = piece.mean(axis=1, keepdims=True)
        s[:, j] = np.sqrt(((piece - mean) ** 2).sum(axis=1) / (w - 1))
    return {"versine": f, "twist": tw, "sigma": s, "alarm": (s > limit).any(axis=0)}
