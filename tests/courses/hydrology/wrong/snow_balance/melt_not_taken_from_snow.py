# the melt is added to the liquid but not taken from the snow
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    snow = np.zeros(len(precip))
    liquid = np.zeros(len(precip))
    outflow = np.zeros(len(precip))
    s, w = snow0, 0.0
    for day in range(len(precip)):
        rain = precip[day] * (temp[day] >= threshold)
        s += precip[day] - rain
        w += rain
        if temp[day] > threshold:
            melt = min(factor * (temp[day] - threshold), s)
            w += melt
        elif temp[day] < threshold:
            ref = min(refreezing * factor * (threshold - temp[day]), w)
            s += ref
            w -= ref
        outflow[day] = max(w - holding * s, 0)
        w -= outflow[day]
        snow[day] = s
        liquid[day] = w
    return {"snow": snow, "liquid": liquid, "outflow": outflow}
