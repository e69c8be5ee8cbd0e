# eutectic is the fraction that is solid before the eutectic freezes, 1 minus the right one
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eut = (T_eut - T_melt) / slope

    def fs(cl):
        return 1 - (cl / c0) ** (1 / (k - 1))

    T_liq = T_melt + slope * c0
    out = {key: np.zeros(len(T)) for key in ["liquid", "lever", "scheil", "solid"]}
    for i in range(len(T)):
        if T[i] < T_eut:
            row = (c_eut, 1, 1, c0)
        elif T[i] < T_liq:
            cl = (T[i] - T_melt) / slope
            f = fs(cl)
            row = (cl, min(1, (cl - c0) / cl / (1 - k)), f, (c0 - (1 - f) * cl) / f)
        else:
            row = (c0, 0, 0, k * c0)
        for key, value in zip(["liquid", "lever", "scheil", "solid"], row):
            out[key][i] = value
    out["eutectic"] = fs(c_eut)
    return out
