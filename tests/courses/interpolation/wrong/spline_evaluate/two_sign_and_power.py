# what: the term of M[i] in ds is added instead of subtracted, and the cubic part of s has h instead of h**2
def spline_evaluate(t, cache):
    knots, vals, mom = cache["x"], cache["y"], cache["M"]
    res = {"s": [], "ds": [], "dds": []}
    for tau in t:
        i = int(np.searchsorted(knots, tau, side="right")) - 1
        i = min(max(i, 0), len(knots) - 2)
        width = knots[i + 1] - knots[i]
        b = (tau - knots[i]) / width
        a = 1 - b
        value = a * vals[i] + b * vals[i + 1]
        value += (a**3 - a) * mom[i] * width / 6
        value += (b**3 - b) * mom[i + 1] * width / 6
        slope = (vals[i + 1] - vals[i]) / width
        slope += (3 * a**2 - 1) * mom[i] * width / 6
        slope += (3 * b**2 - 1) * mom[i + 1] * width / 6
        res["s"].append(value)
        res["ds"].append(slope)
        res["dds"].append(a * mom[i] + b * mom[i + 1])
    return {key: np.array(v) for key, v in res.items()}
