# what: correlation matrix instead of covariance
def minimum_variance(R, target):
    T, n = R.shape
    mu = R.mean(axis=0)
    C = np.corrcoef(R, rowvar=False)
    inv = np.linalg.inv(C)
    ones = np.ones(n)
    a = ones @ inv @ ones
    b = ones @ inv @ mu
    c = mu @ inv @ mu
    lowest = inv @ ones / (ones @ inv @ ones)
    lam = (a * target - b) / (a * c - b * b)
    gam = (c - b * target) / (a * c - b * b)
    w = lam * (inv @ mu) + gam * (inv @ ones)
    var = 0.0
    for i in range(n):
        for j in range(n):
            var += w[i] * w[j] * C[i, j]
    sd = var**0.5
    contributions = np.array([w[i] * (C[i] @ w) / sd for i in range(n)])
    return {"lowest": lowest, "weights": w, "volatility": sd, "contributions": contributions}
