# the settling time is that of the last sample outside, one sample too early
def step_measures(y, r, dt, band):
    span = r - y[0]
    z = (y - y[0]) / span
    t = dt * np.arange(y.size)
    overshoot = max(0.0, z.max() * 100 - 100)
    rise = t[z >= 0.9].min() - t[z >= 0.1].min() if (z >= 0.9).sum() > 0 else np.inf
    outside = np.abs(y - r) > band * np.abs(span)
    settling = np.inf if outside[-1] else t[outside].max()
    e = np.abs(r - y)
    iae = dt * ((e[0] + e[-1]) / 2 + e[1:-1].sum())
    return {"overshoot": overshoot, "rise": rise, "settling": settling, "iae": iae}
