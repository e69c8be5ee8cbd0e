# in the recursion only the next reserve is discounted, the payment at death is not
def net_reserves(q, i, S, m):
    n = len(q)
    v = 1 / (1 + i)
    prem = np.zeros(n)
    prem[:m] = endowment_premiums(q, i, S, m)["net"]
    res = [S]
    for k in range(n - 1, -1, -1):
        res.insert(0, q[k] * S + v * (1 - q[k]) * res[0] - prem[k])
    V = np.array(res)
    risk = v * q * (S - V[1:])
    return {"V": V, "savings": prem - risk, "risk": risk}
