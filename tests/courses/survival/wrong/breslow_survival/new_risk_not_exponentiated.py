# what: the new patients' hazards are multiplied by x beta instead of by exp(x beta)
def breslow_survival(X, time, event, beta, new, grid):
    total = (time >= time[:, None]) @ np.exp(X @ beta)
    hazard = np.zeros(len(grid))
    for k, t in enumerate(grid):
        hazard[k] = np.sum(1.0 / total[event & (time <= t)])
    survival = np.exp(-(new @ beta)[:, None] * hazard)
    return {"hazard": hazard, "survival": survival}
