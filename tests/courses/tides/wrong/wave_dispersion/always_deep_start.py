# began with deep water everywhere instead of with shallow water where kh is at most 1
def wave_dispersion(period, depth, steps):
    n, m = len(period), len(depth)
    K = np.zeros((n, m))
    CG = np.zeros((n, m))
    for i in range(n):
        w = 2 * np.pi / period[i]
        for j in range(m):
            h = depth[j]
            k = w**2 / G
            for _ in range(steps):
                t = np.tanh(k * h)
                k = k - (G * k * t - w**2) / (G * t + G * k * h * (1 - t**2))
            K[i, j] = k
            CG[i, j] = 0.5 * (1 + 2 * k * h / np.sinh(2 * k * h)) * w / k
    return K, CG
