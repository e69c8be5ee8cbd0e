# one period and depth at a time
def wave_dispersion(period, depth, steps):
    K = np.zeros((len(period), len(depth)))
    C = np.zeros((len(period), len(depth)))
    for i, T in enumerate(period):
        w = 2 * np.pi / T
        for j, h in enumerate(depth):
            k = w**2 / G
            if k * h <= 1:
                k = w / (G * h) ** 0.5
            for _ in range(steps):
                t = np.tanh(k * h)
                k -= (G * k * t - w**2) / (G * t + G * k * h * (1 - t**2))
            K[i, j] = k
            C[i, j] = w / k * (0.5 + k * h / np.sinh(2 * k * h))
    return K, C
