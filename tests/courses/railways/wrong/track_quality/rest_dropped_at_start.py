# left out the versines that fill no window at the beginning instead of at the end
def track_quality(height, step, half, base, w, limit):
    left, right = height[0], height[1]

    def versines(z):
        return np.array([z[i] - (z[i - half] + z[i + half]) / 2 for i in range(half, len(z) - half)])

    f = np.stack([versines(left), versines(right)])
    cant = left - right
    twist = np.array([(cant[i + base] - cant[i]) / (base * step) for i in range(len(cant) - base)])
    rest = f.shape[1] % w
    windows = np.split(f[:, rest:], f.shape[1] // w, axis=1)
    sigma = np.stack([np.std(p, axis=1, ddof=1) for p in windows], axis=1)
    alarm = sigma.max(axis=0) > limit
    return {"versine": f, "twist": twist, "sigma": sigma, "alarm": alarm}
