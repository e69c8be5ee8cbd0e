# what: the hazard goes up for the censored as well, event is not used
def breslow_survival(X, time, event, beta, new, grid):
    risk = np.exp(X @ beta)
    total = np.array([risk[time >= t].sum() for t in time])
    hazard = np.array([np.sum(1 / total[time <= t]) for t in grid])
    survival = np.exp(-np.outer(np.exp(new @ beta), hazard))
    return {"hazard": hazard, "survival": survival}
