# two mistakes: the overshoot is relative to r instead of the step, and the settling time is that of the last sample outside, one sample too early
def step_measures(y, r, dt, band):
    s = 1 if r > y[0] else -1
    excess = max(s * (y - r))
    overshoot = max(0.0, 100 * excess / r * np.sign(r))
    z = (y - y[0]) / (r - y[0])
    rise = np.inf
    if z.max() >= 0.9:
        rise = (np.argmax(z >= 0.9) - np.argmax(z >= 0.1)) * dt
    out = np.flatnonzero(np.abs(z - 1) > band)
    settling = np.inf if out[-1] == len(y) - 1 else out[-1] * dt
    err = np.abs(r - y)
    iae = dt * np.sum(err[1:] + err[:-1]) / 2
    return {"overshoot": overshoot, "rise": rise, "settling": settling, "iae": iae}
