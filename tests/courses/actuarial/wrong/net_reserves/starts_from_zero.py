# the recursion starts with a reserve of 0 at the end instead of the sum insured
def net_reserves(q, i, S, m):
    n = q.size
    v = 1 / (1 + i)
    P = endowment_premiums(q, i, S, m)["net"]
    V = np.zeros(n + 1)
    for k in range(n - 1, -1, -1):
        due = P if k < m else 0.0
        V[k] = v * (q[k] * S + (1 - q[k]) * V[k + 1]) - due
    prem = np.array([P] * m + [0.0] * (n - m))
    risk = v * q * (S - V[1:])
    return {"V": V, "savings": prem - risk, "risk": risk}
