# the snow holds no liquid water: all of the liquid flows out on the day
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    s = snow0
    w = 0.0
    snow, liq, out = [], [], []
    for i, t in enumerate(temp):
        if t < threshold:
            s += precip[i]
        else:
            w += precip[i]
        melt = max(factor * (t - threshold), 0)
        melt = min(melt, s)
        fr = max(refreezing * factor * (threshold - t), 0)
        fr = min(fr, w)
        s = s - melt + fr
        w = w + melt - fr
        q = max(w, 0.0)
        w -= q
        snow.append(s)
        liq.append(w)
        out.append(q)
    return {"snow": np.array(snow), "liquid": np.array(liq), "outflow": np.array(out)}
