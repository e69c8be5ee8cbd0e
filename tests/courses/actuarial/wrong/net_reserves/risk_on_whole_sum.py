# the risk part insures the whole sum instead of the sum at risk S - V
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    P = endowment_premiums(q, i, S, m)["net"]
    V = np.zeros(n + 1)
    V[n] = S
    premium = np.zeros(n)
    for k in range(n):
        if k < m:
            premium[k] = P
    for k in range(n - 1, -1, -1):
        V[k] = v * (q[k] * S + (1 - q[k]) * V[k + 1]) - premium[k]
    risk = v * q * S
    savings = premium - risk
    return {"V": V, "savings": savings, "risk": risk}
