# style: runoff as rain after the initial loss minus infiltration F = S Pe / (Pe + S), increments by subtraction, np.average
def excess_rain(rain, before, cn, area):
    p5 = before.sum()
    c = np.where(p5 < 35, 4.2 * cn / (10 - 0.058 * cn), np.where(p5 > 53, 23 * cn / (10 + 0.13 * cn), cn))
    S = 25400 / c - 254
    P = np.concatenate([[0.0], np.cumsum(rain)])
    Pe = np.clip(P[:, None] - S / 5, 0, None)
    F = S * Pe / (Pe + S)
    Q = (Pe - F).T
    ex = Q[:, 1:] - Q[:, :-1]
    return ex, np.average(ex, axis=0, weights=area)
