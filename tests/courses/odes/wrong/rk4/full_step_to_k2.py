# what: k2 is taken after a whole step along k1, at y + h k1, instead of half a step
def rk4(y0, ts, p):
    n = len(ts) - 1
    ys = np.zeros((y0.shape[0], y0.shape[1], n + 1))
    ys[..., 0] = y0
    for i in range(n):
        h = ts[i + 1] - ts[i]
        y = ys[..., i]
        k1 = predator_prey(ts[i], y, p)
        k2 = predator_prey(ts[i] + h / 2, y + h * k1, p)
        k3 = predator_prey(ts[i] + h / 2, y + h / 2 * k2, p)
        k4 = predator_prey(ts[i] + h, y + h * k3, p)
        ys[..., i + 1] = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return ys
