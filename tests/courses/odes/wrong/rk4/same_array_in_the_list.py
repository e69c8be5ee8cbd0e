# what: y is updated in place and the same array appended each time, so all columns show the last state
def rk4(y0, ts, p):
    y = np.array(y0)
    ys = [y]
    for i in range(len(ts) - 1):
        t, h = ts[i], ts[i + 1] - ts[i]
        k1 = predator_prey(t, y, p)
        k2 = predator_prey(t + h / 2, y + h / 2 * k1, p)
        k3 = predator_prey(t + h / 2, y + h / 2 * k2, p)
        k4 = predator_prey(t + h, y + h * k3, p)
        y += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        ys.append(y)
    return np.stack(ys, axis=2)
