# the value A is taken for the yearly premium
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    prem = np.zeros(n)
    out = endowment_premiums(q, i, S, m)
    prem[0:m] = out["A"]
    V = np.zeros(n + 1)
    V[n] = S
    for k in reversed(range(n)):
        V[k] = v * (q[k] * S + (1 - q[k]) * V[k + 1]) - prem[k]
    risk = v * q * (S - V[1:])
    return {"V": V, "savings": prem - risk, "risk": risk}
