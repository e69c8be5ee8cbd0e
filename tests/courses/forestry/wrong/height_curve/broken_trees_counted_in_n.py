# counted the broken trees in the degrees of freedom instead of the trees used alone
def height_curve(dbh, height, broken, others):
    n = len(dbh)
    rows, rhs, seen = [], [], []
    for i in range(n):
        if broken[i]:
            continue
        rows.append([1.0, dbh[i]])
        rhs.append(dbh[i] / np.sqrt(height[i] - 1.3))
        seen.append(height[i])
    X = np.array(rows)
    coefs = np.linalg.solve(X.T @ X, X.T @ np.array(rhs))
    fitted = 1.3 + (X[:, 1] / (X @ coefs)) ** 2
    rss = np.sum((np.array(seen) - fitted) ** 2)
    h_new = np.array([1.3 + (x / (coefs[0] + coefs[1] * x)) ** 2 for x in others])
    return coefs, h_new, np.sqrt(rss / (n - 2))
