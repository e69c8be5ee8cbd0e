# the overshoot may become negative: it is not held at 0 where there is none
def step_measures(y, r, dt, band):
    z = (y - y[0]) / (r - y[0])
    res = {}
    res["overshoot"] = (z.max() - 1) * 100
    t = np.arange(len(y)) * dt
    t10 = t[z >= 0.1][0]
    t90 = t[z >= 0.9][0] if np.any(z >= 0.9) else np.inf
    res["rise"] = t90 - t10
    inside = np.abs(z - 1) <= band
    settled = np.inf
    for k in range(len(y) - 1, -1, -1):
        if not inside[k]:
            break
        settled = k * dt
    res["settling"] = settled
    res["iae"] = np.trapezoid(np.abs(r - y), t)
    return res
