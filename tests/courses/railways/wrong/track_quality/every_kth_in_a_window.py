# put every k-th versine into a window instead of w versines that follow each other
def track_quality(height, step, half, base, w, limit):
    n = height.shape[1]
    f = height[:, half : n - half] - (height[:, : n - 2 * half] + height[:, 2 * half :]) / 2
    cant = height[0] - height[1]
    twist = (cant[base:] - cant[: n - base]) / (base * step)
    k = f.shape[1] // w
    blocks = f[:, : k * w].reshape(2, w, k)
    mean = blocks.mean(axis=1, keepdims=True)
    sigma = np.sqrt(np.sum((blocks - mean) ** 2, axis=1) / (w - 1))
    alarm = np.any(sigma > limit, axis=0)
    return {"versine": f, "twist": twist, "sigma": sigma, "alarm": alarm}
