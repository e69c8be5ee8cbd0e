# two mistakes: the currents use the gates before the relaxation, and the charge lacks dt
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v = V0
    gates = gate_rates(v, celsius)["inf"]
    V = np.zeros(I.shape)
    Q = np.zeros(len(V0))
    for t in range(I.shape[1]):
        m, h, n = gates
        na = g[0] * m**3 * h * (v - E[0])
        k = g[1] * n**4 * (v - E[1])
        l = g[2] * (v - E[2])
        Q = Q + na
        rates = gate_rates(v, celsius)
        gates = rates["inf"] + (gates - rates["inf"]) * np.exp(-dt / rates["tau"])
        v = v + dt * (I[:, t] - na - k - l) / C
        V[:, t] = v
    return V, gates, Q
