# refreezing is left out
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    N = len(precip)
    snow, liquid, outflow = [np.zeros(N) for _ in range(3)]
    pot = np.maximum(factor * (temp - threshold), 0)
    sf = np.where(temp < threshold, precip, 0)
    rf = precip - sf
    s = snow0
    l = 0
    for i in range(N):
        s = s + sf[i]
        melt = min(pot[i], s)
        s = s - melt
        l = l + rf[i] + melt
        outflow[i] = max(l - holding * s, 0)
        l = l - outflow[i]
        snow[i] = s
        liquid[i] = l
    return {"snow": snow, "liquid": liquid, "outflow": outflow}
