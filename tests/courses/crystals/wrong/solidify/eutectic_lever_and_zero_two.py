# the eutectic fraction comes from the lever rule (at least 0), and where there is no solid yet its composition is 0
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eut = (T_eut - T_melt) / slope
    liquid = np.clip((T - T_melt) / slope, c0, c_eut)
    lever = np.minimum((liquid - c0) / (liquid * (1 - k)), 1)
    scheil = 1 - (liquid / c0) ** (1 / (k - 1))
    lever[T < T_eut] = 1
    scheil[T < T_eut] = 1
    solid = np.zeros(len(T))
    np.divide(c0 - (1 - scheil) * liquid, scheil, out=solid, where=scheil > 0)
    at_eutectic = (c_eut - c0) / (c_eut * (1 - k))
    eutectic = max(0.0, 1 - at_eutectic)
    return {"liquid": liquid, "lever": lever, "scheil": scheil, "solid": solid, "eutectic": eutectic}
