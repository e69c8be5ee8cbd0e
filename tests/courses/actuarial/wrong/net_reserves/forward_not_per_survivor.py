# the forward recursion forgets to divide by 1-q: the reserve is not shared among the survivors
def net_reserves(q, i, S, m):
    n = len(q)
    P = endowment_premiums(q, i, S, m)["net"]
    V = np.zeros(n + 1)
    prem = np.zeros(n)
    for k in range(n):
        prem[k] = P if k < m else 0.0
        V[k + 1] = (V[k] + prem[k]) * (1 + i) - q[k] * S
    risk = q * (S - V[1:]) / (1 + i)
    return {"V": V, "savings": prem - risk, "risk": risk}
