# the rise levels are 10 % and 90 % of r instead of the step: y is divided by r without subtracting y[0] there
def step_measures(y, r, dt, band):
    z = (y - y[0]) / (r - y[0])
    q = y / r
    rise = np.inf
    if np.max(q) >= 0.9:
        rise = (np.argmax(q >= 0.9) - np.argmax(q >= 0.1)) * dt
    over = max(0.0, 100 * (np.max(z) - 1))
    idx = np.where(abs(z - 1) > band)[0][-1]
    settle = np.inf
    if idx < len(y) - 1:
        settle = (idx + 1) * dt
    e = np.abs(r - y)
    return {"overshoot": over, "rise": rise, "settling": settle, "iae": np.sum(e[1:] + e[:-1]) * dt / 2}
