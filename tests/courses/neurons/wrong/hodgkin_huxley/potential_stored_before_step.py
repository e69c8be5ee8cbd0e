# the stored potentials are those before each step, so V is one step late and begins with V0
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v = V0
    gates = gate_rates(v, celsius)["inf"]
    V = np.zeros(I.shape)
    Q = np.zeros(len(V0))
    for t in range(I.shape[1]):
        V[:, t] = v
        rates = gate_rates(v, celsius)
        gates = rates["inf"] + (gates - rates["inf"]) * np.exp(-dt / rates["tau"])
        I_Na = g[0] * gates[0] ** 3 * gates[1] * (v - E[0])
        I_K = g[1] * gates[2] ** 4 * (v - E[1])
        I_L = g[2] * (v - E[2])
        Q = Q + I_Na * dt
        v = v + dt * (I[:, t] - I_Na - I_K - I_L) / C
    return V, gates, Q
