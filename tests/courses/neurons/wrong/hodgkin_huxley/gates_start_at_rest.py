# the gates begin in the steady state of -65 mV instead of that of V0
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    resting = np.full(len(V0), -65.0)
    gates = gate_rates(resting, celsius)["inf"]
    v = V0
    V = []
    Q = 0
    for t in range(I.shape[1]):
        rates = gate_rates(v, celsius)
        inf, tau = rates["inf"], rates["tau"]
        gates = inf + (gates - inf) * np.exp(-dt / tau)
        na = g[0] * gates[0] ** 3 * gates[1] * (v - E[0])
        k = g[1] * gates[2] ** 4 * (v - E[1])
        l = g[2] * (v - E[2])
        v = v + dt * (I[:, t] - na - k - l) / C
        V.append(v)
        Q = Q + na * dt
    return np.stack(V, axis=-1), gates, Q
