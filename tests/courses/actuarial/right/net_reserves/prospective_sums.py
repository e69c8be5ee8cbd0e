# prospective sums from each time on instead of a recursion; the risk part is the rest
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    P = endowment_premiums(q, i, S, m)["net"]
    V = np.zeros(n + 1)
    for t in range(n + 1):
        p = np.concatenate([[1.0], np.cumprod(1 - q[t:])])
        j = np.arange(n - t)
        benefits = S * (np.sum(v ** (j + 1) * p[:-1] * q[t:]) + v ** (n - t) * p[-1])
        V[t] = benefits - P * np.sum((v**j * p[:-1])[j + t < m])
    savings = v * V[1:] - V[:-1]
    premium = np.where(np.arange(n) < m, P, 0.0)
    return {"V": V, "savings": savings, "risk": premium - savings}
