# what: each lag's sum is divided by its number of pairs n-k instead of by n
def autocovariance(x, max_lag):
    dev = x - x.mean()
    result = []
    for lag in range(max_lag + 1):
        a = dev[: len(dev) - lag]
        b = dev[lag:]
        result.append((a * b).mean())
    return np.array(result)
