# negative savings parts after the last premium are set to zero
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    P = np.where(np.arange(n) < m, endowment_premiums(q, i, S, m)["net"], 0.0)
    V = np.zeros(n + 1)
    V[n] = S
    for k in range(n - 1, -1, -1):
        V[k] = v * (q[k] * S + (1 - q[k]) * V[k + 1]) - P[k]
    risk = v * q * (S - V[1:])
    savings = np.maximum(v * V[1:] - V[:-1], 0)
    return {"V": V, "savings": savings, "risk": risk}
