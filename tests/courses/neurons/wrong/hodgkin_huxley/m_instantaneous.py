# m is set to its steady state at once in each step, as in reduced models, instead of relaxing
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v = V0
    m, h, n = gate_rates(v, celsius)["inf"]
    V = np.zeros(I.shape)
    Q_Na = np.zeros(len(V0))
    for t in range(I.shape[1]):
        k = gate_rates(v, celsius)
        m = k["inf"][0]
        h = k["inf"][1] + (h - k["inf"][1]) * np.exp(-dt / k["tau"][1])
        n = k["inf"][2] + (n - k["inf"][2]) * np.exp(-dt / k["tau"][2])
        I_Na = g[0] * m**3 * h * (v - E[0])
        I_K = g[1] * n**4 * (v - E[1])
        I_L = g[2] * (v - E[2])
        v = v + dt * (I[:, t] - I_Na - I_K - I_L) / C
        V[:, t] = v
        Q_Na = Q_Na + I_Na * dt
    return V, np.stack([m, h, n]), Q_Na
