# what: the study's covariates are centred first, the new patients' are not
def breslow_survival(X, time, event, beta, new, grid):
    Xc = X - X.mean(axis=0)
    risk = np.exp(Xc @ beta)
    total = (time >= time[:, None]) @ risk
    hazard = (time <= grid[:, None]) @ (event / total)
    survival = np.exp(-np.exp(new @ beta)[:, None] * hazard)
    return {"hazard": hazard, "survival": survival}
