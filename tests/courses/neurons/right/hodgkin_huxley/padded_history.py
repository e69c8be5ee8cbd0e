# V kept in an array with one column more for V0, gates in a history, the charge computed after the loop
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    n, T = I.shape
    V = np.zeros((n, T + 1))
    V[:, 0] = V0
    Y = np.zeros((T + 1, 3, n))
    Y[0] = gate_rates(V0, celsius)["inf"]
    for t in range(T):
        d = gate_rates(V[:, t], celsius)
        Y[t + 1] = d["inf"] + (Y[t] - d["inf"]) * np.exp(-dt / d["tau"])
        ion = (
            g[0] * Y[t + 1, 0] ** 3 * Y[t + 1, 1] * (V[:, t] - E[0])
            + g[1] * Y[t + 1, 2] ** 4 * (V[:, t] - E[1])
            + g[2] * (V[:, t] - E[2])
        )
        V[:, t + 1] = V[:, t] + dt * (I[:, t] - ion) / C
    na = g[0] * Y[1:, 0] ** 3 * Y[1:, 1] * (V[:, :-1].T - E[0])
    return V[:, 1:], Y[-1], na.sum(axis=0) * dt
