# moved the window on by one versine each time instead of by its whole width
def track_quality(height, step, half, base, w, limit):
    n = height.shape[1]
    f = height[:, half : n - half] - 0.5 * height[:, : n - 2 * half] - 0.5 * height[:, 2 * half :]
    cant = height[0] - height[1]
    twist = (cant[base:] - cant[:-base]) / (base * step)
    sigma = []
    for start in range(f.shape[1] - w + 1):
        sigma.append(np.std(f[:, start : start + w], axis=1, ddof=1))
    sigma = np.array(sigma).T
    alarm = np.any(sigma > limit, axis=0)
    return {"versine": f, "twist": twist, "sigma": sigma, "alarm": alarm}
