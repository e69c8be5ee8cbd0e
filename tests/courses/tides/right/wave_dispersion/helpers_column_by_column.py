# helpers, column by column, from a fraction in Newton's method
def wave_dispersion(period, depth, steps):
    w = 2 * np.pi / period

    def solve(h):
        k = np.where(w**2 * h / G > 1, w**2 / G, w / np.sqrt(G * h))
        for _ in range(steps):
            th = np.tanh(k * h)
            sech2 = 1 - th**2
            k = (G * k**2 * h * sech2 + w**2) / (G * th + G * k * h * sech2)
        return k

    def speed(k, h):
        return 0.5 * w / k * (1 + k * h / (np.sinh(k * h) * np.cosh(k * h)))

    ks = [solve(h) for h in depth]
    return np.stack(ks, axis=1), np.stack([speed(k, h) for k, h in zip(ks, depth)], axis=1)
