# where there is no solid yet, its composition is given as c_0 instead of k c_0
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eut = (T_eut - T_melt) / slope
    liquid = np.clip((T - T_melt) / slope, c0, c_eut)
    scheil = 1 - (c0 / liquid) ** (1 / (1 - k))
    lever = (1 - c0 / liquid) / (1 - k)
    lever[lever > 1] = 1
    solid = np.full(len(T), c0)
    for i, t in enumerate(T):
        if t < T_eut:
            lever[i], scheil[i] = 1, 1
        elif scheil[i] > 0:
            solid[i] = (c0 - (1 - scheil[i]) * liquid[i]) / scheil[i]
    eutectic = (c0 / c_eut) ** (1 / (1 - k))
    return {"liquid": liquid, "lever": lever, "scheil": scheil, "solid": solid, "eutectic": eutectic}
