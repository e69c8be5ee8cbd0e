# where 90 % is never reached the rise time is not infinity: argmax of an all-false mask gives index 0
def step_measures(y, r, dt, band):
    z = (y - y[0]) / (r - y[0])
    rise = dt * (np.argmax(z >= 0.9) - np.argmax(z >= 0.1))
    overshoot = np.maximum(z.max() - 1, 0) * 100
    out = np.flatnonzero(np.abs(z - 1) > band)
    settling = dt * (out[-1] + 1) if out[-1] < z.size - 1 else np.inf
    err = np.abs(r - y)
    iae = np.trapezoid(err, dx=dt)
    return {"overshoot": overshoot, "rise": rise, "settling": settling, "iae": iae}
