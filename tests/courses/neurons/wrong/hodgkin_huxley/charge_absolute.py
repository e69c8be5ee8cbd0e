# the sodium charge is summed from the absolute values, without the sign of the current
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v = V0
    x = gate_rates(v, celsius)["inf"]
    V = np.zeros(I.shape)
    Q_Na = np.zeros(I.shape[0])
    for t in range(I.shape[1]):
        r = gate_rates(v, celsius)
        x = r["inf"] + np.exp(-dt / r["tau"]) * (x - r["inf"])
        drive = v - E.reshape(3, 1)
        gs = np.array([g[0] * x[0] ** 3 * x[1], g[1] * x[2] ** 4, np.full(len(v), g[2])])
        currents = gs * drive
        v = v + dt * (I[:, t] - np.sum(currents, axis=0)) / C
        V[:, t] = v
        Q_Na += np.abs(currents[0]) * dt
    return V, x, Q_Na
