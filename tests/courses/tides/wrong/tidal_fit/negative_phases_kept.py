# left negative phases as arctan2 gives them instead of bringing them between 0 and 360
def tidal_fit(t, h, periods):
    keep = ~np.isnan(h)
    time = t[keep]
    y = h[keep]
    columns = [np.ones(len(time))]
    for p in periods:
        columns.append(np.cos(2 * np.pi * time / p))
        columns.append(np.sin(2 * np.pi * time / p))
    A = np.array(columns).T
    sol = np.linalg.lstsq(A, y, rcond=None)[0]
    amp = np.zeros(len(periods))
    pha = np.zeros(len(periods))
    for j in range(len(periods)):
        cj = sol[1 + 2 * j]
        sj = sol[2 + 2 * j]
        amp[j] = np.sqrt(cj**2 + sj**2)
        pha[j] = np.arctan2(sj, cj) * 180 / np.pi
    explained = 1 - np.var(y - A @ sol) / np.var(y)
    return {"mean": sol[0], "amplitude": amp, "phase": pha, "explained": explained}
