# gave the standard deviation as dependability instead of dividing it by the mean
def delivery_performance(delivered, required, area):
    mask = np.sum(delivered, axis=1) > 0
    rel = np.divide(delivered[mask], required[mask])
    wt = area / area.sum()
    ad = np.clip(rel, None, 1).mean(0)
    eff = wt @ np.clip(1 / rel, None, 1).mean(0)
    dep = rel.std(0)
    mu = rel @ wt
    eq = np.sqrt((rel - mu.reshape(-1, 1)) ** 2 @ wt) / mu
    rate = 2 * (dep <= 0.1) + 1 * ((dep > 0.1) & (dep <= 0.2))
    return {"adequacy": ad, "efficiency": eff, "dependability": dep, "equity": eq, "rating": rate}
