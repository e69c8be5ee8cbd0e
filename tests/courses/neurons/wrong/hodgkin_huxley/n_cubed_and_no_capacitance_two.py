# two mistakes: n**3 instead of n**4, and the capacitance is left out
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    T = I.shape[1]
    v = V0
    state = gate_rates(v, celsius)["inf"]
    V = np.zeros((len(V0), T))
    Q_Na = np.zeros(len(V0))
    for t in range(T):
        rates = gate_rates(v, celsius)
        state = rates["inf"] + (state - rates["inf"]) * np.exp(-dt / rates["tau"])
        ina = g[0] * state[0] ** 3 * state[1] * (v - E[0])
        ik = g[1] * state[2] ** 3 * (v - E[1])
        il = g[2] * (v - E[2])
        v = v + dt * (I[:, t] - ina - ik - il)
        V[:, t] = v
        Q_Na = Q_Na + dt * ina
    return V, state, Q_Na
