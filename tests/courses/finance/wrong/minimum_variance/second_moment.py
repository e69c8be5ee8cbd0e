# what: the mean is not removed before the products: second moments instead of covariances
def minimum_variance(R, target):
    T, n = R.shape
    mu = np.mean(R, axis=0)
    X = R
    C = X.T @ X / (T - 1)
    u = np.linalg.solve(C, np.ones(n))
    v = np.linalg.solve(C, mu)
    a, b, c = np.sum(u), np.sum(v), mu @ v
    lowest = u / a
    det = a * c - b**2
    weights = ((a * target - b) * v + (c - b * target) * u) / det
    volatility = np.sqrt(weights @ C @ weights)
    contributions = weights * (C @ weights) / volatility
    return {
        "lowest": lowest,
        "weights": weights,
        "volatility": volatility,
        "contributions": contributions,
    }
