# the annuity for the expenses gamma is not weighted with the probabilities to be alive
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    p = np.concatenate([[1.0], np.cumprod(1 - q)])
    k = np.arange(n)
    A = S * (np.sum(v ** (k + 1) * p[:-1] * q) + v**n * p[-1])
    am = np.sum((v**k * p[:-1])[k < m])
    upkeep = gamma * S * np.sum(v**k)
    gross = (A + alpha * S + upkeep) / (am * (1 - beta))
    return {"A": A, "net": A / am, "gross": gross}
