# A is returned for a sum insured of 1; the premiums are right
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    v = 1 / (1 + i)
    n = len(q)
    surv = np.concatenate([[1.0], np.cumprod(1 - q)])
    Ax = np.sum(v ** np.arange(1, n + 1) * surv[:n] * q) + v**n * surv[n]
    adue = np.cumsum(v ** np.arange(n) * surv[:n])
    P = S * Ax / adue[m - 1]
    G = S * (Ax + alpha + gamma * adue[n - 1]) / (adue[m - 1] * (1 - beta))
    return {"A": Ax, "net": P, "gross": G}
