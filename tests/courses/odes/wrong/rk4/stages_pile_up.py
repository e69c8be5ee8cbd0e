# what: each stage starts from where the last stage ended (y is overwritten), instead of from the step's start
def rk4(y0, ts, p):
    ys = np.zeros(y0.shape + (len(ts),))
    ys[:, :, 0] = y0
    for i in range(len(ts) - 1):
        t, h = ts[i], ts[i + 1] - ts[i]
        start = ys[:, :, i]
        y = start
        k1 = predator_prey(t, y, p)
        y = y + h / 2 * k1
        k2 = predator_prey(t + h / 2, y, p)
        y = y + h / 2 * k2
        k3 = predator_prey(t + h / 2, y, p)
        y = y + h * k3
        k4 = predator_prey(t + h, y, p)
        ys[:, :, i + 1] = start + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return ys
