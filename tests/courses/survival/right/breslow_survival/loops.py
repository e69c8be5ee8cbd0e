def breslow_survival(X, time, event, beta, new, grid):
    risk = np.exp(X @ beta)
    hazard = np.zeros(len(grid))
    for k, t in enumerate(grid):
        for i in range(len(time)):
            if event[i] and time[i] <= t:
                hazard[k] += 1 / risk[time >= time[i]].sum()
    survival = np.array([np.exp(-hazard) ** np.exp(x @ beta) for x in new])
    return {"hazard": hazard, "survival": survival}
