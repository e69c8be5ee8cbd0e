# style: potential rates vectorized beforehand, outflow as the rest of the water balance, states in arrays with one more entry
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    n = len(temp)
    cold = temp < threshold
    pot_melt = factor * np.where(cold, 0, temp - threshold)
    pot_frz = refreezing * factor * np.where(cold, threshold - temp, 0)
    snow = np.full(n + 1, snow0, dtype=float)
    liq = np.zeros(n + 1)
    for i in range(n):
        total = snow[i] + precip[i] * cold[i]
        wet = liq[i] + precip[i] * (1 - cold[i])
        snow[i + 1] = max(total - pot_melt[i], 0) + min(pot_frz[i], wet)
        water = total + wet - snow[i + 1]
        liq[i + 1] = min(water, holding * snow[i + 1])
    out = precip - np.diff(snow) - np.diff(liq)
    return {"snow": snow[1:], "liquid": liq[1:], "outflow": out}
