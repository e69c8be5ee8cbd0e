# what: the predictor's weights stand at the wrong slopes: 23 at the oldest, 5 at the newest
def adams_pece(y0, t0, h, n, p):
    t = t0 + h * np.arange(n + 1)
    y = np.zeros((2, y0.shape[1], n + 1))
    gap = np.zeros(n)
    y[:, :, 0:3] = rk4(y0, t[0:3], p)
    f = np.zeros_like(y)
    for i in range(min(3, n + 1)):
        f[:, :, i] = predator_prey(t[i], y[:, :, i], p)
    for i in range(2, n):
        pred = y[:, :, i] + h / 12 * (5 * f[:, :, i] - 16 * f[:, :, i - 1] + 23 * f[:, :, i - 2])
        fp = predator_prey(t[i + 1], pred, p)
        y[:, :, i + 1] = y[:, :, i] + h / 12 * (5 * fp + 8 * f[:, :, i] - f[:, :, i - 1])
        gap[i] = np.abs(y[:, :, i + 1] - pred).max()
        f[:, :, i + 1] = predator_prey(t[i + 1], y[:, :, i + 1], p)
    return y, gap
