# gate_rates is called with 6.3 degrees instead of celsius
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v = V0
    gates = gate_rates(v, 6.3)["inf"]
    V = np.zeros(I.shape)
    Q_Na = np.zeros(len(V0))
    for step in range(I.shape[1]):
        d = gate_rates(v, 6.3)
        gates = d["inf"] + (gates - d["inf"]) * np.exp(-dt / d["tau"])
        m, h, n = gates
        i_na = g[0] * m**3 * h * (v - E[0])
        total = i_na + g[1] * n**4 * (v - E[1]) + g[2] * (v - E[2])
        v = v + dt * (I[:, step] - total) / C
        V[:, step] = v
        Q_Na = Q_Na + i_na * dt
    return V, gates, Q_Na
