# snow and liquid are recorded at the beginning of each day instead of at its end
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    s, w = snow0, 0.0
    snow, liquid, outflow = [], [], []
    for P, T in zip(precip, temp):
        snow.append(s)
        liquid.append(w)
        if T < threshold:
            s = s + P
        else:
            w = w + P
        melt = min(factor * max(T - threshold, 0.0), s)
        froze = min(refreezing * factor * max(threshold - T, 0.0), w)
        s += froze - melt
        w += melt - froze
        q = max(w - holding * s, 0.0)
        w -= q
        outflow.append(q)
    return {"snow": np.array(snow), "liquid": np.array(liquid), "outflow": np.array(outflow)}
