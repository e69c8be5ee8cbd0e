# what: the lagged series wraps around (np.roll) instead of being cut at its end
def autocovariance(x, max_lag):
    y = x - x.mean()
    gammas = []
    for k in range(max_lag + 1):
        gammas.append(np.mean(y * np.roll(y, k)))
    return np.array(gammas)
