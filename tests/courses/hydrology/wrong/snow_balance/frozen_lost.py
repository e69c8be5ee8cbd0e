# what freezes again leaves the liquid but is not added to the snow
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    is_snow = temp < threshold
    S = []
    L = []
    Q = []
    a, b = snow0, 0.0
    for k, cold in enumerate(is_snow):
        if cold:
            a += precip[k]
            b -= min(b, refreezing * factor * (threshold - temp[k]))
        else:
            b += precip[k]
            m = min(a, factor * (temp[k] - threshold))
            a -= m
            b += m
        q = max(0, b - holding * a)
        b -= q
        S.append(a)
        L.append(b)
        Q.append(q)
    return {"snow": np.array(S), "liquid": np.array(L), "outflow": np.array(Q)}
