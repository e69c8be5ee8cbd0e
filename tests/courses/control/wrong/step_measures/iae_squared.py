# the integral is of the squared error (ISE) instead of the absolute one
def step_measures(y, r, dt, band):
    rel = (y - y[0]) / (r - y[0])
    peak = rel.max()
    overshoot = (peak - 1) * 100 if peak > 1 else 0.0
    rise = np.inf if peak < 0.9 else dt * (int((rel >= 0.9).argmax()) - int((rel >= 0.1).argmax()))
    outside = (np.abs(rel - 1) > band).nonzero()[0]
    settling = np.inf if len(y) - 1 in outside else (max(outside) + 1) * dt
    sq = (r - y) ** 2
    iae = dt * 0.5 * (sq[1:] + sq[:-1]).sum()
    return {"overshoot": overshoot, "rise": rise, "settling": settling, "iae": iae}
