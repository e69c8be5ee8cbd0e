# the initial loss is subtracted in every time step, before the rain is cumulated
def excess_rain(rain, before, cn, area):
    pw = before.sum()
    if pw < 35:
        cn = 4.2 * cn / (10 - 0.058 * cn)
    elif pw > 53:
        cn = 23 * cn / (10 + 0.13 * cn)
    S = 25400 / cn - 254
    eff = np.maximum(rain[None, :] - 0.2 * S[:, None], 0)
    cum = np.cumsum(eff, axis=1)
    Q = cum**2 / (cum + S[:, None])
    ex = np.diff(Q, axis=1, prepend=0)
    return ex, np.sum(ex * area[:, None], axis=0) / area.sum()
