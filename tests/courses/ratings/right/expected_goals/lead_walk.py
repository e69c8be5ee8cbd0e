# right: the lead as a walk up and down, shot by shot

def expected_goals(x, y, header, home, coef):
    m = len(x)
    d = np.hypot(x, y)
    a = np.arctan2(2 * POST * x, d**2 - POST**2)
    xg = 1 / (1 + np.exp(-(coef[0] + coef[1] * d + coef[2] * a + coef[3] * header)))
    lead = {0: 1.0}
    for p, ours in zip(xg, home):
        new = {}
        for value, chance in lead.items():
            then = value + (1 if ours else -1)
            new[value] = new.get(value, 0.0) + chance * (1 - p)
            new[then] = new.get(then, 0.0) + chance * p
        lead = new
    win = sum(c for v, c in lead.items() if v > 0)
    loss = sum(c for v, c in lead.items() if v < 0)
    result = np.array([win, lead.get(0, 0.0), loss], dtype=float)
    return {"xg": xg, "total": np.array([xg @ home, xg @ ~home]), "result": result}
