# the holding capacity is a share of snow plus liquid instead of the snow alone
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    s, w = snow0, 0.0
    snow, liquid, outflow = np.zeros((3, len(temp)))
    for i in range(len(temp)):
        if temp[i] < threshold:
            s += precip[i]
            freeze = min(w, refreezing * factor * (threshold - temp[i]))
            w -= freeze
            s += freeze
        else:
            w += precip[i]
            melt = min(s, factor * (temp[i] - threshold))
            s -= melt
            w += melt
        limit = holding * (s + w)
        outflow[i] = max(w - limit, 0)
        w -= outflow[i]
        snow[i] = s
        liquid[i] = w
    return {"snow": snow, "liquid": liquid, "outflow": outflow}
