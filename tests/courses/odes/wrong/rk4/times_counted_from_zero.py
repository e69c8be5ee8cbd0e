# what: the times are counted from zero (ts - ts[0]), although the season depends on the time itself
def rk4(y0, ts, p):
    ts = ts - ts[0]
    ys = np.zeros(y0.shape + (len(ts),))
    ys[:, :, 0] = y0
    for i, h in enumerate(np.diff(ts)):
        t, y = ts[i], ys[:, :, i]
        k1 = predator_prey(t, y, p)
        k2 = predator_prey(t + h / 2, y + h / 2 * k1, p)
        k3 = predator_prey(t + h / 2, y + h / 2 * k2, p)
        k4 = predator_prey(t + h, y + h * k3, p)
        ys[:, :, i + 1] = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return ys
