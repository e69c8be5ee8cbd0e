# two mistakes: the forward recursion does not divide by 1-q, and the premium earns no interest in its first year
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    P = endowment_premiums(q, i, S, m)["net"]
    prem = np.array([P] * m + [0] * (n - m), dtype=float)
    V = np.zeros(n + 1)
    for k in range(n):
        V[k + 1] = V[k] * (1 + i) + prem[k] - q[k] * S
    risk = v * q * (S - V[1:])
    return {"V": V, "savings": prem - risk, "risk": risk}
