# what: k4 is taken a whole step along k2 instead of along k3
def rk4(y0, ts, p):
    ys = np.zeros(y0.shape + (len(ts),))
    ys[:, :, 0] = y0
    for i in range(len(ts) - 1):
        t, h, y = ts[i], ts[i + 1] - ts[i], ys[:, :, i]
        k1 = predator_prey(t, y, p)
        k2 = predator_prey(t + h / 2, y + h / 2 * k1, p)
        k3 = predator_prey(t + h / 2, y + h / 2 * k2, p)
        k4 = predator_prey(t + h, y + h * k2, p)
        ys[:, :, i + 1] = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return ys
