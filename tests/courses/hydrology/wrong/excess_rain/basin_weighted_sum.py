# the basin's excess is the area-weighted sum, not divided by the whole area
def excess_rain(rain, before, cn, area):
    rain_before = sum(before)
    if rain_before < 35:
        cn = 4.2 * cn / (10 - 0.058 * cn)
    elif rain_before > 53:
        cn = 23 * cn / (10 + 0.13 * cn)
    s = 25400 / cn - 254
    rows = []
    for sk in s:
        cum = np.cumsum(rain)
        runoff = np.where(cum > 0.2 * sk, (cum - 0.2 * sk) ** 2 / (cum - 0.2 * sk + sk), 0)
        rows.append(np.diff(np.r_[0, runoff]))
    excess = np.vstack(rows)
    return excess, area @ excess
