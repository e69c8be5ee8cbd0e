def column_temperature(T, w, T_surface, heat, dz, dt):
    n = len(T)
    lo, di, up, b = np.zeros(n), np.ones(n), np.zeros(n), np.array(T)
    up[0], b[0], b[-1] = -1.0, heat * dz / K_ICE, T_surface
    for i in range(1, n - 1):
        r, c = KAPPA * dt / dz**2, w[i] * dt / dz
        lo[i], up[i] = (-r - c, -r) if c > 0 else (-r, -r + c)
        di[i] = 1 - lo[i] - up[i]
    for i in range(1, n):
        f = lo[i] / di[i - 1]
        di[i] -= f * up[i - 1]
        b[i] -= f * b[i - 1]
    x = np.zeros(n)
    x[-1] = b[-1] / di[-1]
    for i in range(n - 2, -1, -1):
        x[i] = (b[i] - up[i] * x[i + 1]) / di[i]
    Tm = -BETA * dz * (n - 1.0 - np.arange(n))
    return {"T": np.minimum(x, Tm), "melt": dz * C_ICE / LATENT * np.maximum(x - Tm, 0).sum()}
