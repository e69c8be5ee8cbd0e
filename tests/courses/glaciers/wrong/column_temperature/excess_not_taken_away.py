# gave the temperatures above the melting point instead of limiting them to it
def column_temperature(T, w, T_surface, heat, dz, dt):
    n = T.shape[0]
    r, c = KAPPA * dt / dz**2, w * dt / dz
    pos, neg = np.maximum(c, 0), np.minimum(c, 0)
    lower, upper = -r - pos, -r + neg
    middle = 1 + 2 * r + pos - neg
    A = np.diag(middle) + np.diag(upper[:-1], 1) + np.diag(lower[1:], -1)
    A[0] = 0
    A[-1] = 0
    A[0, 0], A[0, 1], A[-1, -1] = 1, -1, 1
    b = np.concatenate(([heat * dz / K_ICE], T[1:-1], [T_surface]))
    result = np.linalg.solve(A, b)
    depth = dz * np.arange(n)[::-1]
    over = np.clip(result + BETA * depth, 0, None)
    return {"T": result, "melt": np.sum(over) * dz * C_ICE / LATENT}
