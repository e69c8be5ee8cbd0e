# the overshoot is the last value's excess instead of the largest one's
def step_measures(y, r, dt, band):
    z = (y - y[0]) / (r - y[0])
    overshoot = max(0.0, 100.0 * (z[-1] - 1.0))
    hi, lo = np.where(z >= 0.9)[0], np.where(z >= 0.1)[0]
    rise = np.inf if hi.size == 0 else (hi[0] - lo[0]) * dt
    out = [k for k in range(len(z)) if abs(z[k] - 1) > band]
    settling = np.inf if out[-1] == len(z) - 1 else dt * (out[-1] + 1)
    err = abs(r - y)
    iae = dt * np.mean([err[1:], err[:-1]], axis=0).sum()
    return {"overshoot": overshoot, "rise": rise, "settling": settling, "iae": iae}
