# style: one signed exchange between the stores instead of melt and refreezing, clipped
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    res = {"snow": [], "liquid": [], "outflow": []}
    s, l = snow0, 0.0
    for P, d in zip(precip, temp - threshold):
        s, l = (s + P, l) if d < 0 else (s, l + P)
        x = np.clip(factor * d * (1 if d > 0 else refreezing), -l, s)
        s, l = s - x, l + x
        kept = min(l, holding * s)
        for k, v in zip(res, (s, kept, l - kept)):
            res[k].append(v)
        l = kept
    return {k: np.array(v) for k, v in res.items()}
