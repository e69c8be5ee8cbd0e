# what: all four slopes are taken at the time t, as if the model did not depend on time within a step
def rk4(y0, ts, p):
    def f(z):
        return predator_prey(t, z, p)

    ys = np.zeros(y0.shape + (len(ts),))
    ys[:, :, 0] = y0
    for i in range(len(ts) - 1):
        t = ts[i]
        h = ts[i + 1] - t
        y = ys[:, :, i]
        k1 = f(y)
        k2 = f(y + h / 2 * k1)
        k3 = f(y + h / 2 * k2)
        k4 = f(y + h * k3)
        ys[:, :, i + 1] = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return ys
