# the settling band is a part of r instead of the step
def step_measures(y, r, dt, band):
    z = (y - y[0]) / (r - y[0])
    overshoot = max(0.0, 100 * (np.amax(z) - 1))
    got = np.flatnonzero(z >= 0.9)
    rise = np.inf
    if len(got) > 0:
        rise = (got[0] - np.flatnonzero(z >= 0.1)[0]) * dt
    far = np.flatnonzero(np.abs(y - r) > band * abs(r))
    settling = np.inf if far[-1] == y.size - 1 else dt * (far[-1] + 1)
    err = np.abs(r - y)
    iae = dt / 2 * np.sum(err[:-1] + err[1:])
    return {"overshoot": overshoot, "rise": rise, "settling": settling, "iae": iae}
