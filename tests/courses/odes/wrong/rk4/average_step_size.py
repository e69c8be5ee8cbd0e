# what: one average step size (ts[-1] - ts[0]) / n for all steps, with times counted up from ts[0] by it
def rk4(y0, ts, p):
    n = len(ts) - 1
    h = (ts[-1] - ts[0]) / n
    t = ts[0]
    y = y0
    result = np.zeros((2, y0.shape[1], n + 1))
    result[:, :, 0] = y0
    for step in range(n):
        k1 = predator_prey(t, y, p)
        k2 = predator_prey(t + h / 2, y + h / 2 * k1, p)
        k3 = predator_prey(t + h / 2, y + h / 2 * k2, p)
        k4 = predator_prey(t + h, y + h * k3, p)
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        t = t + h
        result[:, :, step + 1] = y
    return result
