# took the arctangent of the quotient instead of arctan2, so the quadrant is lost
def tidal_fit(t, h, periods):
    valid = np.where(np.isfinite(h))[0]
    t, h = t[valid], h[valid]
    nc = periods.size
    arg = 2 * np.pi * t[:, None] / periods[None, :]
    D = np.c_[np.ones(t.size), np.cos(arg), np.sin(arg)]
    p = np.linalg.pinv(D) @ h
    C, Sn = p[1 : nc + 1], p[nc + 1 :]
    H = (C**2 + Sn**2) ** 0.5
    g = np.mod(np.degrees(np.arctan(Sn / C)), 360)
    r2 = 1 - ((h - D @ p) ** 2).mean() / h.var()
    return {"mean": p[0], "amplitude": H, "phase": g, "explained": r2}
