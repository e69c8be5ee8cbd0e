# as soon as the liquid is above the holding capacity all of the liquid flows out, not only what is above
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    s, w = snow0, 0.0
    snow, liquid, outflow = [], [], []
    for p, t in zip(precip, temp):
        d = t - threshold
        if d < 0:
            s += p
            r = min(-d * refreezing * factor, w)
            s, w = s + r, w - r
        else:
            w += p
            m = min(d * factor, s)
            s, w = s - m, w + m
        if w > holding * s:
            q = w
            w = 0.0
        else:
            q = 0.0
        snow.append(s)
        liquid.append(w)
        outflow.append(q)
    return {"snow": np.array(snow), "liquid": np.array(liquid), "outflow": np.array(outflow)}
