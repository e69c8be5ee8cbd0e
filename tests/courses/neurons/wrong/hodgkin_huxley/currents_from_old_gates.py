# the currents are computed from the gates before this step's relaxation, the gates are updated afterwards
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v = V0
    gates = gate_rates(v, celsius)["inf"]
    V = np.empty(I.shape)
    Q = np.zeros(V0.shape)
    for t in range(I.shape[1]):
        rates = gate_rates(v, celsius)
        m, h, n = gates
        I_Na = g[0] * m**3 * h * (v - E[0])
        I_K = g[1] * n**4 * (v - E[1])
        I_L = g[2] * (v - E[2])
        gates = rates["inf"] + (gates - rates["inf"]) * np.exp(-dt / rates["tau"])
        v = v + dt / C * (I[:, t] - (I_Na + I_K + I_L))
        V[:, t] = v
        Q += dt * I_Na
    return V, gates, Q
