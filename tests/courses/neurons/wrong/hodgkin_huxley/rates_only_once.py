# gate_rates is called once, before the loop: the gates always relax as at V0
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    rates = gate_rates(V0, celsius)
    inf, tau = rates["inf"], rates["tau"]
    gates = inf
    v = V0
    V, Q_Na = np.zeros(I.shape), 0
    for t in range(I.shape[1]):
        gates = inf + (gates - inf) * np.exp(-dt / tau)
        na = g[0] * gates[0] ** 3 * gates[1] * (v - E[0])
        rest = g[1] * gates[2] ** 4 * (v - E[1]) + g[2] * (v - E[2])
        v = v + dt * (I[:, t] - na - rest) / C
        V[:, t] = v
        Q_Na = Q_Na + na * dt
    return V, gates, Q_Na
