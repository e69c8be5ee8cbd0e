# left out the advection instead of adding it to the diffusion
def column_temperature(T, w, T_surface, heat, dz, dt):
    levels = len(T)
    number = KAPPA * dt / dz**2
    L = np.zeros((levels, levels))
    for i in range(1, levels - 1):
        L[i, i - 1] = 1
        L[i, i] = -2
        L[i, i + 1] = 1
    system = np.identity(levels) - number * L
    system[0, 1] = -1.0
    known = np.array(T)
    known[0], known[-1] = heat * dz / K_ICE, T_surface
    T1 = np.linalg.solve(system, known)
    pmp = -BETA * dz * np.arange(levels)[::-1]
    warm = T1 > pmp
    melt = C_ICE * np.sum((T1 - pmp)[warm]) * dz / LATENT
    T1[warm] = pmp[warm]
    return {"T": T1, "melt": melt}
