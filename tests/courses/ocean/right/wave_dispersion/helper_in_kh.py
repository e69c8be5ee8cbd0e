def wave_dispersion(period, h, steps):
    omega = 2 * np.pi / period
    mu = omega**2 * h / G

    def step(q):
        th = np.tanh(q)
        return q - (q * th - mu) / (th + q / np.cosh(q) ** 2)

    q = mu.copy()
    q[mu < 1] = np.sqrt(mu[mu < 1])
    for _ in range(steps):
        q = step(q)
    k = q / h
    cg = omega * h / (2 * q) * (1 + q / (np.sinh(q) * np.cosh(q)))
    cg0 = G / (2 * omega)
    return {"Ks": np.sqrt(cg0) / np.sqrt(cg), "cg": cg, "k": k}
