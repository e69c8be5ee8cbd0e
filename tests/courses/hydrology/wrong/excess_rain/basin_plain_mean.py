# the basin's excess is the plain mean over the parts, not weighted by area
def excess_rain(rain, before, cn, area):
    p5 = before.sum()
    if p5 < 35:
        cn = 4.2 * cn / (10 - 0.058 * cn)
    elif p5 > 53:
        cn = 23 * cn / (10 + 0.13 * cn)
    S = 25400 / cn - 254
    P = np.cumsum(rain)
    pe = np.maximum(np.subtract.outer(-0.2 * S, -P), 0)
    Q = pe**2 / (pe + S[:, None])
    excess = np.diff(Q, axis=1, prepend=0)
    return excess, np.mean(excess, axis=0)
