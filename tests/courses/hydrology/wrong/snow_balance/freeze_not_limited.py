# refreezing is not limited by the liquid water that there is, so the liquid becomes negative
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    s, w = snow0, 0.0
    res = []
    for P, T in zip(precip, temp):
        cold = T < threshold
        s, w = (s + P, w) if cold else (s, w + P)
        if cold:
            fr = refreezing * factor * (threshold - T)
            s, w = s + fr, w - fr
        else:
            me = min(factor * (T - threshold), s)
            s, w = s - me, w + me
        q = max(0.0, w - holding * s)
        w = w - q
        res.append((s, w, q))
    res = np.array(res)
    return {"snow": res[:, 0], "liquid": res[:, 1], "outflow": res[:, 2]}
