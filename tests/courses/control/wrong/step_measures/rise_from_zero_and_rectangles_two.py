# two mistakes: the rise time is counted from time 0 instead of from 10 %, and the integral is dt times the sum over all samples instead of the trapezoidal rule
def step_measures(y, r, dt, band):
    y0 = y[0]
    z = np.array([(v - y0) / (r - y0) for v in y])
    high = [i for i, q in enumerate(z) if q >= 0.9]
    out = [i for i, q in enumerate(z) if not abs(q - 1) <= band]
    return {
        "overshoot": max(0.0, (max(z) - 1) * 100),
        "rise": high[0] * dt if high else np.inf,
        "settling": (out[-1] + 1) * dt if out[-1] < len(y) - 1 else np.inf,
        "iae": sum(abs(r - v) for v in y) * dt,
    }
