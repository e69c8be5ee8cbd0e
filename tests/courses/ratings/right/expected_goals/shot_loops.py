# right: plain loops over shots and scores

def expected_goals(x, y, header, home, coef):
    xg = np.zeros(len(x))
    total = np.zeros(2)
    pmf = [[1.0], [1.0]]
    for i in range(len(x)):
        r2 = x[i] ** 2 + y[i] ** 2
        angle = np.arctan2(2 * POST * x[i], r2 - POST**2)
        z = coef[0] + coef[1] * r2**0.5 + coef[2] * angle
        if header[i]:
            z = z + coef[3]
        xg[i] = np.exp(z) / (1 + np.exp(z))
        team = 0 if home[i] else 1
        total[team] += xg[i]
        old = pmf[team] + [0.0]
        pmf[team] = [
            old[k] * (1 - xg[i]) + (old[k - 1] * xg[i] if k else 0.0) for k in range(len(old))
        ]
    result = np.zeros(3)
    for a, p in enumerate(pmf[0]):
        for b, q in enumerate(pmf[1]):
            result[1 - int(np.sign(a - b))] += p * q
    return {"xg": xg, "total": total, "result": result}
