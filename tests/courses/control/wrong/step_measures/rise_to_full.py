# the rise time is counted to 100 % instead of 90 %
def step_measures(y, r, dt, band):
    z = (y - y[0]) / (r - y[0])
    def first(level):
        hit = np.flatnonzero(z >= level)
        return hit[0] * dt if hit.size else np.inf
    rise = first(1.0) - first(0.1)
    overshoot = max(0.0, 100 * (z.max() - 1))
    off = np.abs(z - 1) > band
    settling = np.inf if off[-1] else (np.flatnonzero(off)[-1] + 1) * dt
    err = np.abs(r - y)
    iae = np.sum((err[:-1] + err[1:]) * dt * 0.5)
    return {"overshoot": overshoot, "rise": rise, "settling": settling, "iae": iae}
