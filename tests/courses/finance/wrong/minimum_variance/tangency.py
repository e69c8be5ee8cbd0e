# what: the target weights are those of the tangency portfolio C^-1 mu normalised, the target is ignored
def minimum_variance(R, target):
    T, n = R.shape
    mu = np.mean(R, axis=0)
    X = R - mu
    C = X.T @ X / (T - 1)
    u = np.linalg.solve(C, np.ones(n))
    v = np.linalg.solve(C, mu)
    a, b, c = np.sum(u), np.sum(v), mu @ v
    lowest = u / a
    det = a * c - b**2
    weights = v / b
    volatility = np.sqrt(weights @ C @ weights)
    contributions = weights * (C @ weights) / volatility
    return {
        "lowest": lowest,
        "weights": weights,
        "volatility": volatility,
        "contributions": contributions,
    }
