# the day's precipitation is added to the stores at the end of the day, after melt, refreezing and outflow, instead of first
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    n = len(precip)
    S, W, Q = np.zeros(n), np.zeros(n), np.zeros(n)
    s, w = snow0, 0.0
    for i in range(n):
        dd = temp[i] - threshold
        melt = min(factor * max(dd, 0), s)
        frz = min(refreezing * factor * max(-dd, 0), w)
        s = s - melt + frz
        w = w + melt - frz
        Q[i] = max(w - holding * s, 0)
        w = w - Q[i]
        if dd < 0:
            s = s + precip[i]
        else:
            w = w + precip[i]
        S[i] = s
        W[i] = w
    return {"snow": S, "liquid": W, "outflow": Q}
