# cumulative masks: the settled mask by a reversed logical accumulate
def step_measures(y, r, dt, band):
    z = (y - y[0]) / (r - y[0])
    tail_ok = np.logical_and.accumulate((np.abs(z - 1) <= band)[::-1])[::-1]
    reached = np.maximum.accumulate(z)
    count = lambda level: np.sum(reached < level)
    e = np.abs(r - y)
    result = dict(overshoot=np.maximum(0.0, 100 * (reached[-1] - 1)))
    result["rise"] = (count(0.9) - count(0.1)) * dt if reached[-1] >= 0.9 else np.inf
    result["settling"] = np.sum(~tail_ok) * dt if tail_ok[-1] else np.inf
    result["iae"] = dt * (e.sum() - (e[0] + e[-1]) / 2)
    return result
