# what: eps is added to the standard deviation, outside the root
def standardize(X, eps):
    n, d = X.shape
    mean = np.zeros((1, d))
    std = np.zeros((1, d))
    for j in range(d):
        mean[0, j] = sum(X[:, j]) / n
        s = 0.0
        for i in range(n):
            s += (X[i, j] - mean[0, j]) ** 2
        std[0, j] = np.sqrt(s / (n - 1)) + eps
    Z = (X - mean) / std
    return Z, mean, std
