# the lever's solid fraction is not limited to 1 between the solidus and the eutectic temperature
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eut = (T_eut - T_melt) / slope
    liquid = (T - T_melt) / slope
    liquid[T > T_melt + slope * c0] = c0
    liquid[T < T_eut] = c_eut
    lever = (liquid - c0) / (liquid - k * liquid)
    scheil = 1 - (liquid / c0) ** (1 / (k - 1))
    solid = np.ones(len(T)) * k * c0
    for i in range(len(T)):
        if T[i] < T_eut:
            lever[i] = 1
            scheil[i] = 1
        if scheil[i] > 0:
            solid[i] = (c0 - (1 - scheil[i]) * liquid[i]) / scheil[i]
    eutectic = (c_eut / c0) ** (1 / (k - 1))
    return {"liquid": liquid, "lever": lever, "scheil": scheil, "solid": solid, "eutectic": eutectic}
