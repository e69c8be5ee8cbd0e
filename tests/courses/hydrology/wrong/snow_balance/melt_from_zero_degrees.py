# melt counts degrees above 0 instead of above the threshold
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    s, w = snow0, 0.0
    snow, liquid, outflow = [], [], []
    for p, t in zip(precip, temp):
        if t < threshold:
            s += p
        else:
            w += p
        melt = min(factor * max(t, 0), s)
        freeze = min(refreezing * factor * max(threshold - t, 0), w)
        s = s - melt + freeze
        w = w + melt - freeze
        o = max(w - holding * s, 0)
        w -= o
        snow.append(s)
        liquid.append(w)
        outflow.append(o)
    return {"snow": np.array(snow), "liquid": np.array(liquid), "outflow": np.array(outflow)}
