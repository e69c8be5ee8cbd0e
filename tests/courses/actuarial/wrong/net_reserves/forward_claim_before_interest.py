# going forward, the payments at death are taken out at the start of the year, before the interest
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    prem = np.zeros(n)
    prem[:m] = endowment_premiums(q, i, S, m)["net"]
    V = np.zeros(n + 1)
    for k in range(n):
        V[k + 1] = (V[k] + prem[k] - q[k] * S) * (1 + i) / (1 - q[k])
    risk = v * q * (S - V[1:])
    return {"V": V, "savings": prem - risk, "risk": risk}
