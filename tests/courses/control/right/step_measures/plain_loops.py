# plain Python loops over the samples
def step_measures(y, r, dt, band):
    T = len(y)
    step = r - y[0]
    peak, k10, k90, last, iae = 0.0, None, None, -1, 0.0
    for k in range(T):
        z = (y[k] - y[0]) / step
        peak = max(peak, z)
        if k10 is None and z >= 0.1:
            k10 = k
        if k90 is None and z >= 0.9:
            k90 = k
        if abs(z - 1) > band:
            last = k
        if k > 0:
            iae += dt * (abs(r - y[k]) + abs(r - y[k - 1])) / 2
    rise = float("inf") if k90 is None else (k90 - k10) * dt
    settling = float("inf") if last == T - 1 else (last + 1) * dt
    return {"overshoot": 100 * (peak - 1) if peak > 1 else 0.0, "rise": rise, "settling": settling, "iae": iae}
