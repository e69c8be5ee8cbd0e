# the prospective reserve subtracts premiums for m more years at each time (as far as the contract goes), although k of them are already paid
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    P = endowment_premiums(q, i, S, m)["net"]
    V = np.zeros(n + 1)
    V[n] = S
    for t in range(n):
        p = np.concatenate([[1.0], np.cumprod(1 - q[t:])])
        j = np.arange(n - t)
        A = S * (np.sum(v ** (j + 1) * p[:-1] * q[t:]) + v ** (n - t) * p[-1])
        a = np.sum((v**j * p[:-1])[:m])
        V[t] = A - P * a
    premium = np.where(np.arange(n) < m, P, 0.0)
    risk = v * q * (S - V[1:])
    return {"V": V, "savings": premium - risk, "risk": risk}
