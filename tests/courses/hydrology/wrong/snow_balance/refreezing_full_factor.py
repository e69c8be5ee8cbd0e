# the refreezing uses the whole degree-day factor, the share refreezing is left out
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    swe = snow0
    lw = 0.0
    A, B, C = [], [], []
    for i in range(len(precip)):
        if temp[i] < threshold:
            swe += precip[i]
            freeze = np.minimum((threshold - temp[i]) * factor, lw)
            swe += freeze
            lw -= freeze
        else:
            lw += precip[i]
            melt = np.minimum((temp[i] - threshold) * factor, swe)
            swe -= melt
            lw += melt
        cap = holding * swe
        over = lw - cap if lw > cap else 0.0
        lw -= over
        A.append(swe)
        B.append(lw)
        C.append(over)
    return {"snow": np.array(A), "liquid": np.array(B), "outflow": np.array(C)}
