# np.where throughout, powers by logarithms, the mean solid by its closed formula
def solidify(T, c0, k, slope, T_melt, T_eut):
    T_liq = T_melt + slope * c0
    ce = (T_eut - T_melt) / slope
    cl = np.where(T > T_liq, c0, np.where(T < T_eut, ce, (T - T_melt) / slope))
    p = 1 / (1 - k)
    fl = np.where(T < T_eut, 0.0, np.exp(-p * np.log(cl / c0)))
    fs = 1 - fl
    lever = np.where((T < T_eut) | (k * cl > c0), 1.0, p * (1 - c0 / cl))
    mean = np.where(fs > 0, c0 * (1 - np.where(T < T_eut, 0, fl**k)) / np.where(fs > 0, fs, 1), k * c0)
    return {"liquid": cl, "lever": lever, "scheil": fs, "solid": mean, "eutectic": np.exp(-p * np.log(ce / c0))}
