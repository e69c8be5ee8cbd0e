# the sodium current for the charge is computed with the potential after the step
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    def sodium(y, v):
        return g[0] * y[0] ** 3 * y[1] * (v - E[0])

    def others(y, v):
        return g[1] * y[2] ** 4 * (v - E[1]) + g[2] * (v - E[2])

    n, T = I.shape
    V = np.zeros((n, T + 1))
    V[:, 0] = V0
    y = gate_rates(V0, celsius)["inf"]
    charge = np.zeros(n)
    for t in range(T):
        d = gate_rates(V[:, t], celsius)
        y = d["inf"] + (y - d["inf"]) * np.exp(-dt / d["tau"])
        V[:, t + 1] = V[:, t] + (I[:, t] - sodium(y, V[:, t]) - others(y, V[:, t])) * dt / C
        charge += sodium(y, V[:, t + 1]) * dt
    return V[:, 1:], y, charge
