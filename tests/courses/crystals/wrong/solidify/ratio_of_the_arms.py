# the solid fraction in equilibrium is one arm of the lever divided by the other arm instead of by both together
def solidify(T, c0, k, slope, T_melt, T_eut):
    def one(t):
        if t >= T_melt + slope * c0:
            return c0, 0.0, 0.0, k * c0
        if t < T_eut:
            return (T_eut - T_melt) / slope, 1.0, 1.0, c0
        c_l = (t - T_melt) / slope
        c_s = k * c_l
        equilibrium = 1.0
        if c_s < c0:
            equilibrium = min(1.0, (c_l - c0) / (c0 - c_s))
        f = 1 - (c_l / c0) ** (1 / (k - 1))
        return c_l, equilibrium, f, (c0 - (1 - f) * c_l) / f

    table = np.array([one(t) for t in T])
    keys = ["liquid", "lever", "scheil", "solid"]
    out = {key: table[:, i] for i, key in enumerate(keys)}
    out["eutectic"] = ((T_eut - T_melt) / slope / c0) ** (1 / (k - 1))
    return out
