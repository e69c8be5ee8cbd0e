# what: the step from ts[i] uses the step size before it, ts[i] - ts[i-1] (the first step its own)
def rk4(y0, ts, p):
    hs = np.diff(ts)
    ys = np.zeros(y0.shape + (len(ts),))
    ys[:, :, 0] = y0
    for i in range(len(ts) - 1):
        h = hs[max(i - 1, 0)]
        t = ts[i]
        y = ys[:, :, i]
        k1 = predator_prey(t, y, p)
        k2 = predator_prey(t + h / 2, y + h / 2 * k1, p)
        k3 = predator_prey(t + h / 2, y + h / 2 * k2, p)
        k4 = predator_prey(t + h, y + h * k3, p)
        ys[:, :, i + 1] = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return ys
