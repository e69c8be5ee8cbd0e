# the retention is computed in inches (1000/CN - 10) while the rain is in mm
def excess_rain(rain, before, cn, area):
    wet5 = before.sum()
    if wet5 < 35:
        c = 4.2 * cn / (10 - 0.058 * cn)
    elif wet5 > 53:
        c = 23 * cn / (10 + 0.13 * cn)
    else:
        c = cn
    s = 1000 / c - 10
    ia = 0.2 * s
    p = np.cumsum(rain)
    q = np.array([np.where(p > a, (p - a) ** 2 / (p - a + r), 0) for a, r in zip(ia, s)])
    ex = np.diff(np.concatenate([np.zeros((len(cn), 1)), q], axis=1))
    return ex, np.average(ex, axis=0, weights=area)
