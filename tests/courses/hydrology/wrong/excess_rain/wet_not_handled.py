# the wet case is missing: above 53 mm the curve number stays that of average wetness
def excess_rain(rain, before, cn, area):
    c2 = cn.copy()
    if before.sum() < 35:
        c2 = 4.2 * cn / (10 - 0.058 * cn)
    pot = 25400 / c2 - 254
    cs = np.cumsum(rain)
    net = cs - 0.2 * pot.reshape(-1, 1)
    net[net < 0] = 0
    q = net**2 / (net + pot.reshape(-1, 1))
    d = np.diff(q, axis=1, prepend=np.zeros((len(cn), 1)))
    return d, (area / area.sum()) @ d
