# took the plain mean out before the fit instead of fitting it with the constituents
def tidal_harmonics(t, eta, valid, omega):
    tt = t[valid]
    y = eta[valid]
    mean = np.mean(y)
    y = y - mean
    cos_part = np.cos(tt[:, None] * omega[None, :])
    sin_part = np.sin(tt[:, None] * omega[None, :])
    M = np.concatenate([cos_part, sin_part], axis=1)
    coef, *_ = np.linalg.lstsq(M, y, rcond=None)
    a = coef[: len(omega)]
    b = coef[len(omega) :]
    res = y - M @ coef
    return {
        "mean": mean,
        "amplitude": np.hypot(a, b),
        "phase": np.mod(np.degrees(np.arctan2(b, a)), 360),
        "explained": 1 - res.var() / y.var(),
    }
