# took the plain mean of the record off first instead of fitting the mean level with the constituents
def tidal_fit(t, h, periods):
    ok = np.isfinite(h)
    tt, hh = t[ok], h[ok]
    z0 = hh.mean()
    w = 2 * np.pi / periods
    M = np.concatenate([np.cos(np.outer(tt, w)), np.sin(np.outer(tt, w))], axis=1)
    x = np.linalg.lstsq(M, hh - z0, rcond=None)[0]
    a, b = x[: len(w)], x[len(w) :]
    phase = np.degrees(np.arctan2(b, a))
    phase[phase < 0] += 360
    rest = hh - z0 - M @ x
    return {
        "mean": z0,
        "amplitude": np.hypot(a, b),
        "phase": phase,
        "explained": 1 - rest.var() / hh.var(),
    }
