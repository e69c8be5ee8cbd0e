# the eutectic fraction is the liquid that the lever rule leaves at the eutectic temperature, at least 0
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eut = (T_eut - T_melt) / slope
    liquid = np.clip((T - T_melt) / slope, c0, c_eut)

    def lever_rule(cl):
        return np.minimum((cl - c0) / (cl - k * cl), 1)

    lever = np.where(T >= T_eut, lever_rule(liquid), 1)
    scheil = np.where(T >= T_eut, 1 - (liquid / c0) ** (1 / (k - 1)), 1)
    solid = np.full(len(T), k * c0)
    some = scheil > 0
    solid[some] = (c0 - (1 - scheil[some]) * liquid[some]) / scheil[some]
    eutectic = 1 - lever_rule(c_eut)
    return {"liquid": liquid, "lever": lever, "scheil": scheil, "solid": solid, "eutectic": eutectic}
