# averaged the capped ratio instead of the capped inverse ratio for the efficiency
def delivery_performance(delivered, required, area):
    running = delivered.sum(axis=1) > 0
    ratio = delivered[running] / required[running]
    weights = area / area.sum()
    capped = np.minimum(ratio, 1)
    adequacy = np.mean(capped, axis=0)
    efficiency = np.sum(weights * np.mean(capped, axis=0))
    dependability = np.std(ratio, axis=0) / np.mean(ratio, axis=0)
    mean = np.sum(weights * ratio, axis=1)
    spread = np.sqrt(np.sum(weights * (ratio - mean[:, np.newaxis]) ** 2, axis=1))
    rating = np.where(dependability <= 0.1, 2, np.where(dependability <= 0.2, 1, 0))
    return {
        "adequacy": adequacy,
        "efficiency": efficiency,
        "dependability": dependability,
        "equity": spread / mean,
        "rating": rating,
    }
