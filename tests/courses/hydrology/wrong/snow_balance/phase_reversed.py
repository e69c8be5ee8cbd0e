# precipitation falls as rain on cold days and as snow on warm days
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    snowfall = np.where(temp > threshold, precip, 0.0)
    rainfall = np.where(temp > threshold, 0.0, precip)
    potmelt = np.clip(factor * (temp - threshold), 0, None)
    potfreeze = np.clip(refreezing * factor * (threshold - temp), 0, None)
    s, w = snow0, 0.0
    arr = np.zeros((len(temp), 3))
    for i in range(len(temp)):
        s += snowfall[i]
        w += rainfall[i]
        m = min(potmelt[i], s)
        f = min(potfreeze[i], w)
        s += f - m
        w += m - f
        q = max(w - holding * s, 0)
        w -= q
        arr[i] = [s, w, q]
    return {"snow": arr[:, 0], "liquid": arr[:, 1], "outflow": arr[:, 2]}
