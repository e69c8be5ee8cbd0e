# replaced the gaps by zero and fitted them instead of leaving them out
def tidal_harmonics(t, eta, valid, omega):
    y = np.where(valid, eta, 0.0)
    n, c = len(t), len(omega)
    M = np.ones((n, 2 * c + 1))
    for j in range(c):
        M[:, 2 * j + 1] = np.cos(omega[j] * t)
        M[:, 2 * j + 2] = np.sin(omega[j] * t)
    coef = np.linalg.solve(M.T @ M, M.T @ y)
    a, b = coef[1::2], coef[2::2]
    fit = M @ coef
    phase = np.rad2deg(np.arctan2(b, a))
    phase[phase < 0] += 360
    return {
        "mean": coef[0],
        "amplitude": np.hypot(a, b),
        "phase": phase,
        "explained": 1 - np.var(y - fit) / np.var(y),
    }
