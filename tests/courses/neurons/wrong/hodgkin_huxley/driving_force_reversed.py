# the driving forces are E - V while the currents are still subtracted
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    gna, gk, gl = g
    ena, ek, el = E
    v = V0
    mhn = gate_rates(v, celsius)["inf"]
    V = np.zeros(I.shape)
    Q_Na = np.zeros(V0.shape)
    for t in range(I.shape[1]):
        rr = gate_rates(v, celsius)
        mhn = rr["inf"] + (mhn - rr["inf"]) * np.exp(-dt / rr["tau"])
        m, h, n = mhn
        na = gna * m**3 * h * (ena - v)
        k = gk * n**4 * (ek - v)
        l = gl * (el - v)
        v = v + dt / C * (I[:, t] - na - k - l)
        V[:, t] = v
        Q_Na = Q_Na + na * dt
    return V, mhn, Q_Na
