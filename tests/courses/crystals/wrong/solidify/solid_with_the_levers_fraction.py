# the mean composition of the solid is computed with the lever's fraction instead of Scheil's
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eutectic = (T_eut - T_melt) / slope
    c_liquid = (T - T_melt) / slope
    c_liquid = np.where(c_liquid < c0, c0, c_liquid)
    c_liquid = np.where(c_liquid > c_eutectic, c_eutectic, c_liquid)
    f1 = (c_liquid - c0) / (c_liquid - k * c_liquid)
    f1 = np.where(f1 > 1, 1, f1)
    f2 = 1 - (c_liquid / c0) ** (1 / (k - 1))
    f1 = np.where(T < T_eut, 1, f1)
    f2 = np.where(T < T_eut, 1, f2)
    c_solid = np.zeros(len(T))
    for j in range(len(T)):
        f = f1[j]
        c_solid[j] = (c0 - (1 - f) * c_liquid[j]) / f if f > 0 else k * c0
    eu = (c_eutectic / c0) ** (1 / (k - 1))
    return {"liquid": c_liquid, "lever": f1, "scheil": f2, "solid": c_solid, "eutectic": eu}
