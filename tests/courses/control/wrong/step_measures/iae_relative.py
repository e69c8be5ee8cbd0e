# the integral is of the relative error |1 - z|, not of |r - y|
def step_measures(y, r, dt, band):
    z = (y - y[0]) / (r - y[0])
    dev = np.abs(1 - z)
    overshoot = max(0.0, 100 * (z.max() - 1))
    rise = np.inf
    if (z >= 0.9).any():
        rise = (np.flatnonzero(z >= 0.9)[0] - np.flatnonzero(z >= 0.1)[0]) * dt
    out = np.flatnonzero(dev > band)
    settling = (out[-1] + 1) * dt if out[-1] + 1 < len(y) else np.inf
    iae = np.sum((dev[1:] + dev[:-1]) / 2) * dt
    return {"overshoot": overshoot, "rise": rise, "settling": settling, "iae": iae}
