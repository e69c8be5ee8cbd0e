# took the plain arctangent of the fraction instead of the one that gives more than a right angle close to the goal

def expected_goals(x, y, header, home, coef):
    r2 = x * x + y * y
    seen = np.arctan(2 * POST * x / (r2 - POST * POST))
    features = np.stack([np.ones(len(x)), np.sqrt(r2), seen, header.astype(float)])
    xg = 1 / (1 + np.exp(-(coef @ features)))

    def distribution(ps):
        dist = np.ones(1)
        for p in ps:
            dist = np.convolve(dist, [1 - p, p])
        return dist

    h = distribution(xg[home])
    a = distribution(xg[np.logical_not(home)])
    result = np.zeros(3)
    for i in range(len(h)):
        for j in range(len(a)):
            k = 0 if i > j else 1 if i == j else 2
            result[k] += h[i] * a[j]
    total = np.array([xg[home].sum(), xg[np.logical_not(home)].sum()])
    return {"xg": xg, "total": total, "result": result}
