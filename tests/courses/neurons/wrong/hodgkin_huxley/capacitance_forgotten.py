# the capacitance is left out of the membrane equation
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    V = np.zeros(I.shape)
    v = V0
    y = gate_rates(v, celsius)["inf"]
    Q = np.zeros(len(v))
    for t in range(I.shape[1]):
        k = gate_rates(v, celsius)
        y = k["inf"] + (y - k["inf"]) * np.exp(-dt / k["tau"])
        iNa = g[0] * y[0] ** 3 * y[1] * (v - E[0])
        iK = g[1] * y[2] ** 4 * (v - E[1])
        iL = g[2] * (v - E[2])
        dvdt = I[:, t] - iNa - iK - iL
        v = v + dvdt * dt
        V[:, t] = v
        Q = Q + iNa * dt
    return V, y, Q
