# put the temperature gradient Q/k at the bed instead of the difference over dz
def column_temperature(T, w, T_surface, heat, dz, dt):
    n = len(T)

    def row(i):
        line = np.zeros(n)
        line[i] = 1.0
        if i == 0:
            line[1] = -1.0
        elif i < n - 1:
            s = KAPPA * dt / dz**2
            v = w[i] * dt / dz
            from_below, from_above = max(v, 0.0), max(-v, 0.0)
            line[i] += 2 * s + from_below + from_above
            line[i - 1] -= s + from_below
            line[i + 1] -= s + from_above
        return line

    M = np.array([row(i) for i in range(n)])
    rhs = T.copy()
    rhs[0] = heat / K_ICE
    rhs[n - 1] = T_surface
    x = np.linalg.inv(M) @ rhs
    Tm = -BETA * np.linspace((n - 1) * dz, 0, n)
    melt = np.sum(np.maximum(x - Tm, 0)) * dz * C_ICE / LATENT
    return {"T": np.minimum(x, Tm), "melt": melt}
