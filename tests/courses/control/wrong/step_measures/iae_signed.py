# the absolute value is missing: the error is integrated with its sign
def step_measures(y, r, dt, band):
    z = (y - y[0]) / (r - y[0])
    t = np.arange(len(y)) * dt
    over = np.clip(100 * (np.max(z) - 1), 0, None)
    rise = np.inf if z.max() < 0.9 else t[np.argmax(z >= 0.9)] - t[np.argmax(z >= 0.1)]
    o = np.argwhere(np.abs(z - 1) > band).ravel()[-1]
    settling = np.inf if o == len(y) - 1 else t[o + 1]
    err = r - y
    iae = np.trapezoid(err, t)
    return {"overshoot": over, "rise": rise, "settling": settling, "iae": iae}
