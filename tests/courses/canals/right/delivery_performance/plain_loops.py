def delivery_performance(delivered, required, area):
    m = len(area)
    days = [i for i in range(len(delivered)) if sum(delivered[i]) > 0]
    total = sum(area)
    adequacy, dependability, rating = np.zeros(m), np.zeros(m), np.zeros(m, dtype=int)
    efficiency = 0.0
    for j in range(m):
        col = [delivered[i, j] / required[i, j] for i in days]
        adequacy[j] = sum(min(c, 1) for c in col) / len(days)
        efficiency += area[j] / total * sum(min(1 / c, 1) for c in col) / len(days)
        mean = sum(col) / len(days)
        dependability[j] = (sum((c - mean) ** 2 for c in col) / len(days)) ** 0.5 / mean
        if dependability[j] <= 0.1:
            rating[j] = 2
        elif dependability[j] <= 0.2:
            rating[j] = 1
    equity = np.zeros(len(days))
    for d, i in enumerate(days):
        row = delivered[i] / required[i]
        mean = sum(area * row) / total
        equity[d] = (sum(area * (row - mean) ** 2) / total) ** 0.5 / mean
    return {
        "rating": rating,
        "equity": equity,
        "dependability": dependability,
        "efficiency": efficiency,
        "adequacy": adequacy,
    }
