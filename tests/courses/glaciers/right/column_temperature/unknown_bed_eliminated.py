def column_temperature(T, w, T_surface, heat, dz, dt):
    n = len(T)
    step = heat * dz / K_ICE
    inner = n - 2
    S = np.zeros((inner, inner))
    g = T[1:-1].copy()
    for j in range(inner):
        v = w[j + 1] / dz
        d = KAPPA / dz**2
        lower, upper = dt * (d + (v if v > 0 else 0)), dt * (d - (v if v < 0 else 0))
        S[j, j] += 1 + lower + upper
        if j > 0:
            S[j, j - 1] -= lower
        else:
            S[j, j] -= lower  # T0 = T1 + step
            g[j] += lower * step
        if j < inner - 1:
            S[j, j + 1] -= upper
        else:
            g[j] += upper * T_surface
    mid = np.linalg.solve(S, g)
    full = np.concatenate([[mid[0] + step], mid, [T_surface]])
    melt = 0
    for k in range(n):
        over = full[k] + BETA * (n - 1 - k) * dz
        if over > 0:
            full[k] -= over
            melt += over * dz * C_ICE / LATENT
    return {"T": full, "melt": melt}
