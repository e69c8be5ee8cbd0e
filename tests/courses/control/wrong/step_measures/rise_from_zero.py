# the rise time is counted from time 0 instead of from 10 %
def step_measures(y, r, dt, band):
    progress = (y - y[0]) / (r - y[0])
    overshoot = 100 * max(0, np.max(progress) - 1)
    rise = np.inf
    for k, p in enumerate(progress):
        if p >= 0.9:
            rise = k * dt
            break
    wrong = np.nonzero(np.abs(progress - 1) > band)[0]
    settling = (wrong.max() + 1) * dt if wrong.max() + 1 < len(y) else np.inf
    e = np.abs(r - y)
    iae = dt * np.sum(e) - dt * (e[0] + e[-1]) / 2
    return {"overshoot": overshoot, "rise": rise, "settling": settling, "iae": iae}
