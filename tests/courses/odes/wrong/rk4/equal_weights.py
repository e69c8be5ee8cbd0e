# what: the four slopes are averaged with equal weights 1/4 instead of 1, 2, 2, 1 over 6
def rk4(y0, ts, p):
    ys = np.zeros(y0.shape + (len(ts),))
    ys[:, :, 0] = y0
    for i in range(len(ts) - 1):
        t, h, y = ts[i], ts[i + 1] - ts[i], ys[:, :, i]
        k1 = predator_prey(t, y, p)
        k2 = predator_prey(t + h / 2, y + h / 2 * k1, p)
        k3 = predator_prey(t + h / 2, y + h / 2 * k2, p)
        k4 = predator_prey(t + h, y + h * k3, p)
        ys[:, :, i + 1] = y + h * np.mean([k1, k2, k3, k4], axis=0)
    return ys
