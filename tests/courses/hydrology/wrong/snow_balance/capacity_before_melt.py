# the holding capacity is the share of the snow before melt and refreezing of the day (after snowfall)
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    def one_day(s, w, P, T):
        if T < threshold:
            s = s + P
        else:
            w = w + P
        capacity = holding * s
        melt = min(s, factor * max(T - threshold, 0))
        fr = min(w, refreezing * factor * max(threshold - T, 0))
        s = s - melt + fr
        w = w + melt - fr
        q = max(w - capacity, 0)
        return s, w - q, q

    state = (snow0, 0.0)
    rows = []
    for P, T in zip(precip, temp):
        s, w, q = one_day(*state, P, T)
        state = (s, w)
        rows.append([s, w, q])
    S, W, Q = np.array(rows).T
    return {"snow": S, "liquid": W, "outflow": Q}
