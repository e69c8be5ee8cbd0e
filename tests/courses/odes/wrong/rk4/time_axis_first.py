# what: the states are stacked with time as the first axis instead of the last (wrong shape)
def rk4(y0, ts, p):
    ys = [y0]
    for i in range(len(ts) - 1):
        t, h, y = ts[i], ts[i + 1] - ts[i], ys[-1]
        k1 = predator_prey(t, y, p)
        k2 = predator_prey(t + h / 2, y + h / 2 * k1, p)
        k3 = predator_prey(t + h / 2, y + h / 2 * k2, p)
        k4 = predator_prey(t + h, y + h * k3, p)
        ys.append(y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4))
    return np.array(ys)
