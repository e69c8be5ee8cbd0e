# the mean composition of the solid is the average of the first and the newest solid, not the balance
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eut = (T_eut - T_melt) / slope
    liquid = np.clip((T - T_melt) / slope, c0, c_eut)
    lever = np.minimum((liquid - c0) / (liquid * (1 - k)), 1)
    scheil = 1 - (liquid / c0) ** (1 / (k - 1))
    c_first = k * c0
    c_new = k * liquid
    solid = (c_first + c_new) / 2
    end = np.flatnonzero(T < T_eut)
    lever[end] = 1
    scheil[end] = 1
    solid[end] = c0
    return {
        "liquid": liquid,
        "lever": lever,
        "scheil": scheil,
        "solid": solid,
        "eutectic": (c_eut / c0) ** (1 / (k - 1)),
    }
