# only samples below the band count as outside; overshoot above it does not
def step_measures(y, r, dt, band):
    frac = (y - y[0]) / (r - y[0])
    os = max(0.0, (frac.max() - 1) * 100)
    ge = lambda lev: np.flatnonzero(frac >= lev)
    rise = (ge(0.9)[0] - ge(0.1)[0]) * dt if ge(0.9).size else np.inf
    k = np.flatnonzero(frac < 1 - band)[-1]
    settling = (k + 1) * dt if k + 1 < frac.size else np.inf
    a = np.abs(y - r)
    iae = np.trapezoid(a, dx=dt)
    return {"overshoot": os, "rise": rise, "settling": settling, "iae": iae}
