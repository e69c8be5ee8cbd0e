# the recursion takes q of the following year (the last year keeps its own)
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    P = endowment_premiums(q, i, S, m)["net"]
    prem = np.where(np.arange(n) < m, P, 0)
    V = np.zeros(n + 1)
    V[n] = S
    for k in range(n - 1, -1, -1):
        qk = q[k + 1] if k + 1 < n else q[k]
        V[k] = v * (qk * S + (1 - qk) * V[k + 1]) - prem[k]
    risk = v * q * (S - V[1:])
    return {"V": V, "savings": prem - risk, "risk": risk}
