# melt is not limited by the snow that there is, so the snow store becomes negative
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    snow = np.zeros_like(precip)
    liquid = np.zeros_like(precip)
    outflow = np.zeros_like(precip)
    prev_snow, prev_liq = snow0, 0.0
    for d in range(len(temp)):
        snowfall = precip[d] if temp[d] < threshold else 0.0
        rainfall = precip[d] - snowfall
        melt = factor * max(temp[d] - threshold, 0.0)
        avail = prev_liq + rainfall
        freeze = min(refreezing * factor * max(threshold - temp[d], 0.0), avail)
        snow[d] = prev_snow + snowfall - melt + freeze
        liquid[d] = avail + melt - freeze
        outflow[d] = max(liquid[d] - holding * snow[d], 0.0)
        liquid[d] -= outflow[d]
        prev_snow, prev_liq = snow[d], liquid[d]
    return {"snow": snow, "liquid": liquid, "outflow": outflow}
