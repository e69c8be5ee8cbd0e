# the overshoot is relative to r instead of to the step r - y[0]
def step_measures(y, r, dt, band):
    d = r - y[0]
    sgn = np.sign(d)
    over = max(0.0, np.max(sgn * (y - r)) / abs(r) * 100)
    z = (y - y[0]) / d
    rise = np.inf
    if (z >= 0.9).any():
        rise = dt * (np.nonzero(z >= 0.9)[0][0] - np.nonzero(z >= 0.1)[0][0])
    T = len(y)
    k = T
    while k > 0 and abs(z[k - 1] - 1) <= band:
        k -= 1
    settling = k * dt if k < T else np.inf
    iae = sum(0.5 * (abs(r - y[i]) + abs(r - y[i + 1])) * dt for i in range(T - 1))
    return {"overshoot": over, "rise": rise, "settling": settling, "iae": iae}
