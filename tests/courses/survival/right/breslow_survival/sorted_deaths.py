def breslow_survival(X, time, event, beta, new, grid):
    times, deaths, _ = risk_table(time, event)
    total = (time >= times[:, None]) @ np.exp(X @ beta)
    steps = np.concatenate(([0.0], np.cumsum(deaths / total)))
    hazard = steps[np.searchsorted(times, grid, side="right")]
    return {"hazard": hazard, "survival": np.exp(-np.outer(np.exp(new @ beta), hazard))}
