def tidal_harmonics(t, eta, valid, omega):
    tt, y = t[valid], eta[valid]
    M = np.ones((len(tt), 2 * len(omega) + 1))
    for j, w in enumerate(omega):
        M[:, 2 * j + 1] = np.cos(w * tt)
        M[:, 2 * j + 2] = np.sin(w * tt)
    p = np.linalg.solve(M.T @ M, M.T @ y)
    a, b = p[1::2], p[2::2]
    phase = np.rad2deg(np.arctan2(b, a))
    phase[phase < 0] += 360
    res = y - M @ p
    return {
        "mean": float(p[0]),
        "amplitude": np.hypot(a, b),
        "phase": phase,
        "explained": float(1 - np.sum((res - res.mean()) ** 2) / np.sum((y - y.mean()) ** 2)),
    }
