# the sodium charge is the sum of the currents without the factor dt
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    def relax(y, rates):
        return rates["inf"] + (y - rates["inf"]) * np.exp(-dt / rates["tau"])

    v, y = V0, gate_rates(V0, celsius)["inf"]
    V = np.zeros(I.shape)
    charge = 0.0
    for t in range(I.shape[1]):
        y = relax(y, gate_rates(v, celsius))
        Na = g[0] * y[0] ** 3 * y[1] * (v - E[0])
        K = g[1] * y[2] ** 4 * (v - E[1])
        L = g[2] * (v - E[2])
        v = v + (I[:, t] - Na - K - L) / C * dt
        charge = charge + Na
        V[:, t] = v
    return V, y, charge
