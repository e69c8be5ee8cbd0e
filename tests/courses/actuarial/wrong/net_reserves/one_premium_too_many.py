# the premium is still paid in the year after the last one (k <= m)
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    P = endowment_premiums(q, i, S, m)["net"]
    prem = np.array([P if k <= m else 0.0 for k in range(n)])
    V = np.zeros(n + 1)
    V[n] = S
    for k in range(n - 1, -1, -1):
        V[k] = v * (q[k] * S + (1 - q[k]) * V[k + 1]) - prem[k]
    risk = v * q * (S - V[1:])
    savings = prem - risk
    return {"V": V, "savings": savings, "risk": risk}
