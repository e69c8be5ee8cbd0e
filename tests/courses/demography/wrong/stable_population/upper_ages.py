# x are the ages at which the groups end, n(i+1), instead of their middles
def stable_population(L, F, n, srb, steps):
    ages = n * np.arange(1, len(L) + 1)
    maternity = F * L / (1 + srb)
    R0 = np.sum(maternity)
    mu = np.sum(ages * maternity) / np.sum(maternity)
    r = np.log(R0) / mu
    for k in range(steps):
        disc = np.exp(-r * ages)
        r += ((disc * maternity).sum() - 1) / (ages * disc * maternity).sum()
    weights = np.exp(-r * ages) * L
    return {"R0": R0, "mu": mu, "r": r, "b": 1 / weights.sum(), "c": weights / weights.sum()}
