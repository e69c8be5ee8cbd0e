# the sodium current has m * h**3 instead of m**3 * h
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    gNa, gK, gL = g
    ENa, EK, EL = E
    n_patch, T = I.shape
    V = np.zeros((n_patch, T))
    volt = V0.copy()
    m, h, n = gate_rates(volt, celsius)["inf"]
    charge = np.zeros(n_patch)
    for t in range(T):
        r = gate_rates(volt, celsius)
        decay = np.exp(-dt / r["tau"])
        m = r["inf"][0] + (m - r["inf"][0]) * decay[0]
        h = r["inf"][1] + (h - r["inf"][1]) * decay[1]
        n = r["inf"][2] + (n - r["inf"][2]) * decay[2]
        ina = gNa * m * h**3 * (volt - ENa)
        ik = gK * n**4 * (volt - EK)
        il = gL * (volt - EL)
        charge += ina * dt
        volt = volt + dt / C * (I[:, t] - ina - ik - il)
        V[:, t] = volt
    return V, np.array([m, h, n]), charge
