# the rise time is in samples: the factor dt is missing
def step_measures(y, r, dt, band):
    z = (y - y[0]) / (r - y[0])
    n = len(z)
    k10 = next(i for i in range(n) if z[i] >= 0.1)
    k90 = next((i for i in range(n) if z[i] >= 0.9), None)
    rise = np.inf if k90 is None else float(k90 - k10)
    settling = np.inf
    for i in range(n):
        if np.all(np.abs(z[i:] - 1) <= band):
            settling = i * dt
            break
    err = np.abs(r - y)
    iae = 0.0
    for i in range(1, n):
        iae += dt * (err[i] + err[i - 1]) / 2
    return {"overshoot": max(0.0, (max(z) - 1) * 100), "rise": rise, "settling": settling, "iae": iae}
