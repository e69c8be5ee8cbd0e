# multiplied by L/c instead of c/L for the melted ice
def column_temperature(T, w, T_surface, heat, dz, dt):
    n = len(T)
    M = np.eye(n)
    rhs = T.copy()
    r = KAPPA * dt / dz**2
    for i in range(1, n - 1):
        c = w[i] * dt / dz
        M[i, i - 1] = -r - max(c, 0)
        M[i, i] = 1 + 2 * r + abs(c)
        M[i, i + 1] = -r + min(c, 0)
    M[0, 1] = -1
    rhs[0] = heat * dz / K_ICE
    rhs[-1] = T_surface
    T_new = np.linalg.solve(M, rhs)
    melting = -BETA * dz * np.arange(n - 1, -1, -1)
    excess = np.maximum(T_new - melting, 0)
    return {"T": T_new - excess, "melt": np.sum(excess) * LATENT / C_ICE * dz}
