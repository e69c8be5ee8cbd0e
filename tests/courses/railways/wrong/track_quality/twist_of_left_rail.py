# took the twist from the heights of the left rail instead of from the cant
def track_quality(height, step, half, base, w, limit):
    n = height.shape[1]
    left = height[0]
    result = {}
    f = np.zeros((2, n - 2 * half))
    for i in range(n - 2 * half):
        f[:, i] = height[:, i + half] - (height[:, i] + height[:, i + 2 * half]) / 2
    result["versine"] = f
    length = base * step
    result["twist"] = np.array([(left[i + base] - left[i]) / length for i in range(n - base)])
    k = f.shape[1] // w
    sigma = np.std(f[:, : k * w].reshape(2, k, w), axis=-1, ddof=1)
    result["sigma"] = sigma
    result["alarm"] = np.maximum(sigma[0], sigma[1]) > limit
    return result
