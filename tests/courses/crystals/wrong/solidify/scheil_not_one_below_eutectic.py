# below the eutectic temperature Scheil's fraction stays that of reaching it, as if the eutectic never froze (also in the mean composition)
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eut = (T_eut - T_melt) / slope
    p = 1 / (k - 1)
    liquid, lever, scheil, solid = [], [], [], []
    for t in T:
        cl = min(max((t - T_melt) / slope, c0), c_eut)
        fl = 1 if t < T_eut else min((cl - c0) / (cl * (1 - k)), 1)
        fs = 1 - (cl / c0) ** p
        liquid.append(cl)
        lever.append(fl)
        scheil.append(fs)
        solid.append((c0 - (1 - fs) * cl) / fs if fs > 0 else k * c0)
    return {
        "liquid": np.array(liquid),
        "lever": np.array(lever),
        "scheil": np.array(scheil),
        "solid": np.array(solid),
        "eutectic": (c_eut / c0) ** p,
    }
