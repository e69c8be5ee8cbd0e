# used one over the period as the angular frequency instead of two pi over the period
def tidal_fit(t, h, periods):
    good = ~np.isnan(h)
    level = h[good]
    k = len(periods)
    omega = 1 / periods
    angle = np.outer(t[good], omega)
    X = np.hstack([np.ones((len(level), 1)), np.cos(angle), np.sin(angle)])
    coefficients = np.linalg.solve(X.T @ X, X.T @ level)
    c = coefficients[1 : k + 1]
    s = coefficients[k + 1 :]
    amplitude = np.sqrt(c**2 + s**2)
    phase = np.degrees(np.arctan2(s, c)) % 360
    residual = level - X @ coefficients
    explained = 1 - np.var(residual) / np.var(level)
    return {"mean": coefficients[0], "amplitude": amplitude, "phase": phase, "explained": explained}
