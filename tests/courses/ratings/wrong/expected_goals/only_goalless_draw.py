# counted only nil-nil as a draw instead of all equal scores

def expected_goals(x, y, header, home, coef):
    def goals(p):
        out = np.zeros(len(p) + 1)
        out[0] = 1
        for q in p:
            out[1:] = out[1:] * (1 - q) + out[:-1] * q
            out[0] *= 1 - q
        return out

    d = np.hypot(x, y)
    a = np.arctan2(2 * POST * x, d**2 - POST**2)
    xg = 1 / (1 + np.exp(-(coef[0] + coef[1] * d + coef[2] * a + coef[3] * header)))
    ours, theirs = goals(xg[home]), goals(xg[~home])
    win = loss = 0.0
    for i, p in enumerate(ours):
        win += p * theirs[:i].sum()
        loss += p * theirs[i + 1 :].sum()
    draw = ours[0] * theirs[0]
    total = [np.sum(xg[home]), np.sum(xg[~home])]
    return {"xg": xg, "total": np.array(total), "result": np.array([win, draw, loss])}
