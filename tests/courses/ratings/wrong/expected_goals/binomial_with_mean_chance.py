# gave every shot of a team its average chance instead of each shot its own when counting goals

def expected_goals(x, y, header, home, coef):
    dist = np.linalg.norm(np.stack([x, y]), axis=0)
    angle = np.arctan2(2 * POST * x, dist**2 - POST**2)
    z = coef[0] + coef[1] * dist + coef[2] * angle
    z[header] += coef[3]
    xg = 1 / (1 + np.exp(-z))
    total = np.zeros(2)
    pmfs = []
    for k, mask in enumerate([home, ~home]):
        shots = int(mask.sum())
        total[k] = xg[mask].sum()
        p = total[k] / shots if shots else 0.0
        pmf = np.ones(1)
        for _ in range(shots):
            pmf = np.convolve(pmf, [1 - p, p])
        pmfs.append(pmf)
    win = draw = loss = 0.0
    for a in range(len(pmfs[0])):
        for b in range(len(pmfs[1])):
            both = pmfs[0][a] * pmfs[1][b]
            if a > b:
                win += both
            elif a < b:
                loss += both
            else:
                draw += both
    return {"xg": xg, "total": total, "result": np.array([win, draw, loss])}
