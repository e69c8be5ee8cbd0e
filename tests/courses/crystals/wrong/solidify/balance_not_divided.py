# the mean composition of the solid is not divided by the solid fraction
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eut = (T_eut - T_melt) / slope
    liquid = np.clip((T - T_melt) / slope, c0, c_eut)
    lever = np.where(T < T_eut, 1, np.clip((liquid - c0) / (liquid * (1 - k)), 0, 1))
    scheil = np.where(T < T_eut, 1, 1 - (liquid / c0) ** (1 / (k - 1)))
    solid = np.where(scheil > 0, c0 - (1 - scheil) * liquid, k * c0)
    eutectic = (c_eut / c0) ** (1 / (k - 1))
    return {"liquid": liquid, "lever": lever, "scheil": scheil, "solid": solid, "eutectic": eutectic}
