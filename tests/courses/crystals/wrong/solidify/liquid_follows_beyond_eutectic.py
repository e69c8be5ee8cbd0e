# the liquid follows the liquidus also below the eutectic temperature
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_e = (T_eut - T_melt) / slope
    liquid = np.array([max(c0, (t - T_melt) / slope) for t in T])
    lever, scheil = np.ones(len(T)), np.ones(len(T))
    above = T >= T_eut
    lever[above] = np.minimum(1, (liquid[above] - c0) / (liquid[above] * (1 - k)))
    scheil[above] = 1 - (liquid[above] / c0) ** (1 / (k - 1))
    solid = np.zeros(len(T))
    for i, (f, cl) in enumerate(zip(scheil, liquid)):
        solid[i] = (c0 - (1 - f) * cl) / f if f > 0 else k * c0
    return dict(
        liquid=liquid, lever=lever, scheil=scheil, solid=solid, eutectic=(c_e / c0) ** (1 / (k - 1))
    )
