# the initial loss is 0.05 S instead of 0.2 S
def excess_rain(rain, before, cn, area):
    pre = np.sum(before)
    if pre < 35:
        cn = 4.2 * cn / (10 - 0.058 * cn)
    elif pre > 53:
        cn = 23 * cn / (10 + 0.13 * cn)
    S = 25400 / cn - 254
    Ia = 0.05 * S
    P = np.cumsum(rain)
    eff = np.maximum(P - Ia[:, None], 0)
    Q = eff**2 / (eff + S[:, None])
    Q0 = np.zeros((len(S), 1))
    ex = np.diff(np.concatenate([Q0, Q], axis=1), axis=1)
    return ex, (ex * area[:, None]).sum(axis=0) / area.sum()
