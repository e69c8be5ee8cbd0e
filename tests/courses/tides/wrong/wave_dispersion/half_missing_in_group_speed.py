# left the factor one half out of the group speed instead of halving the bracket
def wave_dispersion(period, depth, steps):
    w = 2 * np.pi / period
    kk = np.zeros((period.size, depth.size))
    for j, h in enumerate(depth):
        k = np.where(w**2 * h / G > 1, w**2 / G, w / np.sqrt(G * h))
        for _ in range(steps):
            th = np.tanh(k * h)
            k = k - (G * k * th - w**2) / (G * th + G * k * h * (1 - th * th))
        kk[:, j] = k
    x = 2 * kk * depth
    cg = (1 + x / np.sinh(x)) * w[:, None] / kk
    return kk, cg
