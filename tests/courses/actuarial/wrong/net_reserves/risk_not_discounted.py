# the risk part is not discounted to the start of the year
def net_reserves(q, i, S, m):
    n = len(q)
    net = endowment_premiums(q, i, S, m)["net"]
    premium = np.concatenate([np.full(m, net), np.zeros(n - m)])
    V = np.zeros(n + 1)
    V[n] = S
    for t in range(n, 0, -1):
        V[t - 1] = (q[t - 1] * S + (1 - q[t - 1]) * V[t]) / (1 + i) - premium[t - 1]
    at_risk = S - V[1:]
    risk = q * at_risk
    return {"V": V, "savings": premium - risk, "risk": risk}
