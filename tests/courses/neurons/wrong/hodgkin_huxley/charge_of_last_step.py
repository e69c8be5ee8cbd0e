# the sodium charge is overwritten in each step, so only the last step's is returned
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    N, T = I.shape
    V = np.zeros((N, T))
    gates = gate_rates(V0, celsius)["inf"]
    for t in range(T):
        prev = V0 if t == 0 else V[:, t - 1]
        rates = gate_rates(prev, celsius)
        gates = rates["inf"] + (gates - rates["inf"]) * np.exp(-dt / rates["tau"])
        m, h, n = gates
        I_Na = g[0] * m**3 * h * (prev - E[0])
        I_K = g[1] * n**4 * (prev - E[1])
        I_L = g[2] * (prev - E[2])
        V[:, t] = prev + dt * (I[:, t] - I_Na - I_K - I_L) / C
        Q_Na = I_Na * dt
    return V, gates, Q_Na
