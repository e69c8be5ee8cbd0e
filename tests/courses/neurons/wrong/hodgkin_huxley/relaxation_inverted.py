# the gates move by exp(-dt/tau) of the way to the steady state instead of 1 - exp(-dt/tau)
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v = V0 + 0.0
    gates = gate_rates(v, celsius)["inf"]
    V = np.zeros(I.shape)
    Q_Na = np.zeros(len(V0))
    for t in range(I.shape[1]):
        res = gate_rates(v, celsius)
        f = np.exp(-dt / res["tau"])
        gates = gates + (res["inf"] - gates) * f
        I_Na = g[0] * np.power(gates[0], 3) * gates[1] * (v - E[0])
        I_K = g[1] * np.power(gates[2], 4) * (v - E[1])
        I_L = g[2] * (v - E[2])
        v = v + (dt / C) * (I[:, t] - I_Na - I_K - I_L)
        V[:, t] = v
        Q_Na += I_Na * dt
    return V, gates, Q_Na
