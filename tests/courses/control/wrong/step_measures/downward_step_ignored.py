# the overshoot takes the maximum of y beyond r whatever the direction, wrong for downward steps
def step_measures(y, r, dt, band):
    overshoot = max(0.0, (np.max(y) - r) / abs(r - y[0]) * 100)
    z = (y - y[0]) / (r - y[0])
    above = np.flatnonzero(z >= 0.9)
    rise = (above[0] - np.flatnonzero(z >= 0.1)[0]) * dt if len(above) else np.inf
    bad = np.abs(y - r) > band * abs(r - y[0])
    if bad[-1]:
        settling = np.inf
    else:
        settling = (len(y) - np.argmax(bad[::-1])) * dt
    err = np.abs(y - r)
    return {"overshoot": overshoot, "rise": rise, "settling": settling, "iae": np.trapezoid(err, dx=dt)}
