def delivery_performance(delivered, required, area):
    def cv(values, weights, axis):
        mean = np.average(values, axis=axis, weights=weights)
        centered = values - np.expand_dims(mean, axis)
        return np.sqrt(np.average(centered**2, axis=axis, weights=weights)) / mean

    closed = np.all(delivered == 0, axis=1)
    ratio = np.delete(delivered / required, np.flatnonzero(closed), axis=0)
    adequacy = np.where(ratio < 1, ratio, 1.0).mean(axis=0)
    over = 1 / np.maximum(ratio, 1)
    dependability = cv(ratio, None, 0)
    return {
        "adequacy": adequacy,
        "efficiency": np.average(over, axis=1, weights=area).mean(),
        "dependability": dependability,
        "equity": cv(ratio, area, 1),
        "rating": 2 - np.digitize(dependability, [0.1, 0.2], right=True),
    }
