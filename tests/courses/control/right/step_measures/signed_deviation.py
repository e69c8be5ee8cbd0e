# works with the signed deviation beyond r in the units of y, without a normalized response; trapezoid by numpy
def step_measures(y, r, dt, band):
    h = abs(r - y[0])
    dev = (y - r) * np.sign(r - y[0])
    t = np.arange(y.size) * dt
    t90 = t[dev >= -0.1 * h]
    t10 = t[dev >= -0.9 * h]
    out = np.abs(dev) > band * h
    return {
        "overshoot": 100 * np.clip(dev.max() / h, 0, None),
        "rise": t90[0] - t10[0] if t90.size else np.inf,
        "settling": np.inf if out[-1] else t[out][-1] + dt,
        "iae": np.trapezoid(np.abs(y - r), t),
    }
