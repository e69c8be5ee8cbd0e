# the gates are unpacked as m, n, h: inactivation and potassium gate are exchanged in the currents
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v = V0
    gates = gate_rates(v, celsius)["inf"]
    V = np.zeros(I.shape)
    Q_Na = np.zeros(len(V0))
    for t in range(I.shape[1]):
        rates = gate_rates(v, celsius)
        keep = np.exp(-dt / rates["tau"])
        gates = keep * gates + (1 - keep) * rates["inf"]
        m, n, h = gates
        na = g[0] * m**3 * h * (v - E[0])
        kk = g[1] * n**4 * (v - E[1])
        v = v + dt / C * (I[:, t] - na - kk - g[2] * (v - E[2]))
        V[:, t] = v
        Q_Na = Q_Na + na * dt
    return V, gates, Q_Na
