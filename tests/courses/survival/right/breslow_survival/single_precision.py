def breslow_survival(X, time, event, beta, new, grid):
    f = np.float32
    risk = np.exp(X.astype(f) @ beta.astype(f))
    total = (time >= time[:, None]).astype(f) @ risk
    jumps = event.astype(f) / total
    hazard = (time <= grid[:, None]).astype(f) @ jumps
    survival = np.exp(-np.exp(new.astype(f) @ beta.astype(f))[:, None] * hazard)
    return {"hazard": hazard, "survival": survival}
