# capped the mean ratio at 1 instead of each day's ratio before the mean
def delivery_performance(delivered, required, area):
    def cv(values):
        return np.sqrt(np.mean((values - np.mean(values)) ** 2)) / np.mean(values)

    days = delivered.sum(axis=1) != 0
    q = (delivered / required)[days]
    w = area / area.sum()
    adequacy = np.minimum(q.mean(axis=0), 1)
    efficiency = 0.0
    for j in range(len(area)):
        efficiency += w[j] * np.mean(np.minimum(1 / q[:, j], 1))
    dependability = np.array([cv(q[:, j]) for j in range(q.shape[1])])
    equity = []
    for row in q:
        mu = np.average(row, weights=area)
        equity.append(np.sqrt(np.average((row - mu) ** 2, weights=area)) / mu)
    rating = np.select([dependability <= 0.1, dependability <= 0.2], [2, 1], 0)
    return {
        "adequacy": adequacy,
        "efficiency": efficiency,
        "dependability": dependability,
        "equity": np.array(equity),
        "rating": rating,
    }
