# the rain of the five days before is added to the cumulative rain of the event
def excess_rain(rain, before, cn, area):
    p5 = before.sum()
    if p5 < 35:
        cn = 4.2 * cn / (10 - 0.058 * cn)
    elif p5 > 53:
        cn = 23 * cn / (10 + 0.13 * cn)
    S = (25400 / cn - 254)[:, np.newaxis]
    P = p5 + np.cumsum(rain)
    Pe = np.maximum(P - 0.2 * S, 0)
    Q = Pe**2 / (Pe + S)
    excess = np.diff(Q, axis=1, prepend=0.0)
    basin = np.average(excess, axis=0, weights=area)
    return excess, basin
