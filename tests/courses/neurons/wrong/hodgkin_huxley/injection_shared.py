# all patches get the mean of the injected currents instead of each its own
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v = V0
    y = gate_rates(v, celsius)["inf"]
    V = np.zeros(I.shape)
    Q = np.zeros(len(V0))
    stim = I.mean(axis=0)
    for t in range(len(stim)):
        r = gate_rates(v, celsius)
        y = r["inf"] + (y - r["inf"]) * np.exp(-dt / r["tau"])
        na = g[0] * y[0] ** 3 * y[1] * (v - E[0])
        others = g[1] * y[2] ** 4 * (v - E[1]) + g[2] * (v - E[2])
        v = v + dt * (stim[t] - na - others) / C
        V[:, t] = v
        Q += na * dt
    return V, y, Q
