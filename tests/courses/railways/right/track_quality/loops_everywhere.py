def track_quality(height, step, half, base, w, limit):
    n = height.shape[1]
    versine = np.zeros((2, n - 2 * half))
    for r in range(2):
        for i in range(half, n - half):
            versine[r, i - half] = height[r, i] - 0.5 * (height[r, i - half] + height[r, i + half])
    twist = np.zeros(n - base)
    for i in range(n - base):
        there = height[0, i + base] - height[1, i + base]
        here = height[0, i] - height[1, i]
        twist[i] = (there - here) / (base * step)
    count = versine.shape[1] // w
    sigma = np.zeros((2, count))
    alarm = np.zeros(count, dtype=bool)
    for q in range(count):
        part = versine[:, q * w : (q + 1) * w]
        mean = part.sum(axis=1) / w
        for r in range(2):
            sigma[r, q] = np.sqrt(np.sum((part[r] - mean[r]) ** 2) / (w - 1))
            if sigma[r, q] > limit:
                alarm[q] = True
    return {"versine": versine, "twist": twist, "sigma": sigma, "alarm": alarm}
