# two mistakes: the premium is deducted in all n years, and the risk part insures the whole sum
def net_reserves(q, i, S, m):
    n = len(q)
    P = endowment_premiums(q, i, S, m)["net"]
    V = [S]
    for qk in q[::-1]:
        V.append((qk * S + (1 - qk) * V[-1]) / (1 + i) - P)
    V = np.array(V[::-1])
    risk = q * S / (1 + i)
    return {"V": V, "savings": P - risk, "risk": risk}
