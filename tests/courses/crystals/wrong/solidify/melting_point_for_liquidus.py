# all is liquid only above the melting point of the pure metal, instead of above the alloy's liquidus
def solidify(T, c0, k, slope, T_melt, T_eut):
    n = len(T)
    res = {name: np.zeros(n) for name in ("liquid", "lever", "scheil", "solid")}
    c_eut = (T_eut - T_melt) / slope
    for i, temp in enumerate(T):
        if temp >= T_melt:
            res["liquid"][i] = c0
            res["solid"][i] = k * c0
        elif temp >= T_eut:
            cl = (temp - T_melt) / slope
            res["liquid"][i] = cl
            res["lever"][i] = min((cl - c0) / (cl * (1 - k)), 1)
            fs = 1 - (cl / c0) ** (1 / (k - 1))
            res["scheil"][i] = fs
            res["solid"][i] = (c0 - (1 - fs) * cl) / fs
        else:
            res["liquid"][i] = c_eut
            res["lever"][i] = res["scheil"][i] = 1
            res["solid"][i] = c0
    res["eutectic"] = (c_eut / c0) ** (1 / (k - 1))
    return res
