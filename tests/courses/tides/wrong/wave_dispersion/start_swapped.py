# began with the shallow water guess in deep water and the other way round instead of each where it holds
def wave_dispersion(period, depth, steps):
    omega = 2 * np.pi / period[:, None]
    h = depth[None, :]
    deep = omega**2 / G
    shallow = omega / np.sqrt(G * h)
    k = np.where(deep * h > 1, shallow, deep)
    for _ in range(steps):
        th = np.tanh(k * h)
        f = G * k * th - omega**2
        slope = G * th + G * k * h * (1 - th**2)
        k = k - f / slope
    c = omega / k
    ratio = 0.5 * (1 + 2 * k * h / np.sinh(2 * k * h))
    return k, ratio * c
