# the savings part is the plain difference of the reserves, without discounting the later one
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    P = endowment_premiums(q, i, S, m)["net"]
    V = np.zeros(n + 1)
    V[n] = S
    for k in range(n - 1, -1, -1):
        V[k] = v * (q[k] * S + (1 - q[k]) * V[k + 1])
        if k < m:
            V[k] -= P
    savings = V[1:] - V[:-1]
    risk = v * q * (S - V[1:])
    return {"V": V, "savings": savings, "risk": risk}
