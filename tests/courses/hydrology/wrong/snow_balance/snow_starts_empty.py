# the snow before the first day is forgotten, the snow store starts at zero
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    T = len(precip)
    out = np.zeros((3, T))
    x = y = 0.0
    for j in range(T):
        d = temp[j] - threshold
        x += (d < 0) * precip[j]
        y += (d >= 0) * precip[j]
        m = min(factor * max(d, 0), x)
        r = min(refreezing * factor * max(-d, 0), y)
        x, y = x - m + r, y + m - r
        q = max(y - holding * x, 0)
        y -= q
        out[:, j] = x, y, q
    return {"snow": out[0], "liquid": out[1], "outflow": out[2]}
