# the premium is deducted in all n years, also after the m years in which it is paid
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    P = endowment_premiums(q, i, S, m)["net"]
    V = np.zeros(n + 1)
    V[-1] = S
    for t in reversed(range(n)):
        V[t] = v * q[t] * S + v * (1 - q[t]) * V[t + 1] - P
    risk = v * q * (S - V[1:])
    return {"V": V, "savings": P - risk, "risk": risk}
