# the Euler step with total conductance and weighted reversal potential, gates as separate variables
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    n_cells, T = I.shape
    V = np.zeros((n_cells, T))
    m, h, n = gate_rates(V0, celsius)["inf"]
    v = V0.copy()
    q = np.zeros(n_cells)
    for t in range(T):
        rates = gate_rates(v, celsius)
        (mi, hi, ni), (mt, ht, nt) = rates["inf"], rates["tau"]
        m = mi - (mi - m) * np.exp(-dt / mt)
        h = hi - (hi - h) * np.exp(-dt / ht)
        n = ni - (ni - n) * np.exp(-dt / nt)
        gNa = g[0] * m * m * m * h
        gK = g[1] * (n * n) * (n * n)
        G = gNa + gK + g[2]
        GE = gNa * E[0] + gK * E[1] + g[2] * E[2]
        q -= dt * gNa * (E[0] - v)
        v = v * (1 - dt * G / C) + dt / C * (GE + I[:, t])
        V[:, t] = v
    return V, np.vstack([m, h, n]), q
