# took central differences for the advection instead of upwind ones
def column_temperature(T, w, T_surface, heat, dz, dt):
    n = T.size
    i = np.arange(1, n - 1)
    K = np.zeros((n, n))
    diff = KAPPA * dt / dz**2
    adv = w[1:-1] * dt / (2 * dz)
    K[i, i] = 1 + 2 * diff
    K[i, i - 1] = -diff - adv
    K[i, i + 1] = -diff + adv
    K[0, 0] = K[-1, -1] = 1
    K[0, 1] = -1
    f = T.copy()
    f[0] = heat * dz / K_ICE
    f[-1] = T_surface
    sol = np.linalg.solve(K, f)
    cap = -BETA * (n - 1 - np.arange(n)) * dz
    final = np.where(sol > cap, cap, sol)
    return {"T": final, "melt": C_ICE * dz * np.sum(sol - final) / LATENT}
