# the reported reserve at the start of each year is the one after the premium has come in, not before
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    P = np.zeros(n + 1)
    P[:m] = endowment_premiums(q, i, S, m)["net"]
    before = np.zeros(n + 1)
    before[n] = S
    for k in range(n - 1, -1, -1):
        before[k] = v * (q[k] * S + (1 - q[k]) * before[k + 1]) - P[k]
    risk = v * q * (S - before[1:])
    return {"V": before + P, "savings": P[:n] - risk, "risk": risk}
