# took Poisson distributions with the expected goals instead of the distribution shot by shot

def expected_goals(x, y, header, home, coef):
    def poisson(mean):
        chances = [np.exp(-mean)]
        for k in range(1, 30):
            chances.append(chances[-1] * mean / k)
        return np.array(chances)

    distance = np.sqrt(x**2 + y**2)
    angle = np.arctan2(2 * POST * x, distance**2 - POST**2)
    logit = coef[0] + coef[1] * distance + coef[2] * angle + np.where(header, coef[3], 0)
    xg = 1 / (1 + np.exp(-logit))
    total = np.array([xg[home].sum(), xg[~home].sum()])
    joint = np.outer(poisson(total[0]), poisson(total[1]))
    i, j = np.indices(joint.shape)
    result = np.array([joint[i > j].sum(), joint[i == j].sum(), joint[i < j].sum()])
    return {"xg": xg, "total": total, "result": result}
