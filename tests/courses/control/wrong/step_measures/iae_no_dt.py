# the factor dt is missing in the integral
def step_measures(y, r, dt, band):
    z = (y - y[0]) / (r - y[0])
    overshoot = max(0.0, 100 * (z.max() - 1))
    times = [i * dt for i in range(len(y))]
    t10 = [t for t, zz in zip(times, z) if zz >= 0.1]
    t90 = [t for t, zz in zip(times, z) if zz >= 0.9]
    rise = t90[0] - t10[0] if t90 else np.inf
    out = [i for i, zz in enumerate(z) if abs(zz - 1) > band]
    settling = np.inf if out[-1] + 1 == len(y) else times[out[-1] + 1]
    iae = np.trapezoid(np.abs(r - y))
    return {"overshoot": overshoot, "rise": rise, "settling": settling, "iae": iae}
