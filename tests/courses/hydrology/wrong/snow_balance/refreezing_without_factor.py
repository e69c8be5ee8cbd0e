# the refreezing leaves out the degree-day factor
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    days = len(temp)
    ice, wat, run = np.zeros(days + 1), np.zeros(days + 1), np.zeros(days)
    ice[0] = snow0
    for t in range(days):
        a = ice[t] + (precip[t] if temp[t] < threshold else 0)
        b = wat[t] + (0 if temp[t] < threshold else precip[t])
        excess_heat = temp[t] - threshold
        melt = min(a, factor * max(excess_heat, 0))
        refr = min(b, refreezing * max(-excess_heat, 0))
        a = a - melt + refr
        b = b + melt - refr
        run[t] = max(b - holding * a, 0)
        ice[t + 1] = a
        wat[t + 1] = b - run[t]
    return {"snow": ice[1:], "liquid": wat[1:], "outflow": run}
