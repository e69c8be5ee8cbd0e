# kept the days on which the canal is closed instead of leaving them out
def delivery_performance(delivered, required, area):
    t, m = delivered.shape
    w = area / np.sum(area)
    ratio = delivered / required
    adequacy = np.zeros(m)
    inverse = np.zeros(m)
    dependability = np.zeros(m)
    for j in range(m):
        adequacy[j] = np.mean(np.minimum(ratio[:, j], 1))
        needed = [1.0 if d <= r else r / d for d, r in zip(delivered[:, j], required[:, j])]
        inverse[j] = np.mean(needed)
        dependability[j] = ratio[:, j].std() / ratio[:, j].mean()
    equity = np.zeros(t)
    for i in range(t):
        mean = np.sum(w * ratio[i])
        if mean > 0:
            equity[i] = np.sqrt(np.sum(w * (ratio[i] - mean) ** 2)) / mean
    rating = (dependability <= 0.2).astype(int) + (dependability <= 0.1)
    return {
        "adequacy": adequacy,
        "efficiency": np.sum(w * inverse),
        "dependability": dependability,
        "equity": equity,
        "rating": rating,
    }
