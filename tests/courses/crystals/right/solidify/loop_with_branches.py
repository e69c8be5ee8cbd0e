# a loop over the temperatures with the three cases
def solidify(T, c0, k, slope, T_melt, T_eut):
    n = len(T)
    liquid, lever, scheil, solid = np.zeros(n), np.zeros(n), np.zeros(n), np.zeros(n)
    liquidus = T_melt + slope * c0
    ce = (T_eut - T_melt) / slope
    for i in range(n):
        if T[i] >= liquidus:
            liquid[i], solid[i] = c0, k * c0
        elif T[i] >= T_eut:
            cl = (T[i] - T_melt) / slope
            liquid[i] = cl
            lever[i] = (cl - c0) / (cl - k * cl)
            if lever[i] > 1:
                lever[i] = 1
            left = (cl / c0) ** (-1 / (1 - k))
            scheil[i] = 1 - left
            solid[i] = (c0 - left * cl) / (1 - left)
        else:
            liquid[i], lever[i], scheil[i], solid[i] = ce, 1, 1, c0
    return {
        "liquid": liquid,
        "lever": lever,
        "scheil": scheil,
        "solid": solid,
        "eutectic": (ce / c0) ** (-1 / (1 - k)),
    }
