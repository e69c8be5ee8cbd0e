# the next reserve is needed for all, not only for those who survive: the factor 1-q is missing
def net_reserves(q, i, S, m):
    years = len(q)
    disc = 1.0 / (1.0 + i)
    P = endowment_premiums(q, i, S, m)["net"] * (np.arange(years) < m)
    V = np.empty(years + 1)
    V[years] = S
    for y in range(years)[::-1]:
        need = q[y] * S + V[y + 1]
        V[y] = disc * need - P[y]
    risk = disc * q * (S - V[1:])
    savings = P - risk
    return {"V": V, "savings": savings, "risk": risk}
