# going back the value is multiplied by 1+i instead of discounted
def net_reserves(q, i, S, m):
    n = len(q)
    prem = np.zeros(n)
    prem[:m] = endowment_premiums(q, i, S, m)["net"]
    V = np.zeros(n + 1)
    V[n] = S
    for k in range(n - 1, -1, -1):
        expected = q[k] * S + (1 - q[k]) * V[k + 1]
        V[k] = expected * (1 + i) - prem[k]
    risk = q * (S - V[1:]) / (1 + i)
    return {"V": V, "savings": prem - risk, "risk": risk}
