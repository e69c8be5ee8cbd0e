# what: k4 is taken at y + h/2 k3 instead of y + h k3
def rk4(y0, ts, p):
    out = np.empty(y0.shape + ts.shape)
    y = y0.copy()
    out[:, :, 0] = y
    for i in range(1, len(ts)):
        t = ts[i - 1]
        h = ts[i] - ts[i - 1]
        half = h / 2
        k1 = predator_prey(t, y, p)
        k2 = predator_prey(t + half, y + half * k1, p)
        k3 = predator_prey(t + half, y + half * k2, p)
        k4 = predator_prey(t + h, y + half * k3, p)
        y = y + h / 6 * (k1 + 2 * (k2 + k3) + k4)
        out[:, :, i] = y
    return out
