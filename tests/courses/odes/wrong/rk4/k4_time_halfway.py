# what: k4 is taken at the time t + h/2 instead of t + h
def rk4(y0, ts, p):
    ys = np.zeros(y0.shape + (len(ts),))
    ys[:, :, 0] = y0
    for i in range(len(ts) - 1):
        t, h, y = ts[i], ts[i + 1] - ts[i], ys[:, :, i]
        mid = t + h / 2
        k1 = predator_prey(t, y, p)
        k2 = predator_prey(mid, y + h / 2 * k1, p)
        k3 = predator_prey(mid, y + h / 2 * k2, p)
        k4 = predator_prey(mid, y + h * k3, p)
        ys[:, :, i + 1] = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return ys
