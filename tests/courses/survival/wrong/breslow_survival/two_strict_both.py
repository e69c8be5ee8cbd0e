# what: both comparisons are strict or lack ties: the grid takes only deaths before it, and the total only oneself and later patients
def breslow_survival(X, time, event, beta, new, grid):
    risk = np.exp(X @ beta)
    total = (time > time[:, None]) @ risk + risk
    jumps = event / total
    hazard = (time < grid[:, None]) @ jumps
    survival = np.exp(-np.exp(new @ beta)[:, None] * hazard)
    return {"hazard": hazard, "survival": survival}
