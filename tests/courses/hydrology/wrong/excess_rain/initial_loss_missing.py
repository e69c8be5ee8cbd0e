# the initial loss is left out of the rain that runs off (in numerator and denominator)
def excess_rain(rain, before, cn, area):
    p5 = np.sum(before)
    if p5 < 35:
        cn = 4.2 * cn / (10 - 0.058 * cn)
    if p5 > 53:
        cn = 23 * cn / (10 + 0.13 * cn)
    S = 25400 / cn - 254
    P = np.cumsum(rain)
    Q = np.zeros((len(cn), len(rain)))
    for k in range(len(cn)):
        for t in range(len(rain)):
            Q[k, t] = P[t] ** 2 / (P[t] + S[k])
    excess = np.hstack([Q[:, :1], Q[:, 1:] - Q[:, :-1]])
    return excess, (area[:, None] * excess).sum(0) / area.sum()
