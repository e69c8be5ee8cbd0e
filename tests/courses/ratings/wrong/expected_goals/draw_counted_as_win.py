# counted equal scores among the home wins as well instead of more goals only

def expected_goals(x, y, header, home, coef):
    right_post = np.arctan2(y + POST, x)
    left_post = np.arctan2(y - POST, x)
    dist = (x**2 + y**2) ** 0.5
    inputs = np.column_stack([np.ones_like(x), dist, right_post - left_post, header])
    xg = 1 / (1 + np.exp(-inputs @ coef))
    pmf = {}
    for side in (True, False):
        pmf[side] = np.array([1.0])
        for p in xg[home == side]:
            pmf[side] = np.convolve(pmf[side], np.array([1 - p, p]))
    result = np.zeros(3)
    for i, p in enumerate(pmf[True]):
        for j, q in enumerate(pmf[False]):
            if i >= j:
                result[0] += p * q
            if i == j:
                result[1] += p * q
            if i < j:
                result[2] += p * q
    total = np.array([xg[home].sum(), xg[~home].sum()])
    return {"xg": xg, "total": total, "result": result}
