def weighted_fit(x, y, sigma, degree):
    m, q = len(x), degree + 1
    w = [1 / s**2 for s in sigma]
    W = sum(w)
    c = sum(w[i] * x[i] for i in range(m)) / W
    var = sum(w[i] * (x[i] - c) ** 2 for i in range(m)) / W
    u = (x - c) / var**0.5
    N = np.zeros((q, q))
    r = np.zeros(q)
    for i in range(m):
        v = u[i] ** np.arange(q)
        N += w[i] * np.outer(v, v)
        r += w[i] * v * y[i]
    coef = np.linalg.solve(N, r)
    chi2 = sum(w[i] * (y[i] - sum(coef[p] * u[i] ** p for p in range(q))) ** 2 for i in range(m)) / (m - q)
    return {"coef": coef, "err": np.sqrt(np.diag(np.linalg.inv(N)) * chi2), "chi2": chi2}
