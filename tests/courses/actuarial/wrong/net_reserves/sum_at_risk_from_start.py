# the sum at risk is taken with the reserve at the start of the year instead of at its end
def net_reserves(q, i, S, m):
    v = 1 / (1 + i)
    n = len(q)
    P = endowment_premiums(q, i, S, m)["net"]
    V = np.zeros(n + 1)
    risk = np.zeros(n)
    savings = np.zeros(n)
    V[n] = S
    for k in range(n - 1, -1, -1):
        prem = P if k < m else 0
        V[k] = v * (q[k] * S + (1 - q[k]) * V[k + 1]) - prem
        risk[k] = v * q[k] * (S - V[k])
        savings[k] = prem - risk[k]
    return {"V": V, "savings": savings, "risk": risk}
