# a last sample outside the band is not seen: the settling time is then T*dt instead of infinity
def step_measures(y, r, dt, band):
    z = (y - y[0]) / (r - y[0])
    overshoot = 100 * max(z.max() - 1, 0.0)
    if z.max() < 0.9:
        rise = np.inf
    else:
        rise = (np.argmax(z >= 0.9) - np.argmax(z >= 0.1)) * dt
    last = 0
    for k in range(len(z)):
        if abs(z[k] - 1) > band:
            last = k + 1
    err = np.abs(r - y)
    return {"overshoot": overshoot, "rise": rise, "settling": last * dt, "iae": np.trapezoid(err, dx=dt)}
