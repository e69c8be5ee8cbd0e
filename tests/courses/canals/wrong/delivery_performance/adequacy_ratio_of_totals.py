# divided the season's sum of what was delivered (up to what was required) by the sum required instead of averaging the days' capped ratios
def delivery_performance(delivered, required, area):
    run = delivered.sum(axis=1) > 0
    d, r = delivered[run], required[run]
    w = area / area.sum()
    ratio = d / r
    total = np.minimum(d, r).sum(axis=0) / r.sum(axis=0)
    efficiency = np.sum(w * np.mean(np.minimum(r / d, 1), axis=0))
    dep = np.std(ratio, axis=0) / np.mean(ratio, axis=0)
    equity = np.zeros(len(ratio))
    for i in range(len(ratio)):
        mean = 0.0
        for j in range(len(w)):
            mean += w[j] * ratio[i, j]
        var = 0.0
        for j in range(len(w)):
            var += w[j] * (ratio[i, j] - mean) ** 2
        equity[i] = var**0.5 / mean
    rating = np.where(dep > 0.2, 0, np.where(dep > 0.1, 1, 2))
    return {"adequacy": total, "efficiency": efficiency, "dependability": dep, "equity": equity, "rating": rating}
