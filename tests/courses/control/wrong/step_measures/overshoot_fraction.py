# the overshoot is a fraction, not percent
def step_measures(y, r, dt, band):
    step = r - y[0]
    rel = (y - y[0]) / step
    overshoot = max(rel.max() - 1, 0)
    i10 = np.argmax(rel >= 0.1)
    reached = rel >= 0.9
    rise = (np.argmax(reached) - i10) * dt if reached.any() else np.inf
    last_out = np.where(np.abs(rel - 1) > band)[0][-1]
    settling = np.inf if last_out == len(y) - 1 else (last_out + 1) * dt
    a = np.abs(r - y)
    iae = dt * (a.sum() - 0.5 * a[0] - 0.5 * a[-1])
    return {"overshoot": overshoot, "rise": rise, "settling": settling, "iae": iae}
