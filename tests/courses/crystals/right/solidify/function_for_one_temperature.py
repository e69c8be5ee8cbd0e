# a helper for one temperature, a list comprehension, the ends clipped in temperature instead of composition
def solidify(T, c0, k, slope, T_melt, T_eut):
    def scheil_fraction(c):
        return 1 - (c0 / c) ** (1 / (1 - k))

    def state(t):
        inside = min(max(t, T_eut), T_melt + c0 * slope)
        c = (inside - T_melt) / slope if t < T_melt + c0 * slope else c0
        if t < T_eut:
            return [c, 1.0, 1.0, c0]
        f = scheil_fraction(c)
        return [c, min((c - c0) / (c * (1 - k)), 1), f, (c0 - c) / f + c if f > 0 else k * c0]

    rows = np.array([state(t) for t in T])
    liquid, lever, scheil, solid = rows.T
    eutectic = 1 - scheil_fraction((T_eut - T_melt) / slope)
    return {"liquid": liquid, "lever": lever, "scheil": scheil, "solid": solid, "eutectic": eutectic}
