# the premium is added to the reserve going back instead of subtracted
def net_reserves(q, i, S, m):
    n = len(q)
    net = endowment_premiums(q, i, S, m)["net"]
    pay = np.where(np.arange(n) < m, net, 0.0)
    V = np.zeros(n + 1)
    V[n] = S
    k = n - 1
    while k >= 0:
        V[k] = (q[k] * S + (1 - q[k]) * V[k + 1]) / (1 + i) + pay[k]
        k -= 1
    risk = q * (S - V[1:]) / (1 + i)
    return {"V": V, "savings": pay - risk, "risk": risk}
