# what: the first two steps are by Euler's method instead of rk4
def adams_pece(y0, t0, h, n, p):
    ys = np.zeros(y0.shape + (n + 1,))
    gaps = np.zeros(n)
    ys[:, :, 0] = y0
    f = []
    for i in range(n):
        t = t0 + i * h
        y = ys[:, :, i]
        f.append(predator_prey(t, y, p))
        if i < 2:
            ys[:, :, i + 1] = y + h * f[i]
            continue
        guess = y + h / 12 * (23 * f[i] - 16 * f[i - 1] + 5 * f[i - 2])
        new = y + h / 12 * (5 * predator_prey(t + h, guess, p) + 8 * f[i] - f[i - 1])
        gaps[i] = np.abs(new - guess).max()
        ys[:, :, i + 1] = new
    return ys, gaps
