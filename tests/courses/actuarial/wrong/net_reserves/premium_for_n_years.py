# the premium is computed for payment in all n years, but deducted in the first m only
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    P = endowment_premiums(q, i, S, n)["net"]
    prem = np.zeros(n)
    prem[:m] = P
    V = np.zeros(n + 1)
    V[n] = S
    for k in range(n - 1, -1, -1):
        V[k] = v * (q[k] * S + (1 - q[k]) * V[k + 1]) - prem[k]
    risk = v * q * (S - V[1:])
    return {"V": V, "savings": prem - risk, "risk": risk}
