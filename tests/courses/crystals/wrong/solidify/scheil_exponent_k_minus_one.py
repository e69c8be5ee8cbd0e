# Scheil's exponent is k - 1 instead of 1/(k - 1), also for the eutectic
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eut = (T_eut - T_melt) / slope
    liquid = np.clip((T - T_melt) / slope, c0, c_eut)
    below = T < T_eut
    lever = np.minimum(1, (liquid - c0) / (liquid - k * liquid))
    remaining = (liquid / c0) ** (k - 1)
    scheil = 1 - remaining
    lever[below] = 1
    scheil[below] = 1
    solid = np.full(len(T), k * c0)
    idx = np.nonzero(scheil)[0]
    solid[idx] = (c0 - (1 - scheil[idx]) * liquid[idx]) / scheil[idx]
    eutectic = (c_eut / c0) ** (k - 1)
    return {"liquid": liquid, "lever": lever, "scheil": scheil, "solid": solid, "eutectic": eutectic}
