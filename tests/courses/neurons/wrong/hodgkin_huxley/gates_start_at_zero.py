# the gates begin at zero instead of in the steady state of V0
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    n, T = I.shape
    state = np.zeros((3, n))
    v = V0
    volts, q = np.zeros((n, T)), np.zeros(n)
    for t in range(T):
        rates = gate_rates(v, celsius)
        state = rates["inf"] + (state - rates["inf"]) * np.exp(-dt / rates["tau"])
        na = g[0] * state[0] ** 3 * state[1] * (v - E[0])
        k = g[1] * state[2] ** 4 * (v - E[1])
        leak = g[2] * (v - E[2])
        v = v + dt * (I[:, t] - (na + k + leak)) / C
        volts[:, t] = v
        q = q + na * dt
    return volts, state, q
