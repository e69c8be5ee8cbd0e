# the premium is discounted like a payment at the end of the year: it stands inside the bracket with v
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    P = np.zeros(n)
    P[:m] = endowment_premiums(q, i, S, m)["net"]
    V = np.zeros(n + 1)
    V[n] = S
    for k in range(n - 1, -1, -1):
        V[k] = v * (q[k] * S + (1 - q[k]) * V[k + 1] - P[k])
    risk = v * q * (S - V[1:])
    return {"V": V, "savings": P - risk, "risk": risk}
