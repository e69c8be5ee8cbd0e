# all precipitation falls as rain into the liquid store, also on cold days
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    n = precip.size
    S = np.empty(n)
    L = np.empty(n)
    Q = np.empty(n)
    sn = snow0
    lq = 0.0
    for k in range(n):
        lq += precip[k]
        dT = temp[k] - threshold
        if dT > 0:
            melt = min(factor * dT, sn)
            sn -= melt
            lq += melt
        else:
            fr = min(-factor * refreezing * dT, lq)
            sn += fr
            lq -= fr
        Q[k] = np.maximum(lq - holding * sn, 0)
        lq -= Q[k]
        S[k] = sn
        L[k] = lq
    return dict(snow=S, liquid=L, outflow=Q)
