# what: tied deaths give one jump only, as the jumps run over the distinct times without counting the deaths
def breslow_survival(X, time, event, beta, new, grid):
    risk = np.exp(X @ beta)
    times = np.unique(time[event])
    jumps = np.array([1 / np.sum(risk[time >= t]) for t in times])
    hazard = np.array([jumps[times <= g].sum() for g in grid])
    survival = np.exp(-np.exp(new @ beta)[:, None] * hazard[None, :])
    return {"hazard": hazard, "survival": survival}
