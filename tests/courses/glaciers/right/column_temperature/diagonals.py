def column_temperature(T, w, T_surface, heat, dz, dt):
    n = T.size
    r = KAPPA * dt / dz**2
    c = w * dt / dz
    below = np.where(c > 0, r + c, r)
    above = np.where(c > 0, r, r - c)
    A = np.diag(1 + below + above) - np.diag(below[1:], -1) - np.diag(above[:-1], 1)
    A[[0, -1]] = np.eye(n)[[0, -1]]
    A[0, 1] = -1
    b = np.r_[heat * dz / K_ICE, T[1:-1], T_surface]
    new = np.linalg.inv(A).dot(b)
    depth = np.arange(n)[::-1] * dz
    capped = np.minimum(new, -BETA * depth)
    return {"melt": (new - capped).sum() * dz * C_ICE / LATENT, "T": capped}
