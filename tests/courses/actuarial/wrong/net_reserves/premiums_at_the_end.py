# going back, the first m steps get the premium: those are the last m years of the contract
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    P = endowment_premiums(q, i, S, m)["net"]
    V = np.zeros(n + 1)
    V[n] = S
    prem = np.zeros(n)
    for step in range(n):
        k = n - 1 - step
        if step < m:
            prem[k] = P
        V[k] = v * (q[k] * S + (1 - q[k]) * V[k + 1]) - prem[k]
    risk = v * q * (S - V[1:])
    return {"V": V, "savings": prem - risk, "risk": risk}
