# a list that is built from the end and reversed; the reserve with the sum at risk, v V + risk - P
def net_reserves(q, i, S, m):
    n = len(q)
    net = endowment_premiums(q, i, S, m)["net"]
    reserves, risks, saved = [float(S)], [], []
    for k in range(n)[::-1]:
        later = reserves[-1]
        r = q[k] * (S - later) / (1 + i)
        pay = net * (k < m)
        reserves.append(later / (1 + i) + r - pay)
        risks.append(r)
        saved.append(pay - r)
    return {"V": np.array(reserves[::-1]), "savings": np.array(saved[::-1]), "risk": np.array(risks[::-1])}
