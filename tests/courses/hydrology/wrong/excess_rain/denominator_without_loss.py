# the denominator is P + S, the initial loss is not subtracted there
def excess_rain(rain, before, cn, area):
    if before.sum() < 35:
        cn = 4.2 * cn / (10 - 0.058 * cn)
    elif before.sum() > 53:
        cn = 23 * cn / (10 + 0.13 * cn)
    S = (25400 / cn - 254)[:, None]
    P = np.cumsum(rain)[None, :]
    Ia = 0.2 * S
    Q = np.where(P > Ia, (P - Ia) ** 2 / (P + S), 0)
    excess = np.diff(Q, axis=1, prepend=0)
    basin = (excess.T @ area) / area.sum()
    return excess, basin
