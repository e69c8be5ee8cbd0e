# the liquid's composition is read from the solidus: k (T - T_m)/m instead of (T - T_m)/m
def solidify(T, c0, k, slope, T_melt, T_eut):
    def solidus(t):
        return k * (t - T_melt) / slope

    c_eut = (T_eut - T_melt) / slope
    n = len(T)
    liquid, lever, scheil, solid = np.full(n, c_eut), np.ones(n), np.ones(n), np.full(n, c0)
    for i in range(n):
        if T[i] >= T_eut:
            liquid[i] = np.clip(solidus(T[i]), c0, c_eut)
            lever[i] = min((liquid[i] - c0) / (liquid[i] - k * liquid[i]), 1)
            f = 1 - (liquid[i] / c0) ** (1 / (k - 1))
            scheil[i] = f
            solid[i] = k * c0 if f == 0 else (c0 - (1 - f) * liquid[i]) / f
    return {
        "liquid": liquid,
        "lever": lever,
        "scheil": scheil,
        "solid": solid,
        "eutectic": (c_eut / c0) ** (1 / (k - 1)),
    }
