# took the distance to the goal line instead of that to the middle of the goal

def expected_goals(x, y, header, home, coef):
    m = len(x)
    xg = np.zeros(m)
    for i in range(m):
        dist = x[i]
        ang = np.arctan2(2 * POST * x[i], x[i] ** 2 + y[i] ** 2 - POST**2)
        z = coef[0] + coef[1] * dist + coef[2] * ang
        if header[i]:
            z += coef[3]
        xg[i] = 1 / (1 + np.exp(-z))
    lead = np.zeros(2 * m + 1)
    lead[m] = 1.0
    for i in range(m):
        step = 1 if home[i] else -1
        lead = (1 - xg[i]) * lead + xg[i] * np.roll(lead, step)
    result = np.array([lead[m + 1 :].sum(), lead[m], lead[:m].sum()])
    return {"xg": xg, "total": np.array([xg[home].sum(), xg[~home].sum()]), "result": result}
