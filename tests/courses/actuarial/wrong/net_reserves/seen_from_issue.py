# the prospective reserve uses survival from the start of the contract: it is not divided by the probability to be alive after k years
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    p = np.concatenate([[1.0], np.cumprod(1 - q)])
    P = endowment_premiums(q, i, S, m)["net"]
    V = np.zeros(n + 1)
    for t in range(n + 1):
        benefits = sum(v ** (k + 1 - t) * p[k] * q[k] for k in range(t, n)) + v ** (n - t) * p[n]
        prems = sum(v ** (k - t) * p[k] for k in range(t, m))
        V[t] = S * benefits - P * prems
    prem = P * (np.arange(n) < m)
    risk = v * q * (S - V[1:])
    return {"V": V, "savings": prem - risk, "risk": risk}
