# going forward, the premium earns no interest in its first year
def net_reserves(q, i, S, m):
    n = len(q)
    P = endowment_premiums(q, i, S, m)["net"]
    due = (np.arange(n) < m) * P
    V = [0.0]
    for k in range(n):
        fund = V[k] * (1 + i) + due[k]
        V.append((fund - q[k] * S) / (1 - q[k]))
    V = np.array(V)
    risk = q * (S - V[1:]) / (1 + i)
    return {"V": V, "savings": due - risk, "risk": risk}
