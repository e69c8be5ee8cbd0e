# where the rain is below the initial loss the formula is used all the same, instead of 0
def excess_rain(rain, before, cn, area):
    b = before.sum()
    if b < 35:
        cn = 4.2 * cn / (10 - 0.058 * cn)
    elif b > 53:
        cn = 23 * cn / (10 + 0.13 * cn)
    S = 25400.0 / cn - 254.0
    Pe = np.cumsum(rain)[None, :] - 0.2 * S[:, None]
    Q = Pe**2 / (Pe + S[:, None])
    inc = Q.copy()
    inc[:, 1:] -= Q[:, :-1]
    w = area / area.sum()
    return inc, w @ inc
