# took an explicit step from the old temperatures instead of an implicit one
def column_temperature(T, w, T_surface, heat, dz, dt):
    n = len(T)
    new = np.zeros(n)
    for i in range(1, n - 1):
        second = (T[i + 1] - 2 * T[i] + T[i - 1]) / dz**2
        if w[i] > 0:
            first = (T[i] - T[i - 1]) / dz
        else:
            first = (T[i + 1] - T[i]) / dz
        new[i] = T[i] + dt * (KAPPA * second - w[i] * first)
    new[n - 1] = T_surface
    new[0] = new[1] + heat * dz / K_ICE
    melt = 0.0
    for i in range(n):
        limit = -BETA * dz * (n - 1 - i)
        if new[i] > limit:
            melt += (new[i] - limit) * C_ICE / LATENT * dz
            new[i] = limit
    return {"T": new, "melt": melt}
