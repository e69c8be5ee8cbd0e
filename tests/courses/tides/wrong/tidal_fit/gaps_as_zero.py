# filled the gaps with zero instead of leaving them out
def tidal_fit(t, h, periods):
    h = np.nan_to_num(h)
    w = 2 * np.pi / periods
    K = len(w)
    M = np.ones((len(t), 2 * K + 1))
    for j in range(K):
        M[:, 1 + 2 * j] = np.cos(w[j] * t)
        M[:, 2 + 2 * j] = np.sin(w[j] * t)
    x, *_ = np.linalg.lstsq(M, h, rcond=None)
    a, b = x[1::2], x[2::2]
    fit = M @ x
    return {
        "mean": x[0],
        "amplitude": np.hypot(a, b),
        "phase": np.rad2deg(np.arctan2(b, a)) % 360,
        "explained": 1 - np.var(h - fit) / np.var(h),
    }
