# the conductances of Na and K are swapped
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v = V0
    y = gate_rates(v, celsius)["inf"]
    V, Q = np.zeros(I.shape), np.zeros(len(V0))
    for t, inj in enumerate(np.transpose(I)):
        k = gate_rates(v, celsius)
        y = k["inf"] + (y - k["inf"]) * np.exp(-dt / k["tau"])
        open_share = np.stack([y[0] ** 3 * y[1], y[2] ** 4, np.ones(len(v))])
        currents = np.array([g[1], g[0], g[2]])[:, None] * open_share * (v - E[:, None])
        v = v + dt * (inj - currents.sum(0)) / C
        V[:, t] = v
        Q += currents[0] * dt
    return V, y, Q
