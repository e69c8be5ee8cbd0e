# Scheil's exponent is k - 1 everywhere, and the lever's fraction is not set to 1 below the eutectic temperature
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eut = (T_eut - T_melt) / slope
    liq = np.clip((T - T_melt) / slope, c0, c_eut)
    sol = k * liq
    lever = np.minimum((liq - c0) / (liq - sol), 1)
    f_l = (liq / c0) ** (k - 1)
    f_l = np.where(T < T_eut, 0, f_l)
    scheil = 1 - f_l
    mean = np.array([(c0 - fl * cl) / fs if fs > 0 else k * c0 for fl, fs, cl in zip(f_l, scheil, liq)])
    return {"liquid": liq, "lever": lever, "scheil": scheil, "solid": mean, "eutectic": (c_eut / c0) ** (k - 1)}
