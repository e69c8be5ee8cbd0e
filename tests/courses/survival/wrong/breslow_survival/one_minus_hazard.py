# what: the survival is 1 - H instead of exp(-H)
def breslow_survival(X, time, event, beta, new, grid):
    total = (time >= time[:, None]) @ np.exp(X @ beta)
    jumps = event / total
    hazard = (time <= grid[:, None]) @ jumps
    survival = 1 - np.exp(new @ beta)[:, None] * hazard
    return {"hazard": hazard, "survival": survival}
