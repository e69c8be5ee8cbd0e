# the injected current has the wrong sign, as if it were an outward membrane current
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v, gates = V0, gate_rates(V0, celsius)["inf"]
    V, Q_Na = [], np.zeros(len(V0))
    for t in range(I.shape[1]):
        rates = gate_rates(v, celsius)
        gates = gates * np.exp(-dt / rates["tau"]) + rates["inf"] * (1 - np.exp(-dt / rates["tau"]))
        m, h, n = gates
        I_Na = g[0] * m**3 * h * (v - E[0])
        I_ion = I_Na + g[1] * n**4 * (v - E[1]) + g[2] * (v - E[2])
        v = v - dt / C * (I[:, t] + I_ion)
        V.append(v)
        Q_Na = Q_Na + dt * I_Na
    return np.array(V).T, gates, Q_Na
