# what: the total goes over those with a time up to T_i instead of from T_i on
def breslow_survival(X, time, event, beta, new, grid):
    total = (time <= time[:, None]) @ np.exp(X @ beta)
    jumps = event / total
    hazard = (time <= grid[:, None]) @ jumps
    survival = np.exp(-np.exp(new @ beta)[:, None] * hazard)
    return {"hazard": hazard, "survival": survival}
