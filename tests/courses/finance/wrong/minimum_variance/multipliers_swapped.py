# what: the multipliers are put with the wrong vectors: lam with C^-1 1 and gam with C^-1 mu
def minimum_variance(R, target):
    T, n = R.shape
    mu = R.mean(axis=0)
    C = np.cov(R, rowvar=False, ddof=1)
    inv = np.linalg.inv(C)
    ones = np.ones(n)
    a = ones @ inv @ ones
    b = ones @ inv @ mu
    c = mu @ inv @ mu
    lowest = inv @ ones / (ones @ inv @ ones)
    lam = (a * target - b) / (a * c - b * b)
    gam = (c - b * target) / (a * c - b * b)
    w = lam * (inv @ ones) + gam * (inv @ mu)
    var = 0.0
    for i in range(n):
        for j in range(n):
            var += w[i] * w[j] * C[i, j]
    sd = var**0.5
    contributions = np.array([w[i] * (C[i] @ w) / sd for i in range(n)])
    return {"lowest": lowest, "weights": w, "volatility": sd, "contributions": contributions}
