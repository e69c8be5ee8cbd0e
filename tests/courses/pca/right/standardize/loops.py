# what: plain Python loops over features and examples
def standardize(X, eps):
    n, d = X.shape
    Z = np.empty((n, d))
    mean = np.empty((1, d))
    std = np.empty((1, d))
    for j in range(d):
        m = 0.0
        for i in range(n):
            m += X[i, j]
        m /= n
        s = 0.0
        for i in range(n):
            s += (X[i, j] - m) ** 2
        mean[0, j] = m
        std[0, j] = (s / (n - 1) + eps) ** 0.5
        for i in range(n):
            Z[i, j] = (X[i, j] - m) / std[0, j]
    return Z, mean, std
