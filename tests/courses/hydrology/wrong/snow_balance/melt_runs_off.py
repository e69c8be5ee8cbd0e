# melt water does not go into the liquid store but flows out on the same day
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    nd = len(precip)
    snow, liquid, outflow = np.zeros(nd), np.zeros(nd), np.zeros(nd)
    sp, lp = snow0, 0.0
    for i in range(nd):
        if temp[i] < threshold:
            sp = sp + precip[i]
        else:
            lp = lp + precip[i]
        melt = min(sp, factor * max(temp[i] - threshold, 0))
        freeze = min(lp, factor * refreezing * max(threshold - temp[i], 0))
        sp = sp - melt + freeze
        lp = lp - freeze
        over = max(lp - holding * sp, 0)
        lp = lp - over
        outflow[i] = over + melt
        snow[i], liquid[i] = sp, lp
    return {"snow": snow, "liquid": liquid, "outflow": outflow}
