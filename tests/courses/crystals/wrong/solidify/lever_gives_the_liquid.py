# the lever rule gives the liquid fraction: the other arm of the lever
def solidify(T, c0, k, slope, T_melt, T_eut):
    ce = (T_eut - T_melt) / slope
    n = len(T)
    liquid, lever, scheil, solid = np.zeros(n), np.zeros(n), np.zeros(n), np.zeros(n)
    for i in range(n):
        if T[i] >= T_melt + slope * c0:
            liquid[i] = c0
            lever[i] = 1
            solid[i] = k * c0
        elif T[i] < T_eut:
            liquid[i], scheil[i], solid[i] = ce, 1, c0
        else:
            cl = (T[i] - T_melt) / slope
            cs = k * cl
            liquid[i] = cl
            lever[i] = max(0, (c0 - cs) / (cl - cs))
            scheil[i] = 1 - (cl / c0) ** (1 / (k - 1))
            solid[i] = (c0 - (1 - scheil[i]) * cl) / scheil[i]
    eutectic = (ce / c0) ** (1 / (k - 1))
    return {"liquid": liquid, "lever": lever, "scheil": scheil, "solid": solid, "eutectic": eutectic}
