# the settling time is the first time the response enters the band, though it leaves it again
def step_measures(y, r, dt, band):
    z = (y - y[0]) / (r - y[0])
    over = 100 * (z.max() - 1) if z.max() > 1 else 0.0
    rise = np.inf
    if z.max() >= 0.9:
        rise = (np.where(z >= 0.9)[0][0] - np.where(z >= 0.1)[0][0]) * dt
    inside = np.abs(z - 1) <= band
    settling = np.argmax(inside) * dt if inside.any() else np.inf
    e = np.abs(r - y)
    iae = np.sum(e[1:] + e[:-1]) * 0.5 * dt
    return {"overshoot": over, "rise": rise, "settling": settling, "iae": iae}
