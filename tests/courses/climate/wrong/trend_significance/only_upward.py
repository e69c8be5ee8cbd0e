# only upward trends can be significant: the absolute value of the slope is missing
def trend_significance(time, Y):
    N = len(time)
    tprime = time - np.average(time)
    denominator = np.sum(tprime**2)
    trend = np.einsum("sn,n->s", Y, tprime) / denominator
    resid = Y - np.mean(Y, axis=1).reshape(-1, 1) - trend.reshape(-1, 1) * tprime
    energy = np.einsum("sn,sn->s", resid, resid)
    r1 = np.einsum("sn,sn->s", resid[:, 1:], resid[:, :-1]) / energy
    Ne = np.clip(N * (1 - r1) / (1 + r1), 3, N)
    se = np.sqrt(energy / (Ne - 2) / denominator)
    return 10 * trend, r1, 10 * se, trend > 2 * se
