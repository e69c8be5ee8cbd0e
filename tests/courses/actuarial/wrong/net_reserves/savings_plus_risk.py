# the savings part is the premium plus the risk part instead of minus
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    level = endowment_premiums(q, i, S, m)["net"]
    prem = np.zeros(n)
    prem[np.arange(n) < m] = level
    V = np.append(np.zeros(n), S)
    for k in np.arange(n)[::-1]:
        V[k] = -prem[k] + v * (S * q[k] + V[k + 1] * (1 - q[k]))
    risk = v * q * (S - V[1:])
    savings = prem + risk
    return {"V": V, "savings": savings, "risk": risk}
