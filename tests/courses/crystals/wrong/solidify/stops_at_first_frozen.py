# once a temperature below the eutectic one is met, all later entries are taken as frozen, as if T were descending
def solidify(T, c0, k, slope, T_melt, T_eut):
    c_eut = (T_eut - T_melt) / slope
    liquid, lever, scheil, solid = (np.zeros(len(T)) for _ in range(4))
    frozen = False
    for i, t in enumerate(T):
        if t < T_eut:
            frozen = True
        if frozen:
            liquid[i], lever[i], scheil[i], solid[i] = c_eut, 1, 1, c0
            continue
        liquid[i] = max(c0, (t - T_melt) / slope)
        lever[i] = min(1, (liquid[i] - c0) / (liquid[i] * (1 - k)))
        scheil[i] = 1 - (liquid[i] / c0) ** (1 / (k - 1))
        solid[i] = k * c0
        if scheil[i] > 0:
            solid[i] = (c0 - (1 - scheil[i]) * liquid[i]) / scheil[i]
    eutectic = (c_eut / c0) ** (1 / (k - 1))
    return {"liquid": liquid, "lever": lever, "scheil": scheil, "solid": solid, "eutectic": eutectic}
