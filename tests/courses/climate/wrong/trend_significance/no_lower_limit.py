# n_e is limited to n but has no lower limit of 3
def trend_significance(time, Y):
    n = len(time)
    centre = time - time.mean()
    s2 = np.sum(centre**2)
    slopes = (Y - Y.mean(axis=1, keepdims=True)).dot(centre) / s2
    resid = (Y - Y.mean(axis=1, keepdims=True)) - slopes[:, None] * centre
    power = (resid**2).sum(axis=1)
    r = (resid[:, 1:] * resid[:, :-1]).sum(axis=1) / power
    n_e = np.minimum(n * (1 - r) / (1 + r), n)
    sigma = np.sqrt(power / ((n_e - 2) * s2))
    return 10 * slopes, r, 10 * sigma, np.abs(slopes) > 2 * sigma
