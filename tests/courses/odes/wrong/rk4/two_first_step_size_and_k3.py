# what: one step size ts[1] - ts[0] for all steps, and k3 after a whole step along k2
def rk4(y0, ts, p):
    h = ts[1] - ts[0]
    y = y0
    ys = [y]
    for t in ts[:-1]:
        k1 = predator_prey(t, y, p)
        k2 = predator_prey(t + h / 2, y + h / 2 * k1, p)
        k3 = predator_prey(t + h / 2, y + h * k2, p)
        k4 = predator_prey(t + h, y + h * k3, p)
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        ys.append(y)
    return np.stack(ys, axis=2)
