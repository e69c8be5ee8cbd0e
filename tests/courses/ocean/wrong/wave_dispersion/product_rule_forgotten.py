# differentiated only the factor k of f instead of using the product rule
def wave_dispersion(period, h, steps):
    m = len(period)
    k = np.zeros(m)
    cg = np.zeros(m)
    Ks = np.zeros(m)
    for i in range(m):
        om = 2 * np.pi / period[i]
        if om**2 * h[i] / G < 1:
            ki = om / np.sqrt(G * h[i])
        else:
            ki = om**2 / G
        for s in range(steps):
            f = G * ki * np.tanh(ki * h[i]) - om**2
            fprime = G * np.tanh(ki * h[i])
            ki = ki - f / fprime
        k[i] = ki
        cg[i] = 0.5 * om / ki * (1 + 2 * ki * h[i] / np.sinh(2 * ki * h[i]))
        Ks[i] = np.sqrt(G * period[i] / (4 * np.pi) / cg[i])
    return {"k": k, "cg": cg, "Ks": Ks}
