# the integral is dt times the sum over all T samples instead of the trapezoidal rule
def step_measures(y, r, dt, band):
    z = (y - y[0]) / (r - y[0])
    overshoot = max(0.0, 100 * (z.max() - 1))
    rise = np.inf
    if np.any(z >= 0.9):
        rise = (np.argmax(z >= 0.9) - np.argmax(z >= 0.1)) * dt
    ok = np.abs(z - 1) <= band
    settling = np.inf
    k = len(ok) - 1
    while k >= 0 and ok[k]:
        settling = k * dt
        k -= 1
    iae = np.sum(np.abs(r - y)) * dt
    return {"overshoot": overshoot, "rise": rise, "settling": settling, "iae": iae}
