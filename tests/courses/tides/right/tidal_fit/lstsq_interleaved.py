# columns one constituent after the other, with lstsq
def tidal_fit(t, h, periods):
    ok = np.isfinite(h)
    x, y = t[ok], h[ok]
    cols = [np.ones(x.size)]
    for p in periods:
        cols += [np.cos(2 * np.pi * x / p), np.sin(2 * np.pi * x / p)]
    M = np.column_stack(cols)
    b = np.linalg.lstsq(M, y, rcond=None)[0]
    c, s = b[1::2], b[2::2]
    g = np.degrees(np.arctan2(s, c))
    g = np.where(g < 0, g + 360, g)
    rest = y - M @ b
    explained = 1 - np.mean((rest - rest.mean()) ** 2) / np.mean((y - y.mean()) ** 2)
    return {"explained": explained, "phase": g, "amplitude": np.hypot(c, s), "mean": b[0]}
