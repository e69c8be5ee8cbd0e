# the basin's excess is computed from the area-weighted mean curve number instead of as the mean of the parts' excess
def _cum(P, cn):
    S = 25400 / cn - 254
    return np.where(P > 0.2 * S, (P - 0.2 * S) ** 2 / (P + 0.8 * S), 0)

def excess_rain(rain, before, cn, area):
    w = before.sum()
    if w < 35:
        cn = 4.2 * cn / (10 - 0.058 * cn)
    elif w > 53:
        cn = 23 * cn / (10 + 0.13 * cn)
    P = np.cumsum(rain)
    excess = np.array([np.diff(_cum(P, c), prepend=0) for c in cn])
    mean_cn = np.sum(cn * area) / np.sum(area)
    basin = np.diff(_cum(P, mean_cn), prepend=0)
    return excess, basin
