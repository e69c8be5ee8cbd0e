# divided the areas by the largest one instead of by their sum
def delivery_performance(delivered, required, area):
    open_days = [i for i in range(len(delivered)) if delivered[i].sum() > 0]
    r = delivered[open_days] / required[open_days]
    w = area / np.max(area)
    out = {}
    out["adequacy"] = np.minimum(r, 1).mean(axis=0)
    out["efficiency"] = np.dot(w, np.minimum(1 / r, 1).mean(axis=0))
    cv = r.std(axis=0) / r.mean(axis=0)
    out["dependability"] = cv
    daily = r @ w
    var = ((r - daily[:, None]) ** 2) @ w
    out["equity"] = np.sqrt(var) / daily
    out["rating"] = np.array([2 if c <= 0.1 else 1 if c <= 0.2 else 0 for c in cv])
    return out
