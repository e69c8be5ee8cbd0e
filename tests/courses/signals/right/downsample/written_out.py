def downsample(x, factor, half):
    taps = []
    for j in range(-half, half + 1):
        a = np.pi * j / factor
        ideal = 1.0 if j == 0 else np.sin(a) / a
        taps.append(ideal * (0.54 + 0.46 * np.cos(np.pi * j / half)))
    taps = np.array(taps) / sum(taps)
    c, n = x.shape
    times = list(range(0, n, factor))
    y = np.zeros((c, len(times)))
    for i in range(c):
        for q, t in enumerate(times):
            for j in range(-half, half + 1):
                if 0 <= t - j < n:
                    y[i, q] += taps[j + half] * x[i, t - j]
    return y, taps
