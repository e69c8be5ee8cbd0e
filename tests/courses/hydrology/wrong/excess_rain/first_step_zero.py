# the excess of the first time step is zero: the growth is only taken from the second step on
def excess_rain(rain, before, cn, area):
    wet = before.sum()
    if wet < 35:
        cn = 4.2 * cn / (10 - 0.058 * cn)
    elif wet > 53:
        cn = 23 * cn / (10 + 0.13 * cn)
    S = 25400 / cn - 254
    P = np.cumsum(rain)
    Q = np.zeros((len(cn), len(rain)))
    excess = np.zeros((len(cn), len(rain)))
    for t in range(len(rain)):
        pe = np.maximum(P[t] - 0.2 * S, 0)
        Q[:, t] = pe**2 / (pe + S)
        if t > 0:
            excess[:, t] = Q[:, t] - Q[:, t - 1]
    return excess, area @ excess / area.sum()
