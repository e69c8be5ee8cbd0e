# melt counts degrees above 0 instead of above the threshold, and the refreezing leaves out the degree-day factor
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    n = len(precip)
    snow, liquid, outflow = np.zeros(n), np.zeros(n), np.zeros(n)
    S, L = snow0, 0.0
    for i in range(n):
        S = S + np.where(temp[i] < threshold, precip[i], 0)
        L = L + np.where(temp[i] < threshold, 0, precip[i])
        M = np.minimum(np.maximum(factor * temp[i], 0), S)
        R = np.minimum(np.maximum(refreezing * (threshold - temp[i]), 0), L)
        S = S - M + R
        L = L + M - R
        outflow[i] = np.maximum(L - holding * S, 0)
        L = L - outflow[i]
        snow[i], liquid[i] = S, L
    return {"snow": snow, "liquid": liquid, "outflow": outflow}
