# the outflow is not taken out of the liquid store
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    n = len(precip)
    snow = np.zeros(n)
    liquid = np.zeros(n)
    outflow = np.zeros(n)
    for i in range(n):
        s = snow0 if i == 0 else snow[i - 1]
        w = 0.0 if i == 0 else liquid[i - 1]
        if temp[i] >= threshold:
            w += precip[i]
            m = min(factor * (temp[i] - threshold), s)
            s -= m
            w += m
        else:
            s += precip[i]
            f = min(refreezing * factor * (threshold - temp[i]), w)
            s += f
            w -= f
        snow[i] = s
        liquid[i] = w
        outflow[i] = max(w - holding * s, 0.0)
    return {"snow": snow, "liquid": liquid, "outflow": outflow}
