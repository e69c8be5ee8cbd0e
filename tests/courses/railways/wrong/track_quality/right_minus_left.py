# took right minus left as the cant instead of left minus right
def track_quality(height, step, half, base, w, limit):
    n = height.shape[1]
    versine = np.zeros((2, n - 2 * half))
    for r in range(2):
        for i in range(half, n - half):
            versine[r, i - half] = height[r, i] - 0.5 * (height[r, i - half] + height[r, i + half])
    cant = np.diff(height, axis=0)[0]
    twist = np.zeros(n - base)
    for i in range(n - base):
        twist[i] = (cant[i + base] - cant[i]) / (base * step)
    count = versine.shape[1] // w
    sigma = np.zeros((2, count))
    for q in range(count):
        sigma[:, q] = versine[:, q * w : (q + 1) * w].std(axis=1, ddof=1)
    alarm = (sigma[0] > limit) | (sigma[1] > limit)
    return {"versine": versine, "twist": twist, "sigma": sigma, "alarm": alarm}
