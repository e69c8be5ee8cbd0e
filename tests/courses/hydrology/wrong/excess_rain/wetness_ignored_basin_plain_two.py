# the wetness is ignored (no adjustment of the curve numbers), and the basin's excess is the plain mean over the parts, not weighted by area
def excess_rain(rain, before, cn, area):
    excess = np.zeros((len(cn), len(rain)))
    cum_rain = np.cumsum(rain)
    for k, c in enumerate(cn):
        S = 25400 / c - 254
        Ia = 0.2 * S
        q = np.where(cum_rain > Ia, (cum_rain - Ia) ** 2 / (cum_rain - Ia + S), 0)
        excess[k, 0] = q[0]
        excess[k, 1:] = np.diff(q)
    basin = excess.sum(axis=0) / len(cn)
    return excess, basin
