# below the eutectic temperature the lever's fraction stays that of the eutectic temperature instead of 1
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eut = (T_eut - T_melt) / slope
    cL = np.clip((T - T_melt) / slope, c0, c_eut)
    fs_lever = np.clip((cL - c0) / ((1 - k) * cL), 0, 1)
    fs_scheil = 1 - np.power(cL / c0, 1 / (k - 1))
    fs_scheil = np.where(T < T_eut, 1, fs_scheil)
    cS = np.full(T.shape, k * c0)
    m = fs_scheil > 0
    cS[m] = cL[m] + (c0 - cL[m]) / fs_scheil[m]
    return {
        "liquid": cL,
        "lever": fs_lever,
        "scheil": fs_scheil,
        "solid": cS,
        "eutectic": np.power(c_eut / c0, 1 / (k - 1)),
    }
