# the rain of warm days is added to the snow store as well as to the liquid
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    out = {"snow": [], "liquid": [], "outflow": []}
    pack, water = snow0, 0
    for p, T in zip(precip, temp):
        pack = pack + p
        if T >= threshold:
            water = water + p
        m = min(max(factor * (T - threshold), 0), pack)
        f = min(max(refreezing * factor * (threshold - T), 0), water)
        pack += f - m
        water += m - f
        q = max(water - holding * pack, 0)
        water -= q
        out["snow"].append(pack)
        out["liquid"].append(water)
        out["outflow"].append(q)
    return {k: np.array(v) for k, v in out.items()}
