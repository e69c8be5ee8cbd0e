# each step uses the injected current of the step before (and the first step the last one's)
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    T = I.shape[1]
    V = np.zeros((len(V0), T))
    ina_all = np.zeros((len(V0), T))
    v = V0.astype(float)
    gates = gate_rates(v, celsius)["inf"]
    for t in range(T):
        rates = gate_rates(v, celsius)
        gates += (rates["inf"] - gates) * (1 - np.exp(-dt / rates["tau"]))
        m, h, n = gates
        ina_all[:, t] = g[0] * m**3 * h * (v - E[0])
        ik = g[1] * n**4 * (v - E[1])
        il = g[2] * (v - E[2])
        v = v + dt * (I[:, t - 1] - ina_all[:, t] - ik - il) / C
        V[:, t] = v
    return V, gates, ina_all.sum(axis=1) * dt
